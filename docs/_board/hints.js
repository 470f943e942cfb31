// The hints of a step: three rungs, each given when it is asked for.

import { all, one } from "./position.js";
import { bringIntoView } from "./view.js";

export class Hints {
  #given = 0;
  #hints;
  #place;
  #button;

  /** @param {HTMLElement} item */
  constructor(item) {
    this.#hints = all(item, ".oe-help li");
    this.#place = one(item, ".oe-given");
    this.#button = one(item, ".oe-hint-button");
    this.#button.addEventListener("click", () => this.#give());
  }

  #give() {
    const hint = this.#hints[this.#given];
    if (!hint) return;
    this.#given += 1;
    const said = [...hint.querySelectorAll("p")].map((paragraph) => /** @type {Element} */ (paragraph.cloneNode(true)));
    this.#place.append(...said);
    bringIntoView(...said, this.#button);
    this.#button.ariaDisabled = String(this.#given === this.#hints.length);
  }
}
