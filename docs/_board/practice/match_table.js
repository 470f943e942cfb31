// The table of a match: the line with its ends, who sits around it, the reader's hand, what can be
// pressed. What is shown is what the engine has answered; nothing is worked out here.

import { Idiomorph } from "idiomorph";
import { all, drawn, one } from "../dom/dom.js";
import { Moment } from "./moment.js";
import { MatchSeats } from "./seats.js";
import { TilePictures } from "./tile_pictures.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/**
 * @typedef {object} Place how much room a match needs as it begins
 * @property {string[]} levels of the others
 * @property {number} hand how many tiles each is dealt
 * @property {number} boneyard how many tiles are left
 */

export class MatchTable {
  /** @type {Shown | undefined} */
  #shown;
  /** @type {import("../answers.js").EventShown[]} */
  #events = [];
  /** Whether the round that was shown last had been settled. */
  #settled = false;
  #figure;
  #margin;
  #playable;
  #seats;
  #moment;
  #pictures;
  #cribbage;
  /** The round, and the width of the hand in it, that the hand has kept its height for. */
  #kept = "";

  /**
   * @param {HTMLElement} figure
   * @param {import("./shapes.js").PracticeData} data
   * @param {import("../play/playable.js").Playable} playable
   */
  constructor(figure, data, playable) {
    this.#figure = figure;
    this.#margin = data.margin;
    this.#cribbage = one(figure, ".oe-cribbage");
    this.#playable = playable;
    this.#moment = new Moment(figure, data.faces);
    this.#seats = new MatchSeats(figure, this.#tray, data);
    this.#pictures = new TilePictures(this.#tray, data.lang, () => this.#shown && this.#hands(this.#shown));
  }

  get #tray() {
    return /** @type {import("../play/tray.js").Tray} */ (this.#playable.tray);
  }

  /** How wide the engine may lay a line out, in half-tiles. */
  get columns() {
    return this.#playable.table.columns(this.#margin);
  }

  /**
   * Keep the place of a match that is coming: nothing is seen of it yet, and nothing moves when it is there.
   * @param {Place} place
   */
  reserve({ levels, hand, boneyard }) {
    this.#figure.toggleAttribute("data-coming", true);
    this.#figure.dataset["over"] = "no";
    const seat = { name: "\u00a0", count: hand, hand: null, side: 0, score: 0, leads: false, turn: false };
    const seats = [null, ...levels].map((level) => ({ ...seat, level }));
    this.#seats.show({ seats, over: "no", board: { marks: [] }, boneyard, drawable: boneyard });
    this.#playable.table.clear();
    this.#tray.show(this.#tray.tiles.slice(0, hand), undefined);
    this.#keepHeight("");
  }

  /**
   * @param {Shown} shown
   * @param {number} width that it was drawn for
   * @param {boolean} past whether it is an earlier moment, while it is looked at
   * @param {import("../answers.js").EventShown[]} events all that has happened until then
   */
  show(shown, width, past, events) {
    this.#shown = shown;
    this.#events = events;
    const { position, legal, over, board, yours } = shown;
    this.#figure.removeAttribute("data-coming");
    this.#hands(shown);
    const free = over === "no" ? position.free : [];
    // While the others move, the status has their moves to tell.
    this.#playable.show({ position, own: { ...position, width }, free, past, quiet: over === "no" && !yours });
    this.#figure.dataset["over"] = over;
    const kinds = new Set(legal.map(({ kind }) => String(kind)));
    for (const button of this.#playable.actions) {
      const kind = button.dataset["action"] ?? "";
      button.hidden = kind === "deal" ? over !== "round" : over !== "no" || (kind === "draw" && !shown.boneyard);
      // What alone can be done is told by its look; what cannot be done is refused in words.
      button.toggleAttribute("data-only", kinds.size === 1 && kinds.has(kind));
    }
    one(this.#figure, ".oe-onward[data-new]").hidden = over !== "match";
    // A peg that has been there already walks to its new hole.
    if (this.#cribbage.firstElementChild) Idiomorph.morph(this.#cribbage.firstElementChild, drawn(board.picture));
    else this.#cribbage.innerHTML = board.picture;
    this.#cribbage.ariaLabel = board.message;
    const settled = shown.settled !== undefined && !past;
    this.#moment.show(shown, settled && !this.#settled);
    this.#settled = settled;
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

  /** Where the focus belongs when nothing else has it. */
  get landing() {
    if (this.#figure.hasAttribute("data-coming")) return undefined;
    const next = all(this.#figure, ".oe-onward").find((button) => !button.hidden);
    const tile = all(this.#figure, ".oe-pick").find((pick) => pick.tabIndex === 0 && pick.checkVisibility());
    return next ?? tile;
  }

  /** @param {Shown} shown */
  #hands(shown) {
    this.#seats.show(shown, this.#events);
    const seen = [...shown.position.free, ...shown.seats.flatMap(({ hand }) => hand ?? [])];
    this.#pictures.need(seen);
  }
}
