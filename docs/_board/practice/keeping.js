// What a reader comes back to: the match, the one before it, how the next one is to be set up.

import { Stored } from "./stored.js";

const MATCH = "open-ends:practice";
const SETTINGS = "open-ends:practice-settings";
const VERSION = 1;

/** @typedef {{speed?: string, setup?: Record<string, unknown>}} Settings */

export class Keeping {
  #stored = new Stored(MATCH, VERSION);
  #chosen = new Stored(SETTINGS, VERSION);
  /** The match as text, and the one that it took the place of. */
  match = "";
  before = "";
  /** @type {Settings} */
  settings = {};

  constructor() {
    const kept = this.#stored.read();
    this.match = textOf(kept?.["match"]);
    this.before = textOf(kept?.["before"]);
    this.settings = /** @type {Settings} */ (this.#chosen.read() ?? {});
  }

  /** What is wrong with the storage. */
  get trouble() {
    return this.#stored.trouble || this.#chosen.trouble;
  }

  /** Whether the match is kept nowhere but in the page. */
  get unkept() {
    return this.#stored.trouble === "blocked" || this.#stored.trouble === "full";
  }

  /** @param {string} match that has gone on */
  goOn(match) {
    this.match = match;
    this.#write();
  }

  /** @param {string} match that takes the place of the one that there is */
  begin(match) {
    if (this.match && this.match !== match) this.before = this.match;
    this.goOn(match);
  }

  /** @param {Settings} settings that have changed */
  choose(settings) {
    this.settings = { ...this.settings, ...settings };
    this.#chosen.write({ ...this.settings });
  }

  #write() {
    this.#stored.write({ match: this.match, before: this.before });
  }
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === "string" ? value : "";
}
