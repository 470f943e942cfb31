// What has been played on a figure: for each step the positions that the reader has made from
// it. Going back needs no engine: every position is kept as it was answered.

/**
 * @template Documented what a step of the page shows
 * @template Played what the reader has made of it
 */
export class Play {
  /** The step that is shown, from 0. */
  step = 0;

  /** @type {Documented[]} */
  #documented;
  /** @type {Played[][]} for each step, oldest first */
  #played;

  /** @param {Documented[]} documented the positions of the steps */
  constructor(documented) {
    this.#documented = documented;
    this.#played = documented.map(() => []);
  }

  get count() {
    return this.#documented.length;
  }

  /** The position that is on the table. */
  get position() {
    return this.own ?? /** @type {Documented} */ (this.#documented[this.step]);
  }

  /** The reader's own position; undefined while the documented step is shown. */
  get own() {
    return this.#played[this.step]?.at(-1);
  }

  /** @param {Played} position that follows the one on the table */
  push(position) {
    this.#played[this.step]?.push(position);
  }

  /** @param {Played} position that is drawn anew, for another width */
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
