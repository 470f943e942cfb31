// How a reader has set practice up: how fast the others move, what a tap does, and what stands in the form of a new match.

import { StoredValue } from "./store.js";

/** @typedef {{speed?: string, setup?: Record<string, unknown>, habits?: Record<string, unknown>}} Values */

const KEY = "open-ends:practice-settings";
const VERSION = 1;

export class Settings {
  #stored = new StoredValue(KEY, VERSION);
  /** @type {Values} what was chosen last, where the browser does not keep it */
  #unkept = {};

  /** All that has been chosen. @type {Values} */
  get values() {
    return /** @type {Values} */ (this.#stored.read() ?? this.#unkept);
  }

  /** What is wrong with the storage. */
  get trouble() {
    return this.#stored.trouble;
  }

  /** Keep what has been chosen anew, with all else. @param {Values} values */
  change(values) {
    this.#unkept = { ...this.values, ...values };
    this.#stored.write({ ...this.#unkept });
  }
}
