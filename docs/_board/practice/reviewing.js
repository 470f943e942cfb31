// The reader's own moves in a round, looked at afterwards: what each choice was worth, and why.

import { one } from "../position.js";
import { madeBy } from "./sitters.js";

/** @typedef {import("./shapes.js").Move} Move */

export class Reviewing {
  #button;
  #part;
  #list;
  #move;
  #yours;
  #points;
  #look;

  /**
   * @param {HTMLElement} figure
   * @param {string} lang
   * @param {{ask: () => void, look: (at: number) => void}} wanted
   */
  constructor(figure, lang, { ask, look }) {
    this.#button = one(figure, ".oe-review-button");
    this.#part = one(figure, ".oe-review");
    this.#list = one(this.#part, ".oe-moves");
    this.#move = madeBy(one(figure, ".oe-move-template"));
    this.#yours = /** @type {HTMLTemplateElement} */ (one(figure, ".oe-yours-template")).content;
    this.#points = new Intl.NumberFormat(lang, {
      signDisplay: "exceptZero",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.#look = look;
    this.#button.addEventListener("click", ask);
  }

  /** @param {Move[]} moves */
  show(moves) {
    this.#list.replaceChildren(...moves.map((move) => this.#item(move)));
    this.#part.hidden = false;
    this.#part.focus();
  }

  /** @param {boolean} able whether there is a round to look back at */
  offer(able) {
    this.#button.hidden = !able;
    this.#part.hidden = true;
    this.#list.replaceChildren();
  }

  /** @param {Move} move */
  #item(move) {
    const item = /** @type {HTMLElement} */ (this.#move.cloneNode(true));
    const best = move.choices[0]?.action === move.chosen.action;
    item.toggleAttribute("data-best", best);
    one(item, ".oe-move-said").textContent = move.said;
    one(item, "tbody").replaceChildren(...move.choices.map((choice) => this.#row(choice, move)));
    one(item, "details").hidden = move.choices.length < 2;
    one(item, ".oe-look-at").addEventListener("click", () => this.#look(move.event));
    return item;
  }

  /** @param {import("./shapes.js").Weighed} choice @param {Move} move */
  #row(choice, move) {
    const row = document.createElement("tr");
    const name = document.createElement("th");
    name.scope = "row";
    name.append(choice.said);
    if (choice.action === move.chosen.action) name.append(this.#yours.cloneNode(true));
    const why = [...choice.reasons, choice.sure].filter(Boolean).join(" ");
    if (why) name.append(note(why));
    const points = document.createElement("td");
    points.append(this.#points.format(choice.points), note(`± ${this.#error(choice.error)}`));
    row.append(name, points);
    return row;
  }

  /** @param {number} error */
  #error(error) {
    return this.#points.format(error).replace("+", "");
  }
}

/** @param {string} text */
function note(text) {
  const small = document.createElement("span");
  small.className = "oe-why";
  small.textContent = text;
  return small;
}
