// What has been played on a figure: for each step the positions that the reader has made from it.
// Going back needs no engine, as every position is kept as it was answered.

/**
 * @template Documented what a step of the page shows
 * @template Played what the reader has made of it
 */
export class UndoHistory {
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

  /** How many steps there are. */
  get count() {
    return this.#documented.length;
  }

  /** How many positions the reader has made from the step that is shown. */
  get depth() {
    return this.#played[this.step]?.length ?? 0;
  }

  /** The position that the step itself shows. */
  get documented() {
    return /** @type {Documented} */ (this.#documented[this.step]);
  }

  /** The reader's own position; undefined while the documented one is shown. */
  get own() {
    return this.#played[this.step]?.at(-1);
  }

  /** The position that is on the table. */
  get current() {
    return this.own ?? this.documented;
  }

  /** Add a position that follows the one on the table. @param {Played} position */
  push(position) {
    this.#played[this.step]?.push(position);
  }

  /** Put a position, drawn for another width, in place of the reader's own. @param {Played} position */
  replace(position) {
    if (this.own) this.#played[this.step]?.splice(-1, 1, position);
  }

  /** Take the last action of the reader back. */
  undo() {
    this.#played[this.step]?.pop();
  }

  /** Take all that the reader has done in this step back. */
  restore() {
    this.#played[this.step] = [];
  }
}
