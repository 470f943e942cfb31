// What a reader has done, kept in the browser by the ids of lesson and step, with the hash of the
// position that was solved. Whatever is wrong with the storage is told, and loses nothing else.

const KEY = "open-ends:progress";
const VERSION = 1;

/** @typedef {Map<string, Map<string, string>>} Done by lesson and step, the hash of what was solved */
/** @typedef {"" | "blocked" | "full" | "broken" | "older"} Trouble */

export class Progress {
  /** @type {Trouble} what is wrong with the storage */
  trouble = "";
  /** @type {Done} */
  #done = new Map();
  #storage;

  constructor(storage = reach()) {
    this.#storage = storage;
    if (!storage) this.trouble = "blocked";
    this.#read();
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
   * Keeps a step as solved, at once.
   * @param {string} lesson
   * @param {string} step
   * @param {string} hash
   */
  save(lesson, step, hash) {
    this.#read(); // another window may have saved meanwhile
    merge(this.#done, new Map([[lesson, new Map([[step, hash]])]]));
    this.#write();
  }

  /**
   * Forgets a lesson, or all of them.
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
    this.#read();
    merge(this.#done, done);
    this.#write();
  }

  /** All of it as the text of a file. */
  written() {
    return JSON.stringify({ book: "open-ends", version: VERSION, done: plain(this.#done) }, null, 1);
  }

  /**
   * Takes what a file holds, to what there is.
   * @param {string} text
   * @returns {number | undefined} how many steps were new; undefined where it is no such file
   */
  take(text) {
    const done = readable(text).done;
    if (!done) return undefined;
    this.#read();
    const before = size(this.#done);
    merge(this.#done, done);
    this.#write();
    return size(this.#done) - before;
  }

  /** Is told when another window has changed something. @param {() => void} listener */
  onchange(listener) {
    window.addEventListener("storage", ({ key }) => {
      if (key !== KEY && key !== null) return;
      this.#done = new Map();
      this.#read();
      listener();
    });
  }

  /** Adds what is stored to what is known; what cannot be read is put aside. */
  #read() {
    let text;
    try {
      text = this.#storage?.getItem(KEY);
    } catch {
      this.#fail("blocked");
      return;
    }
    if (!text || this.trouble === "full" || this.trouble === "blocked") return;
    const { done, trouble } = readable(text);
    // What is stored is the truth, unless it could not be stored.
    if (done) this.#done = done;
    else this.#putAside(text, trouble);
  }

  /**
   * @param {string} text
   * @param {"broken" | "older"} trouble
   */
  #putAside(text, trouble) {
    try {
      this.#storage?.setItem(`${KEY}:aside:${Date.now()}`, text);
      this.#storage?.removeItem(KEY);
      this.trouble = trouble;
    } catch {
      this.#fail("full"); // then what is there stays as it is
    }
  }

  #write() {
    if (!this.#storage || this.trouble === "full" || this.trouble === "blocked") {
      if (!this.#storage) return;
      this.trouble = "";
      // Perhaps there is room again; what could not be read must not be written over.
      const known = this.#done;
      this.#read();
      merge(this.#done, known);
      if (this.trouble) return;
    }
    try {
      this.#storage.setItem(KEY, JSON.stringify({ version: VERSION, done: plain(this.#done) }));
    } catch (error) {
      this.#fail(error instanceof DOMException && /quota/i.test(error.name) ? "full" : "blocked");
    }
  }

  /** @param {"full" | "blocked"} trouble */
  #fail(trouble) {
    this.trouble = trouble;
  }
}

/** The browser's storage; undefined where it is not to be had. */
function reach() {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @returns {{done?: Done, trouble: "broken" | "older"}}
 */
function readable(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return { trouble: "broken" };
  }
  if (!isTable(value)) return { trouble: "broken" };
  if (value["version"] !== VERSION) {
    return { trouble: typeof value["version"] === "number" ? "older" : "broken" };
  }
  const { done } = value;
  if (!isTable(done) || !Object.values(done).every(isTable)) return { trouble: "broken" };
  /** @type {Done} */
  const found = new Map();
  for (const [lesson, steps] of Object.entries(done)) {
    const hashes = Object.entries(steps).filter(([, hash]) => typeof hash === "string");
    if (hashes.length) found.set(lesson, new Map(hashes));
  }
  return { done: found, trouble: "broken" };
}

/** @param {unknown} value @returns {value is Record<string, any>} */
function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
