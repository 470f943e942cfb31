// A question with a Check button: radio buttons, or tiles of which several can be chosen. What is
// chosen becomes the name of a choice, and the answer to that stands in the page.

import { all, one } from "../dom/dom.js";
import { Tray } from "../play/tray.js";

export class Question {
  #form;
  /** @type {HTMLInputElement[]} */
  #inputs;
  /** @type {Tray | undefined} */
  #tray;
  /** @type {string[]} all tiles, in the order in which choices name them */
  #tiles = [];
  /** @type {Set<string>} */
  #chosen = new Set();
  #able = true;

  /**
   * @param {HTMLElement} item
   * @param {(choice: string) => void} ask
   */
  constructor(item, ask) {
    this.#form = one(item, ".oe-question");
    this.#inputs = all(item, ".oe-question input").map(
      (input) => /** @type {HTMLInputElement} */ (input),
    );
    if (!this.#inputs.length) {
      this.#tiles = all(item, ".oe-pick").map((pick) => pick.dataset["tile"] ?? "");
      this.#tray = new Tray(one(item, ".oe-tray"), (tile) => this.#toggle(tile));
    }
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#able) ask(this.#choice);
    });
    this.#show();
  }

  get #choice() {
    if (this.#tray) return this.#tiles.filter((tile) => this.#chosen.has(tile)).join(" ");
    return this.#inputs.filter(({ checked }) => checked).map(({ value }) => value).join(" ");
  }

  /** @param {boolean} able whether it can be answered */
  enable(able) {
    this.#able = able;
    one(this.#form, ".oe-check-it").ariaDisabled = String(!able);
    for (const input of this.#inputs) input.disabled = !able;
    this.#show();
  }

  /** Nothing is chosen any more. */
  clear() {
    this.#chosen.clear();
    for (const input of this.#inputs) input.checked = false;
    this.#show();
  }

  focus() {
    if (this.#tray) this.#tray.focus(this.#tiles[0] ?? "");
    else this.#inputs[0]?.focus();
  }

  /** @param {string} tile */
  #toggle(tile) {
    if (!this.#able) return;
    if (!this.#chosen.delete(tile)) this.#chosen.add(tile);
    this.#show();
  }

  #show() {
    this.#tray?.show(this.#tiles, [...this.#chosen]);
  }
}
