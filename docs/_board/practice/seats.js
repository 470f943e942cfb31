// Who sits at the table, with counts, points and what can be seen of their hands; and the boneyard.

import { all, elementOf, one, templateOf } from "../dom/dom.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {Pick<Shown, "seats" | "over" | "boneyard" | "drawable"> & {board: {marks: string[]}}} Seated */

export class MatchSeats {
  #list;
  #seat;
  #back;
  #boneyard;
  #tray;
  #levels;

  /**
   * @param {HTMLElement} figure
   * @param {import("../play/tray.js").Tray} tray that has the picture of every tile
   * @param {Record<string, string>} levels what the players are called
   */
  constructor(figure, tray, levels) {
    this.#list = one(figure, ".oe-seats");
    this.#seat = elementOf(templateOf(figure, ".oe-seat-template"));
    this.#back = elementOf(templateOf(figure, ".oe-back-template"));
    this.#boneyard = one(figure, ".oe-boneyard");
    this.#tray = tray;
    this.#levels = levels;
  }

  /** @param {Seated} shown */
  show(shown) {
    const items = shown.seats.map((seat, at) => {
      const item = this.#list.children[at] ?? this.#seat.cloneNode(true);
      this.#fill(/** @type {HTMLElement} */ (item), seat, shown.over !== "no");
      one(/** @type {HTMLElement} */ (item), ".oe-mark").innerHTML = shown.board.marks[seat.side] ?? "";
      return item;
    });
    if (items.some((item, at) => this.#list.children[at] !== item) || items.length !== this.#list.children.length) {
      this.#list.replaceChildren(...items);
    }
    this.#showBoneyard(shown);
  }

  /**
   * @param {HTMLElement} item
   * @param {import("../answers.js").SeatShown} seat
   * @param {boolean} over
   */
  #fill(item, seat, over) {
    item.toggleAttribute("data-turn", seat.turn && !over);
    item.toggleAttribute("data-reader", seat.level === null);
    item.toggleAttribute("data-leads", seat.leads);
    one(item, ".oe-name").textContent = seat.name;
    one(item, ".oe-level").textContent = seat.level === null ? "" : (this.#levels[seat.level] ?? "");
    one(item, ".oe-points .oe-count").textContent = String(seat.score);
    one(item, ".oe-tiles .oe-count").textContent = String(seat.count);
    one(item, ".oe-down").hidden = seat.hand !== null;
    const tiles = seat.hand
      ? seat.hand.map((tile) => this.#tray.face(tile))
      : Array.from({ length: seat.count }, () => this.#back.cloneNode(true));
    one(item, ".oe-hand").replaceChildren(...tiles);
  }

  /** @param {Seated} shown */
  #showBoneyard({ boneyard, drawable }) {
    const kept = boneyard - drawable;
    this.#boneyard.hidden = boneyard === 0;
    one(this.#boneyard, ".oe-lying .oe-count").textContent = String(boneyard);
    one(this.#boneyard, ".oe-kept .oe-count").textContent = String(kept);
    one(this.#boneyard, ".oe-kept").hidden = kept === 0;
    const pile = one(this.#boneyard, ".oe-pile");
    while (pile.children.length < boneyard) {
      const tile = document.createElement("span");
      tile.append(this.#back.cloneNode(true));
      pile.append(tile);
    }
    while (pile.children.length > boneyard) pile.lastElementChild?.remove();
    all(pile, ":scope > span").forEach((tile, at) => tile.toggleAttribute("data-kept", at < kept));
  }
}
