// What has been played on a diagram: for each step the positions that the reader has made from
// it. Going back needs no engine: every position is kept as it was answered.

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").PlayedPosition} PlayedPosition */

export class Play {
  /** The step that is shown, from 0. */
  step = 0;

  /** @type {Position[]} */
  #documented;
  /** @type {PlayedPosition[][]} for each step, oldest first */
  #played;

  /** @param {Position[]} documented the positions of the steps */
  constructor(documented) {
    this.#documented = documented;
    this.#played = documented.map(() => []);
  }

  get count() {
    return this.#documented.length;
  }

  /** The position that is on the table. */
  get position() {
    return this.own ?? /** @type {Position} */ (this.#documented[this.step]);
  }

  /** The reader's own position; undefined while the documented step is shown. */
  get own() {
    return this.#played[this.step]?.at(-1);
  }

  /** @param {PlayedPosition} position that follows the one on the table */
  push(position) {
    this.#played[this.step]?.push(position);
  }

  /** @param {PlayedPosition} position that is drawn anew, for another width */
  redraw(position) {
    if (this.own) this.#played[this.step]?.splice(-1, 1, position);
  }

  /** Takes the last tile of the reader's own line back. */
  undo() {
    this.#played[this.step]?.pop();
  }

  /** Takes the whole of the reader's own line back. */
  restore() {
    this.#played[this.step] = [];
  }
}
