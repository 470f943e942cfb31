// The reader's own moves in a round, looked at afterwards: what each choice was worth, and why.

import { elementOf, one, templateOf } from "../dom/dom.js";
import { focusInView } from "../dom/view.js";
import { withTiles } from "./tiles_in_text.js";

/** @typedef {import("../answers.js").MoveShown} Move */

export class Review {
  #button;
  #part;
  #list;
  #move;
  #yours;
  #tray;
  #look;

  /**
   * @param {HTMLElement} figure
   * @param {import("../play/tray.js").Tray} tray
   * @param {{ask: () => void, look: (at: number) => void}} wanted
   */
  constructor(figure, tray, { ask, look }) {
    this.#button = one(figure, ".oe-review-button");
    this.#part = one(figure, ".oe-review");
    this.#list = one(this.#part, ".oe-moves");
    this.#move = elementOf(templateOf(figure, ".oe-move-template"));
    this.#yours = templateOf(figure, ".oe-yours-template").content;
    this.#tray = tray;
    this.#look = look;
    this.#button.addEventListener("click", ask);
  }

  /** @param {Move[]} moves */
  show(moves) {
    this.#list.replaceChildren(...moves.map((move) => this.#item(move)));
    this.#part.hidden = false;
    focusInView(this.#part);
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
    const forced = move.choices.length < 2; // then there was nothing to choose well
    item.toggleAttribute("data-best", !forced && move.choices[0]?.action === move.chosen);
    one(item, ".oe-move-said").append(...withTiles(move.message, this.#tray));
    one(item, ".oe-worth").replaceChildren(...move.choices.map((choice) => this.#choice(choice, move)));
    one(item, "details").hidden = forced;
    one(item, ".oe-look-at").addEventListener("click", () => this.#look(move.event));
    return item;
  }

  /** @param {import("../answers.js").ChoiceShown} choice @param {Move} move */
  #choice(choice, move) {
    const entry = document.createElement("li");
    entry.append(...withTiles(choice.message, this.#tray));
    if (choice.action === move.chosen) entry.append(this.#yours.cloneNode(true));
    const why = document.createElement("p");
    why.className = "oe-why";
    why.append(...withTiles([...choice.reasons, choice.sure].filter(Boolean).join(" "), this.#tray));
    entry.append(why);
    return entry;
  }
}
