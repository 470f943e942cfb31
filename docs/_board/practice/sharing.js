// A match as a link and as text: to copy, and to open again.

import { one } from "../dom/dom.js";
import { linkTo } from "../dom/links.js";
import { Status } from "../dom/status.js";

export class Sharing {
  #id;
  #fold;
  #link;
  /** @type {HTMLTextAreaElement} */
  #field;
  #wrong;
  #status;
  #text = "";

  /**
   * @param {HTMLElement} figure
   * @param {Status} status
   * @param {(text: string) => void} open
   */
  constructor(figure, status, open) {
    this.#id = figure.id;
    this.#status = status;
    this.#fold = /** @type {HTMLDetailsElement} */ (one(figure, ".oe-share"));
    this.#link = /** @type {HTMLAnchorElement} */ (one(figure, ".oe-link"));
    const form = one(figure, ".oe-paste");
    this.#field = /** @type {HTMLTextAreaElement} */ (one(form, "textarea"));
    this.#wrong = one(form, ".oe-wrong");
    one(figure, ".oe-copy-link").addEventListener("click", () => this.#copy(this.#link.href, "copied_link"));
    one(figure, ".oe-copy-text").addEventListener("click", () => this.#copy(this.#text, "copied_text"));
    this.#field.addEventListener("input", () => this.wrong(""));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (text) open(text);
      else this.wrong(status.sentence("nothing_pasted"));
    });
  }

  /** @param {string} text of the match that there is */
  show(text) {
    this.#text = text;
    this.#link.setAttribute("href", linkTo(this.#id, [["match", text]]));
  }

  get hash() {
    return this.#link.hash;
  }

  /**
   * Show a text that cannot be opened, and why; the place of the fault is chosen in it.
   * @param {string} text
   * @param {import("../answers.js").TextFault} fault
   */
  refuse(text, fault) {
    this.#fold.open = true;
    this.#field.value = text;
    this.wrong(fault.message);
    this.#field.focus();
    // The engine counts characters, a field counts those beyond the first plane twice.
    const before = [...text].slice(0, fault.column - 1).join("");
    this.#field.setSelectionRange(before.length, text.length);
  }

  /** A text has been opened. */
  opened() {
    this.#field.value = "";
    this.wrong("");
    this.#fold.open = false;
  }

  /** Say what is wrong with the text. @param {string} said */
  wrong(said) {
    this.#wrong.textContent = said;
    if (said) this.#field.setAttribute("aria-invalid", "true");
    else this.#field.removeAttribute("aria-invalid");
  }

  /** @param {string} text @param {string} done the name of what is said then */
  async #copy(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.#status.say(done);
    } catch {
      this.#field.value = text;
      this.#field.focus();
      this.#field.select();
      this.#status.say("not_copied");
    }
  }
}
