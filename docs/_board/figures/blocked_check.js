// The check of a blocked round, seat by seat: the reader says for each hand whether it can place,
// and is told the truth. All of it stands in the page; no engine is needed.

import { all, one, readJson } from "../dom/dom.js";
import { Clicks } from "../dom/keys.js";
import { Status } from "../dom/status.js";
import { bringIntoView } from "../dom/view.js";

/** @typedef {{can: boolean[], say: Record<string, string>}} CheckData for each look the truth */

export class OpenEndsCheck extends HTMLElement {
  /** @type {Check | undefined} */
  #check;

  connectedCallback() {
    this.#check ??= new Check(this);
  }
}

class Check {
  /** How many looks have been taken. */
  #taken = 0;
  /** The seats that look, in their order. */
  #looks;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    /** @type {CheckData} */
    this.data = readJson(figure);
    this.figure = figure;
    this.status = new Status(one(figure, ".oe-status"), this.data.say);
    this.#looks = all(figure, ".oe-look").slice(0, this.data.can.length);
    this.declarations = all(figure, ".oe-act");
    this.undo = one(figure, ".oe-undo");
    this.restore = one(figure, ".oe-restore");
    for (const button of this.declarations) this.#listen(button);
    this.undo.addEventListener("click", () => {
      if (this.#taken) this.#go(this.#taken - 1, "back");
    });
    this.restore.addEventListener("click", () => {
      if (this.#taken) this.#go(0, "restored");
    });
    this.#show();
  }

  /** @param {HTMLElement} button of a declaration */
  #listen(button) {
    const clicks = new Clicks();
    button.addEventListener("click", (event) => {
      if (!clicks.repeated(event, button) && !this.#over) this.#declare(button);
    });
  }

  get #over() {
    return this.#taken === this.#looks.length;
  }

  #show() {
    this.#looks.forEach((look, at) => {
      look.dataset["state"] =
        at < this.#taken ? "done" : at === this.#taken ? "looking" : "waiting";
      if (at === this.#taken && !this.#over) look.setAttribute("aria-current", "step");
      else look.removeAttribute("aria-current");
      look.removeAttribute("data-false");
    });
    for (const button of this.declarations) {
      button.ariaDisabled = String(this.#over);
      button.removeAttribute("data-false");
    }
    this.figure.toggleAttribute("data-over", this.#over);
    this.undo.ariaDisabled = String(this.#taken === 0);
    this.restore.ariaDisabled = String(this.#taken === 0);
  }

  /** @param {HTMLElement} button */
  #declare(button) {
    const look = /** @type {HTMLElement} */ (this.#looks[this.#taken]);
    const can = button.dataset["can"] === "yes";
    if (can !== this.data.can[this.#taken]) {
      look.setAttribute("data-false", "");
      button.setAttribute("data-false", "");
      this.status.tell(...said(look, ".oe-look-false"), " ", this.status.sentence("not_so"));
      bringIntoView(look, this.status.element, button);
      return;
    }
    this.#taken += 1;
    this.#show();
    const next = this.#over
      ? said(this.figure, ".oe-verdict")
      : [this.status.sentence("next", { number: this.#number })];
    this.status.tell(...said(look, ".oe-look-said"), " ", ...next);
    bringIntoView(look, this.status.element, this.#looks[this.#taken], button);
  }

  /** The number of the seat that looks now. */
  get #number() {
    return this.#looks[this.#taken]?.dataset["seat"] ?? "";
  }

  /**
   * @param {number} taken
   * @param {string} name of the sentence that says it
   */
  #go(taken, name) {
    this.#taken = taken;
    this.#show();
    this.status.say(name, { number: this.#number });
    bringIntoView(this.#looks[taken], this.status.element);
  }
}

/**
 * A sentence of the page, to be said again.
 * @param {HTMLElement} root
 * @param {string} selector
 */
function said(root, selector) {
  return [.../** @type {HTMLElement} */ (one(root, selector).cloneNode(true)).childNodes];
}
