// The end of a round is a moment: the hands are counted tile by tile, the sum that they give stands in
// large figures, and the end of a match tells what it came to. All of it is said in words elsewhere.

import { all, one } from "../dom/dom.js";

/** Between two tiles that are counted, in milliseconds. */
const PACE = 140;

/** @typedef {import("./shapes.js").Shown} Shown */

export class Moment {
  #figure;
  #card;
  #faces;
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {ReturnType<typeof setTimeout>[]} */
  #steps = [];

  /**
   * @param {HTMLElement} figure
   * @param {Record<string, string>} faces of the players, by level
   */
  constructor(figure, faces) {
    this.#figure = figure;
    this.#faces = faces;
    this.#card = one(figure, ".oe-moment");
  }

  /**
   * Show how a round ended; nothing while it goes on.
   * @param {Shown} shown
   * @param {boolean} fresh whether it has just ended, so that the count is to be followed
   */
  show(shown, fresh) {
    this.#steps.forEach(clearTimeout);
    const { settled, seats } = shown;
    this.#card.hidden = !settled?.sum && !settled?.statistics.length;
    if (!settled) return;
    const counters = all(this.#figure, ".oe-counted");
    const winners = settled.winners.map((seat) => this.#faces[seats[seat]?.level ?? ""] ?? "").join("");
    one(this.#card, ".oe-moment-faces").innerHTML = winners;
    one(this.#card, ".oe-moment-sum").textContent = settled.sum;
    const list = one(this.#card, ".oe-moment-statistics");
    list.replaceChildren(...settled.statistics.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
    list.hidden = settled.statistics.length === 0;
    const hands = seats.map(({ pips = [] }) => pips);
    counters.forEach((counter, seat) => (counter.textContent = String(hands[seat]?.at(-1) ?? 0)));
    if (!fresh || this.#reduced.matches) return;
    this.#card.setAttribute("data-waits", "");
    counters.forEach((counter) => (counter.textContent = "0"));
    const tiles = hands.flatMap((pips, seat) => pips.map((total, at) => ({ seat, at, total })));
    tiles.forEach(({ seat, at, total }, step) => this.#after((step + 2) * PACE, () => this.#count(seat, at, total)));
    this.#after((tiles.length + 3) * PACE, () => this.#card.removeAttribute("data-waits"));
  }

  /** @param {number} seat @param {number} at which of its tiles @param {number} total of the hand so far */
  #count(seat, at, total) {
    const item = all(this.#figure, ".oe-seat")[seat];
    if (!item) return;
    one(item, ".oe-counted").textContent = String(total);
    item.querySelectorAll(".oe-hand > *")[at]?.animate([{ translate: "0 0" }, { translate: "0 -0.5rem" }, { translate: "0 0" }], { duration: 2 * PACE });
  }

  /** @param {number} time in milliseconds @param {() => void} then */
  #after(time, then) {
    this.#steps.push(setTimeout(then, time));
  }
}
