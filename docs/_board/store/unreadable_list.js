// What could not be read and was put aside: a list of it, each to be taken back, saved as a file, or removed.

import { saveFile } from "../dom/files.js";
import { all, one } from "../dom/dom.js";

/** @typedef {import("./store.js").Aside} Aside */
/**
 * @typedef {object} Source where it was put aside
 * @property {readonly Aside[]} asides
 * @property {(aside: Aside) => void} drop
 * @property {(aside: Aside) => void} restore
 */

export class AsideList {
  #part;
  #list;
  #template;
  #source;
  #lang;
  #status;
  #takeBack;
  /** @type {Aside | undefined} */
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
    this.#template = /** @type {HTMLTemplateElement} */ (one(part, "template"));
    this.#source = source;
    this.#lang = document.documentElement.lang;
    this.#status = status;
    this.#takeBack = takeBack;
    one(part, ".oe-back-again").addEventListener("click", () => this.#restore());
    this.show();
  }

  show() {
    const { asides } = this.#source;
    this.#part.hidden = !asides.length && !this.#removed;
    one(this.#part, ".oe-back-again").hidden = !this.#removed;
    this.#list.replaceChildren(...asides.map((aside) => this.#entry(aside)));
  }

  /** @param {Aside} aside */
  #entry(aside) {
    const entry = /** @type {HTMLElement} */ (this.#template.content.cloneNode(true)).querySelector("li");
    if (!entry) throw new Error("the page has no entry for what was put aside");
    const when = new Date(aside.since).toLocaleString(this.#lang, { dateStyle: "medium", timeStyle: "short" });
    one(entry, ".oe-when").textContent = when;
    one(entry, ".oe-snippet").textContent = aside.text.slice(0, 60) + (aside.text.length > 60 ? "…" : "");
    const [back, save, remove] = all(entry, "button");
    back?.addEventListener("click", () => this.#back(aside));
    save?.addEventListener("click", () => this.#save(aside));
    remove?.addEventListener("click", () => this.#remove(aside));
    return entry;
  }

  /** @param {Aside} aside */
  #back(aside) {
    if (!this.#takeBack(aside.text)) {
      this.#status.say("aside_unread");
      return;
    }
    this.#source.drop(aside);
    this.show();
    this.#status.say("aside_back");
    this.#land();
  }

  /** @param {Aside} aside */
  #save(aside) {
    const name = `open-ends-${aside.since}.txt`;
    saveFile(name, aside.text);
    this.#status.say("saved_file", { name });
  }

  /** @param {Aside} aside */
  #remove(aside) {
    this.#removed = aside;
    this.#source.drop(aside);
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
