// Playing on from where a step has ended: the position goes to a position element, and from there
// the engine answers.

import { all, drawn, one } from "../dom/dom.js";
import { bringIntoView } from "../dom/view.js";
import { engine } from "../engine/engine.js";

/** @typedef {import("../answers.js").RoundShown} RoundShown */

export class ContinuedRound {
  #place;
  #template;

  /** @param {HTMLElement} lesson */
  constructor(lesson) {
    this.#place = one(lesson, ".oe-goes-on");
    this.#template = lesson.querySelector("template.oe-onward-template");
  }

  hide() {
    this.#place.replaceChildren();
  }

  /** @param {RoundShown} round */
  show(round) {
    if (!(this.#template instanceof HTMLTemplateElement)) return;
    const made = /** @type {DocumentFragment} */ (this.#template.content.cloneNode(true));
    all(made, ".oe-seat").slice(round.hands.length).forEach((seat) => seat.remove());
    const picture = drawn(round.position.picture);
    const half = parseFloat(getComputedStyle(this.#place).getPropertyValue("--oe-half"));
    picture.setAttribute("width", String(round.position.size[0] * half));
    picture.setAttribute("height", String(round.position.size[1] * half));
    one(made, ".oe-scene").replaceChildren(picture);
    one(made, ".oe-words").textContent = round.position.words;
    const data = one(made, ".oe-data");
    data.textContent = JSON.stringify({ ...JSON.parse(data.textContent ?? ""), first: round });
    engine.start();
    this.#place.replaceChildren(made);
    const status = one(this.#place, ".oe-status");
    status.textContent = round.message;
    status.tabIndex = -1;
    status.focus({ preventScroll: true });
    bringIntoView(one(this.#place, ".oe-table"), status, one(this.#place, ".oe-tray"));
  }
}
