// Hints in three rungs, each given when it is asked for; a new position begins at the first again.

import { one } from "../position.js";

const RUNGS = 3;

export class Hinting {
  #rung = 0;
  #button;
  #place;

  /**
   * @param {HTMLElement} figure
   * @param {(rung: number) => void} ask
   */
  constructor(figure, ask) {
    this.#button = one(figure, ".oe-hint-button");
    this.#place = one(figure, ".oe-given");
    this.#button.addEventListener("click", () => {
      if (this.#button.ariaDisabled !== "true") ask(this.#rung + 1);
    });
  }

  /** @param {import("./shapes.js").Hint} hint @param {number} rung */
  give(hint, rung) {
    this.#rung = rung;
    this.#button.ariaDisabled = String(rung === RUNGS);
    for (const said of hint.said) {
      const sentence = document.createElement("p");
      sentence.textContent = said;
      this.#place.append(sentence);
    }
  }

  /** @param {boolean} able whether there is something to choose */
  clear(able) {
    this.#rung = 0;
    this.#place.replaceChildren();
    this.#button.ariaDisabled = String(!able);
  }
}
