// All events of a match, as a list that one walks through: each entry shows the table at that
// moment. One stop for the Tab key; arrows, Home and End move within.

import { one } from "../dom/dom.js";
import { keyOf } from "../dom/keys.js";

/** @typedef {import("../answers.js").EventShown} Happening */

export class EventList {
  /** @type {HTMLButtonElement[]} */
  #entries = [];
  /** The moment that is shown, as a number of events. */
  #at = 0;
  #list;
  #earlier;
  #later;
  #now;

  /**
   * @param {HTMLElement} figure
   * @param {(at: number) => void} go is told how many events the table is to show
   */
  constructor(figure, go) {
    this.#list = one(figure, ".oe-events");
    this.#earlier = one(figure, ".oe-earlier");
    this.#later = one(figure, ".oe-later");
    this.#now = one(figure, ".oe-to-now");
    /** @param {number} at */
    const goTo = (at) => {
      const within = Math.min(Math.max(at, 1), this.#entries.length);
      if (within !== this.#at) go(within);
    };
    this.#earlier.addEventListener("click", () => goTo(this.#at - 1));
    this.#later.addEventListener("click", () => goTo(this.#at + 1));
    this.#now.addEventListener("click", () => goTo(this.#entries.length));
    this.#list.addEventListener("click", ({ target }) => {
      const entry = this.#entryOf(target);
      if (entry >= 0) go(entry + 1);
    });
    this.#list.addEventListener("keydown", (event) => {
      const from = this.#entryOf(event.target);
      const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: this.#entries.length - 1 }[keyOf(event)];
      if (from < 0 || to === undefined) return;
      event.preventDefault();
      // What comes into view is the table at that moment.
      this.#entries[to]?.focus({ preventScroll: true });
      goTo(to + 1);
    });
  }

  /** The moment that is shown, as a number of events. */
  get at() {
    return this.#at;
  }

  /** How many there are. */
  get count() {
    return this.#entries.length;
  }

  /** @param {Happening[]} events */
  show(events) {
    const same = events.findIndex((event, at) => this.#entries[at]?.textContent !== event.message);
    const from = same < 0 ? events.length : same;
    for (const old of this.#entries.splice(from)) old.parentElement?.remove();
    const items = events.slice(from).map((event, at) => this.#item(event, events[from + at - 1]));
    this.#list.append(...items);
  }

  /** @param {number} at the moment that is shown, as a number of events */
  mark(at) {
    this.#at = at;
    const { length } = this.#entries;
    this.#entries.forEach((entry, index) => {
      entry.tabIndex = index === at - 1 ? 0 : -1;
      if (index === at - 1) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
    });
    this.#earlier.ariaDisabled = String(at <= 1);
    this.#later.ariaDisabled = String(at >= length);
    this.#now.ariaDisabled = String(at >= length);
    this.#reveal(this.#entries[at - 1]);
  }

  /** @param {Happening} event @param {Happening | undefined} before */
  #item(event, before) {
    const item = document.createElement("li");
    item.className = "oe-event";
    item.dataset["kind"] = event.kind;
    item.toggleAttribute("data-begins", before !== undefined && before.round !== event.round);
    const entry = document.createElement("button");
    entry.type = "button";
    entry.textContent = event.message;
    this.#entries.push(entry);
    item.append(entry);
    return item;
  }

  /** @param {EventTarget | null} target */
  #entryOf(target) {
    return this.#entries.findIndex((entry) => entry === target);
  }

  /** Scroll the list, and never the page. @param {HTMLElement | undefined} entry */
  #reveal(entry) {
    if (!entry) return;
    const { top, bottom } = entry.getBoundingClientRect();
    const box = this.#list.getBoundingClientRect();
    if (top < box.top) this.#list.scrollTop -= box.top - top;
    else if (bottom > box.bottom) this.#list.scrollTop += bottom - box.bottom;
  }
}
