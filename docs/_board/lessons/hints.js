// The hints of a step: three rungs, each given when it is asked for, and always of the position
// that the reader sees.

import { all, one } from "../dom/dom.js";
import { bringIntoView } from "../dom/view.js";

export class StepHints {
  #given = 0;
  /** @type {(string | HTMLElement)[]} those of the position that is shown */
  #hints;
  #documented;
  #place;
  #button;
  #able = true;

  /**
   * @param {HTMLElement} item
   * @param {() => void} before is called before one is given
   */
  constructor(item, before) {
    this.#documented = all(item, ".oe-help li");
    this.#hints = this.#documented;
    this.#place = one(item, ".oe-given");
    this.#button = one(item, ".oe-hint-button");
    this.#button.addEventListener("click", () => {
      if (!this.#able) return;
      before();
      this.#give();
    });
  }

  /**
   * Go over to another position: what was hinted before is not true of it.
   * @param {string[]} hints of this position; none: those that stand in the page
   */
  follow(hints) {
    this.#hints = hints.length ? hints : this.#documented;
    this.#given = 0;
    this.#place.replaceChildren();
    this.#show();
  }

  /** @param {boolean} able whether there is something to hint at */
  enable(able) {
    this.#able = able;
    this.#show();
  }

  #give() {
    const hint = this.#hints[this.#given];
    if (!hint) return;
    this.#given += 1;
    const said = typeof hint === "string" ? [paragraph(hint)] : copies(hint);
    this.#place.append(...said);
    bringIntoView(...said, this.#button);
    this.#show();
  }

  #show() {
    const none = this.#given === this.#hints.length;
    this.#button.ariaDisabled = String(none || !this.#able);
  }
}

/** @param {string} text */
function paragraph(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/** @param {HTMLElement} hint that stands in the page */
function copies(hint) {
  return [...hint.querySelectorAll("p")].map((text) => /** @type {Element} */ (text.cloneNode(true)));
}
