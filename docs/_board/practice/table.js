// The table of a match: the line with its ends, who sits around it, the reader's hand, what can be
// pressed. What is shown is what the engine has answered; nothing is worked out here.

import { byKeyboard, Clicks } from "../keys.js";
import { all, one } from "../position.js";
import { Table } from "../table.js";
import { Tray } from "../tray.js";
import { Faces } from "./faces.js";
import { Sitters } from "./sitters.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/**
 * @typedef {object} Hands what the reader does at the table
 * @property {(tile: string, byKeyboard: boolean) => void} choose
 * @property {(end: string, byKeyboard: boolean) => void} place
 * @property {(action: string, byKeyboard: boolean) => void} act
 */
/**
 * @typedef {object} Place how much room a match needs as it begins
 * @property {string[]} levels of the others
 * @property {number} hand how many tiles each is dealt
 * @property {number} boneyard how many tiles are left
 */

export class MatchTable {
  /** @type {Shown | undefined} */
  #shown;
  #figure;
  #margin;
  #cribbage;
  /** The round, and the width of the hand in it, that the hand has kept its height for. */
  #kept = "";

  /**
   * @param {HTMLElement} figure
   * @param {import("./shapes.js").PracticeData} data
   * @param {Hands} hands
   */
  constructor(figure, data, { choose, place, act }) {
    this.#figure = figure;
    this.#margin = data.margin;
    this.#cribbage = one(figure, ".oe-cribbage");
    this.tray = new Tray(one(figure, ".oe-tray"), choose);
    const template = /** @type {HTMLTemplateElement} */ (one(figure, ".oe-end-template"));
    this.table = new Table(one(figure, ".oe-room"), template, place);
    this.sitters = new Sitters(figure, this.tray, data.levels);
    this.faces = new Faces(this.tray, data.lang, () => this.#shown && this.#hands(this.#shown));
    this.actions = all(figure, ".oe-act[data-action]");
    for (const button of this.actions) {
      const clicks = new Clicks();
      button.addEventListener("click", (event) => {
        if (!clicks.repeated(event, button)) act(button.dataset["action"] ?? "", byKeyboard(event));
      });
    }
  }

  /** How wide the engine may lay a line out, in half-tiles. */
  get columns() {
    return this.table.columns(this.#margin);
  }

  /**
   * Keeps the place of a match that is coming: nothing is seen of it yet, and nothing moves when it is there.
   * @param {Place} place
   */
  reserve({ levels, hand, boneyard }) {
    this.#figure.toggleAttribute("data-coming", true);
    this.#figure.dataset["over"] = "no";
    const seat = { name: "\u00a0", count: hand, hand: null, side: 0, score: 0, leads: false, turn: false };
    const seats = [null, ...levels].map((level) => ({ ...seat, level }));
    this.sitters.show({ seats, over: "no", board: { marks: [] }, boneyard, drawable: boneyard });
    this.table.clear();
    this.tray.show(this.tray.tiles.slice(0, hand), undefined);
    this.#keepHeight("");
  }

  /**
   * @param {Shown} shown
   * @param {number} width that it was drawn for
   * @param {string | undefined} chosen
   */
  show(shown, width, chosen) {
    this.#shown = shown;
    const { position, legal, over, board } = shown;
    this.#figure.removeAttribute("data-coming");
    this.table.show(position, { ...position, width });
    this.#hands(shown);
    this.choose(chosen);
    this.#figure.dataset["over"] = over;
    const kinds = new Set(legal.map(({ kind }) => String(kind)));
    for (const button of this.actions) {
      const kind = button.dataset["action"] ?? "";
      button.hidden = kind === "deal" ? over !== "round" : over !== "no" || (kind === "draw" && !shown.boneyard);
      // What alone can be done is told by its look; what cannot be done is refused in words.
      button.toggleAttribute("data-only", kinds.size === 1 && kinds.has(kind));
    }
    one(this.#figure, ".oe-onward[data-new]").hidden = over !== "match";
    this.#cribbage.innerHTML = board.picture;
    this.#cribbage.ariaLabel = board.message;
    this.#keepHeight(String(shown.round));
  }

  /** A hand that has become smaller keeps its height until the round is over: what is below it stays. @param {string} round */
  #keepHeight(round) {
    const tray = one(this.#figure, ".oe-tray");
    const kept = `${round} ${tray.clientWidth}`;
    if (kept !== this.#kept) tray.style.minHeight = "";
    this.#kept = kept;
    if (tray.checkVisibility()) tray.style.minHeight = getComputedStyle(tray).height;
  }

  /** @param {string | undefined} tile in the reader's hand */
  choose(tile) {
    if (!this.#shown) return;
    const { position, over } = this.#shown;
    this.tray.show(over === "no" ? position.free : [], tile);
    this.table.mark((tile && position.fits[tile]) || []);
  }

  /** Where the focus belongs when nothing else has it. */
  get landing() {
    if (this.#figure.hasAttribute("data-coming")) return undefined;
    const onward = all(this.#figure, ".oe-onward").find((button) => !button.hidden);
    const tile = all(this.#figure, ".oe-pick").find((pick) => pick.tabIndex === 0 && pick.checkVisibility());
    return onward ?? tile;
  }

  /** @param {Shown} shown */
  #hands(shown) {
    this.sitters.show(shown);
    const seen = [...shown.position.free, ...shown.seats.flatMap(({ hand }) => hand ?? [])];
    this.faces.need(seen);
  }
}
