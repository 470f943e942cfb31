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
  /** Whether something is known here alone, as it could not be stored. */
  #unsaved = false;
  /** Whether something is stored that can be neither read nor put aside, so it stays as it is. */
  #guarded = false;
  #storage;

  constructor(storage = reach()) {
    this.#storage = storage;
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
    this.#add(new Map([[lesson, new Map([[step, hash]])]]));
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
    this.#add(done);
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
    const { done } = readable(text);
    if (!done) return undefined;
    this.#read();
    const before = size(this.#done);
    this.#add(done);
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

  /** @param {Done} done */
  #add(done) {
    this.#read(); // another window may have stored something meanwhile
    merge(this.#done, done);
    this.#write();
  }

  /** Takes what is stored for the truth, but keeps what could not be stored. */
  #read() {
    let text;
    try {
      if (!this.#storage) throw new Error("there is none");
      text = this.#storage.getItem(KEY);
    } catch {
      this.trouble = "blocked";
      return;
    }
    const { done, trouble } = text ? readable(text) : { done: undefined, trouble: undefined };
    this.#guarded = !!text && !!trouble && !this.#putAside(text, trouble);
    if (trouble) {
      this.#unsaved = true;
      return;
    }
    const known = this.#unsaved ? this.#done : new Map();
    this.#done = done ?? new Map();
    merge(this.#done, known);
  }

  /**
   * @param {string} text that cannot be read
   * @param {"broken" | "older"} trouble
   */
  #putAside(text, trouble) {
    try {
      this.#storage?.setItem(`${KEY}:aside:${Date.now()}`, text);
      this.#storage?.removeItem(KEY);
    } catch {
      this.trouble = "full";
      return false;
    }
    this.trouble = trouble;
    return true;
  }

  #write() {
    this.#unsaved = true;
    if (!this.#storage || this.#guarded) return;
    try {
      this.#storage.setItem(KEY, JSON.stringify({ version: VERSION, done: plain(this.#done) }));
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    this.#unsaved = false;
    if (this.trouble === "full" || this.trouble === "blocked") this.trouble = "";
  }
}

/** The browser's storage; undefined where it is not to be had. */
export function reach() {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** Why something could not be stored. @param {unknown} error @returns {"full" | "blocked"} */
export function troubleOf(error) {
  return error instanceof DOMException && /quota/i.test(error.name) ? "full" : "blocked";
}

/**
 * What a text holds, or why it cannot be read.
 * @param {string} text
 * @returns {{done: Done, trouble: undefined} | {done: undefined, trouble: "broken" | "older"}}
 */
function readable(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable("broken");
  }
  if (!isTable(value)) return unreadable("broken");
  if (typeof value["version"] === "number" && value["version"] !== VERSION) {
    return unreadable("older");
  }
  const { version, done } = value;
  if (version !== VERSION || !isTable(done) || !Object.values(done).every(isTable)) {
    return unreadable("broken");
  }
  /** @type {Done} */
  const found = new Map();
  for (const [lesson, steps] of Object.entries(done)) {
    const hashes = Object.entries(steps).filter(([, hash]) => typeof hash === "string");
    if (hashes.length) found.set(lesson, new Map(hashes));
  }
  return { done: found, trouble: undefined };
}

/** @param {"broken" | "older"} trouble @returns {{done: undefined, trouble: "broken" | "older"}} */
function unreadable(trouble) {
  return { done: undefined, trouble };
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
