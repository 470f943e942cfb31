// The step control: back, a dot for each step, forward; arrow keys while the focus is in it.

import { all } from "./dom.js";
import { keyOf } from "./keys.js";

const MOVES = new Map([
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
  ["ArrowRight", 1],
  ["ArrowDown", 1],
]);

export class StepControl {
  /** @type {Element | null} */ #back;
  /** @type {Element | null} */ #forward;
  /** @type {HTMLElement[]} */ #dots;
  #current = 0;

  /**
   * @param {HTMLElement} control
   * @param {(step: number) => void} go is told which step the reader wants, from 0
   */
  constructor(control, go) {
    // A lesson has no arrows: its steps have a button that goes on.
    this.#back = control.querySelector(".oe-step-back");
    this.#forward = control.querySelector(".oe-step-forward");
    this.#dots = all(control, ".oe-dot");
    /** @param {number} step */
    const goWithin = (step) => {
      if (step >= 0 && step < this.#dots.length && step !== this.#current) go(step);
    };
    this.#back?.addEventListener("click", () => goWithin(this.#current - 1));
    this.#forward?.addEventListener("click", () => goWithin(this.#current + 1));
    this.#dots.forEach((dot, step) => dot.addEventListener("click", () => go(step)));
    control.addEventListener("keydown", (event) => {
      const key = keyOf(event);
      const ends = new Map([
        ["Home", 0],
        ["End", this.#dots.length - 1],
      ]);
      const move = MOVES.get(key);
      const step = move === undefined ? ends.get(key) : this.#current + move;
      if (step === undefined) return;
      event.preventDefault();
      goWithin(step);
      // On a dot the focus goes along; on an arrow button it stays, to be pressed again.
      if (event.target instanceof HTMLElement && this.#dots.includes(event.target)) {
        this.#dots[this.#current]?.focus();
      }
    });
  }

  /** @param {number} step that is shown now */
  show(step) {
    this.#current = step;
    this.#dots.forEach((dot, index) => {
      if (index === step) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    });
    // Never `disabled`: a button that is pressed for the last time would lose the focus.
    if (this.#back) this.#back.ariaDisabled = String(step === 0);
    if (this.#forward) this.#forward.ariaDisabled = String(step === this.#dots.length - 1);
  }
}
