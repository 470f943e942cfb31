// The list of what could not be read and was put aside: each to be taken back, saved as a file, or removed.

import { all, one, templateOf } from "../dom/dom.js";
import { saveFile } from "../dom/files.js";

/** @typedef {import("./store.js").Unreadable} Unreadable */
/**
 * @typedef {object} Source where it was put aside
 * @property {readonly Unreadable[]} unreadable
 * @property {(found: Unreadable) => void} drop
 * @property {(found: Unreadable) => void} restore
 */

export class UnreadableList {
  #part;
  #list;
  #template;
  #source;
  #lang;
  #status;
  #takeBack;
  /** @type {Unreadable | undefined} */
  #removed;

  /**
   * @param {HTMLElement} part of the page
   * @param {Source} source
   * @param {import("../dom/status.js").Status} status
   * @param {(text: string) => boolean} takeBack whether a text could be read now, and has been taken
   */
  constructor(part, source, status, takeBack) {
    this.#part = part;
    this.#list = one(part, "ul");
    this.#template = templateOf(part, "template");
    this.#source = source;
    this.#lang = document.documentElement.lang;
    this.#status = status;
    this.#takeBack = takeBack;
    one(part, ".oe-back-again").addEventListener("click", () => this.#restore());
    this.show();
  }

  show() {
    const { unreadable } = this.#source;
    this.#part.hidden = !unreadable.length && !this.#removed;
    one(this.#part, ".oe-back-again").hidden = !this.#removed;
    this.#list.replaceChildren(...unreadable.map((found) => this.#entry(found)));
  }

  /** @param {Unreadable} found */
  #entry(found) {
    const entry = /** @type {HTMLElement} */ (this.#template.content.cloneNode(true)).querySelector("li");
    if (!entry) throw new Error("the page has no entry for what was put aside");
    const when = new Date(found.since).toLocaleString(this.#lang, { dateStyle: "medium", timeStyle: "short" });
    one(entry, ".oe-when").textContent = when;
    one(entry, ".oe-snippet").textContent = found.text.slice(0, 60) + (found.text.length > 60 ? "…" : "");
    const [back, save, remove] = all(entry, "button");
    back?.addEventListener("click", () => this.#back(found));
    save?.addEventListener("click", () => this.#save(found));
    remove?.addEventListener("click", () => this.#remove(found));
    return entry;
  }

  /** @param {Unreadable} found */
  #back(found) {
    if (!this.#takeBack(found.text)) {
      this.#status.say("aside_unread");
      return;
    }
    this.#source.drop(found);
    this.show();
    this.#status.say("aside_back");
    this.#land();
  }

  /** @param {Unreadable} found */
  #save(found) {
    const name = `open-ends-${found.since}.txt`;
    saveFile(name, found.text);
    this.#status.say("saved_file", { name });
  }

  /** @param {Unreadable} found */
  #remove(found) {
    this.#removed = found;
    this.#source.drop(found);
    this.show();
    this.#status.say("aside_removed");
    one(this.#part, ".oe-back-again").focus();
  }

  #restore() {
    if (this.#removed) this.#source.restore(this.#removed);
    this.#removed = undefined;
    this.show();
    this.#status.say("aside_restored");
    this.#land();
  }

  /** A button that has gone leaves the focus to what is near. */
  #land() {
    const next = this.#list.querySelector("button");
    if (next instanceof HTMLElement && !this.#part.hidden) next.focus();
    else this.#status.focus();
  }
}
