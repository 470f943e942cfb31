// The seats of a round, with their hands open or face down, and the boneyard.

import { all, elementOf, one } from "../dom/dom.js";

/** @typedef {import("../answers.js").RoundShown} RoundShown */

export class Seats {
  #seats;
  #boneyard;
  #back;
  #tray;

  /**
   * @param {HTMLElement} figure
   * @param {import("./tray.js").Tray} tray that has the picture of every tile that may be held
   * @param {HTMLTemplateElement} template of a tile that lies face down
   */
  constructor(figure, tray, template) {
    this.#seats = all(figure, ".oe-seat");
    this.#boneyard = one(figure, ".oe-boneyard");
    this.#back = elementOf(template);
    this.#tray = tray;
  }

  /**
   * @param {RoundShown} round
   * @param {(seat: number) => boolean} open whether a hand can be seen
   */
  show(round, open) {
    const over = round.legal.length === 0;
    this.#seats.forEach((seat, at) => {
      const hand = round.hands[at] ?? [];
      seat.toggleAttribute("data-turn", at === round.turn && !over);
      one(seat, ".oe-count").textContent = String(hand.length);
      one(seat, ".oe-down").hidden = open(at);
      const tiles = open(at)
        ? hand.map((tile) => this.#tray.face(tile))
        : hand.map(() => this.#back.cloneNode(true));
      one(seat, ".oe-hand").replaceChildren(...tiles);
    });
    const kept = round.boneyard - round.drawable;
    one(this.#boneyard, ".oe-lying .oe-count").textContent = String(round.boneyard);
    one(this.#boneyard, ".oe-kept .oe-count").textContent = String(kept);
    one(this.#boneyard, ".oe-kept").hidden = kept === 0;
    all(this.#boneyard, ".oe-pile > span").forEach((tile, at) => {
      tile.hidden = at >= round.boneyard;
      tile.toggleAttribute("data-kept", at < kept);
    });
  }
}
