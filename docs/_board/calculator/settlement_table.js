// The table of a settlement: a row for each hand, whoever wins, the sum.

import { all, one, templateOf } from "../dom/dom.js";

export class SettlementTable {
  #body;
  #sum;
  #row;
  #winner;
  #wentOut;
  /** @type {string[]} */
  #names;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.#body = one(figure, ".oe-ledger tbody");
    this.#sum = one(figure, ".oe-ledger .oe-sum");
    this.#row = one(this.#body, "tr");
    this.#winner = templateOf(figure, ".oe-winner-template").content;
    this.#wentOut = one(figure, ".oe-went-out").textContent ?? "";
    this.#names = all(figure, ".oe-hand-field label").map((label) => label.textContent ?? "");
  }

  /**
   * @param {import("../answers.js").Settled} settled
   * @param {number | null} out the seat that went out
   * @param {HTMLElement[][]} faces the tiles of each hand, as far as they are known
   */
  show({ winners, points, sum, totals }, out, faces) {
    const rows = totals.map((total, seat) => {
      const row = /** @type {HTMLElement} */ (this.#row.cloneNode(true));
      const wins = winners.includes(seat);
      row.className = wins ? "oe-wins" : "";
      const name = one(row, "th");
      name.replaceChildren(this.#names[seat] ?? "");
      if (wins) name.append(this.#winner.cloneNode(true));
      if (faces[seat]?.length) name.append(left(faces[seat]));
      one(row, "td").textContent = seat === out ? this.#wentOut : String(total);
      return row;
    });
    this.#body.replaceChildren(...rows);
    this.#sum.textContent = sum || String(points);
  }
}

/** @param {HTMLElement[]} faces */
function left(faces) {
  const span = document.createElement("span");
  span.className = "oe-left";
  span.append(...faces);
  return span;
}
