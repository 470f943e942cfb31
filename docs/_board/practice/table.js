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

export class MatchTable {
  /** @type {Shown | undefined} */
  #shown;
  #figure;
  #margin;
  #cribbage;

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
   * @param {Shown} shown
   * @param {number} width that it was drawn for
   * @param {string | undefined} chosen
   */
  show(shown, width, chosen) {
    this.#shown = shown;
    const { position, legal, over, board } = shown;
    this.table.show(position, { ...position, width });
    this.#hands(shown);
    this.choose(chosen);
    this.#figure.dataset["over"] = over;
    const kinds = new Set(legal.map(({ kind }) => kind));
    for (const button of this.actions) {
      const kind = button.dataset["action"] ?? "";
      button.hidden = kind === "deal" ? over !== "round" : over !== "no" || (kind === "draw" && !shown.boneyard);
      // What alone can be done is told by its look; what cannot be done is refused in words.
      button.toggleAttribute("data-only", kinds.size === 1 && kinds.has(kind));
    }
    one(this.#figure, ".oe-onward[data-new]").hidden = over !== "match";
    this.#cribbage.innerHTML = board.picture;
    this.#cribbage.ariaLabel = board.said;
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
