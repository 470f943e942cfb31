// What a reader has done, kept in the browser by the ids of lesson and step, with the hash of the
// position that was solved. Whatever is wrong with the storage is told, and loses nothing else.

import { isTable, reach, readable, StoredValue } from "./store.js";

const KEY = "open-ends:progress";
const VERSION = 1;

/** @typedef {Map<string, Map<string, string>>} Done by lesson and step, the hash of what was solved */

export class Progress {
  /** @type {Done} */
  #done = new Map();
  /** Whether something is known here alone, as it could not be stored. */
  #unsaved = false;
  #store;

  constructor(storage = reach()) {
    this.#store = new StoredValue(KEY, VERSION, isWhole, storage);
    this.#read();
    this.#recover();
  }

  /** What is wrong with the storage. */
  get trouble() {
    return this.#store.trouble;
  }

  /** What was put aside by a page of another version, and can be read by this one, is taken back. */
  #recover() {
    for (const found of this.#store.unreadable) {
      if (this.take(found.text) !== undefined && !this.#unsaved) this.#store.drop(found);
    }
  }

  /**
   * How far a step is: solved as it stands, solved when its position was another, or not at all.
   * @param {string} lesson
   * @param {string} step
   * @param {string} hash
   * @returns {"done" | "changed" | ""}
   */
  state(lesson, step, hash) {
    const solved = this.#done.get(lesson)?.get(step);
    if (solved === undefined) return "";
    return solved === hash ? "done" : "changed";
  }

  /** Whether anything has been done, in one lesson or in all. @param {string} [lesson] */
  any(lesson) {
    return lesson === undefined ? this.#done.size > 0 : this.#done.has(lesson);
  }

  /**
   * Keep a step as solved, at once.
   * @param {string} lesson
   * @param {string} step
   * @param {string} hash
   */
  save(lesson, step, hash) {
    this.#add(new Map([[lesson, new Map([[step, hash]])]]));
  }

  /**
   * Forget a lesson, or all of them.
   * @param {string} [lesson]
   * @returns {Done} what there was, to be remembered again
   */
  forget(lesson) {
    this.#read();
    const before = this.#done;
    this.#done = new Map(lesson === undefined ? [] : [...before].filter(([id]) => id !== lesson));
    this.#write();
    return before;
  }

  /** @param {Done} done what had been forgotten */
  remember(done) {
    this.#add(done);
  }

  /** All of it as the text of a file. */
  written() {
    return JSON.stringify({ book: "open-ends", version: VERSION, done: plain(this.#done) }, null, 1);
  }

  /**
   * Take what a file holds, to what there is.
   * @param {string} text
   * @returns {number | undefined} how many steps were new; undefined where it is no such file
   */
  take(text) {
    const { values } = readable(text, VERSION, isWhole);
    if (!values) return undefined;
    this.#read();
    const before = size(this.#done);
    this.#add(doneOf(values));
    return size(this.#done) - before;
  }

  /** Call back when another window has changed something. @param {() => void} listener */
  onchange(listener) {
    this.#store.onchange(() => {
      this.#read();
      listener();
    });
  }

  /** The texts that could not be read, and what to do with them. */
  get unreadable() {
    return this.#store;
  }

  /** @param {Done} done */
  #add(done) {
    this.#read(); // another window may have stored something meanwhile
    merge(this.#done, done);
    this.#write();
  }

  /** Take what is stored for the truth, but keep what could not be stored. */
  #read() {
    const values = this.#store.read();
    if (this.#store.unread) this.#unsaved = true;
    if (this.#store.unread || this.#store.unreached) return;
    const known = this.#unsaved ? this.#done : new Map();
    this.#done = doneOf(values);
    merge(this.#done, known);
  }

  #write() {
    this.#store.write({ done: plain(this.#done) });
    this.#unsaved = this.#store.unsaved;
  }
}

/**
 * What has been done, of what was kept.
 * @param {import("./store.js").Values | undefined} values
 * @returns {Done}
 */
function doneOf(values) {
  /** @type {Done} */
  const found = new Map();
  const done = /** @type {Record<string, Record<string, unknown>>} */ (values?.["done"] ?? {});
  for (const [lesson, steps] of Object.entries(done)) {
    const hashes = Object.entries(steps).filter(
      /** @type {(step: [string, unknown]) => step is [string, string]} */ (([, hash]) => typeof hash === "string"),
    );
    if (hashes.length) found.set(lesson, new Map(hashes));
  }
  return found;
}

/** @param {import("./store.js").Values} values */
function isWhole({ done }) {
  return isTable(done) && Object.values(done).every(isTable);
}

/** @param {Done} into @param {Done} from */
function merge(into, from) {
  for (const [lesson, steps] of from) {
    into.set(lesson, new Map([...(into.get(lesson) ?? []), ...steps]));
  }
}

/** @param {Done} done */
function plain(done) {
  return Object.fromEntries([...done].map(([lesson, steps]) => [lesson, Object.fromEntries(steps)]));
}

/** @param {Done} done */
function size(done) {
  return [...done.values()].reduce((sum, steps) => sum + steps.size, 0);
}
