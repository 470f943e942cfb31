// What the browser keeps for a page: JSON by key, each with a version. All reading and writing of it goes through here.
// Whatever is wrong with the storage is known by name, and loses nothing: what cannot be read is put aside, under a key
// of its own, and what cannot be written stays known as long as the page is open.

/** @typedef {"" | "blocked" | "full" | "broken" | "older"} Trouble */
/** @typedef {Record<string, unknown>} Values */
/** @typedef {{key: string, since: number, text: string}} Unreadable a text that could not be read, and was put aside */
/** @typedef {{values: Values, trouble?: undefined} | {values?: undefined, trouble: "broken" | "older"}} Found */

/** Where docs/_static/storage.js holds the browser's own storage, which tells what it does not keep. */
const OWN = Symbol.for("openends-storage");
const ASIDE = ":aside:";

/** The browser's storage; undefined where it is not to be had. @returns {Storage | undefined} */
export function reach() {
  return guarded(() => {
    const own = /** @type {any} */ (window.localStorage)?.[OWN];
    return (own === undefined ? window.localStorage : own) ?? undefined;
  });
}

/** What is kept for this tab alone. @returns {Storage | undefined} */
function reachTab() {
  return guarded(() => window.sessionStorage ?? undefined);
}

/** @template T @param {() => T} use of a storage, which may throw @returns {T | undefined} */
function guarded(use) {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Why something could not be stored. @param {unknown} error @returns {"full" | "blocked"} */
function troubleOf(error) {
  return error instanceof DOMException && /quota/i.test(error.name) ? "full" : "blocked";
}

/** @param {unknown} value @returns {value is Record<string, any>} */
export function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What a text holds, or why it cannot be read.
 * @param {string} text
 * @param {number} version that can be read
 * @param {(values: Values) => boolean} whole whether all is there
 * @returns {Found}
 */
export function readable(text, version, whole = () => true) {
  /** @type {unknown} */
  let values;
  try {
    values = JSON.parse(text);
  } catch {
    return { trouble: "broken" };
  }
  if (!isTable(values)) return { trouble: "broken" };
  if (typeof values["version"] === "number" && values["version"] !== version) return { trouble: "older" };
  return values["version"] === version && whole(values) ? { values } : { trouble: "broken" };
}

/** One thing that is kept under one key. */
export class StoredValue {
  /** @type {Trouble} what is wrong with the storage */
  trouble = "";
  /** Whether what was written last is known here alone, as it could not be stored. */
  unsaved = false;
  /** Whether the storage gave nothing when it was last read, as it cannot be reached. */
  unreached = false;
  /** Whether what was last read could not be made out. */
  unread = false;
  /** Whether something is stored that can be neither read nor put aside, so it stays as it is. */
  #guarded = false;
  #key;
  #version;
  #whole;
  #storage;

  /**
   * @param {string} key
   * @param {number} version of what is kept
   * @param {(values: Values) => boolean} [whole] whether what was read is all there
   */
  constructor(key, version, whole, storage = reach()) {
    this.#key = key;
    this.#version = version;
    this.#whole = whole;
    this.#storage = storage;
  }

  /** What is kept; undefined where there is nothing, or nothing that can be read. */
  read() {
    const text = guarded(() => this.#storage?.getItem(this.#key));
    this.unreached = text === undefined;
    this.unread = this.#guarded = false;
    if (text === undefined) this.trouble = "blocked";
    if (typeof text !== "string") return undefined;
    const { values, trouble } = readable(text, this.#version, this.#whole);
    this.unread = trouble !== undefined;
    if (trouble) this.#putAside(text, trouble);
    return values;
  }

  /** @param {Values} values all that is to be kept */
  write(values) {
    this.unsaved = true;
    if (this.#guarded) return;
    try {
      if (!this.#storage) throw new Error("there is none");
      this.#storage.setItem(this.#key, JSON.stringify({ version: this.#version, ...values }));
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    this.unsaved = false;
    if (this.trouble === "full" || this.trouble === "blocked") this.trouble = "";
  }

  /** Forget what is kept. Returns whether nothing is left of it. */
  clear() {
    try {
      this.#storage?.removeItem(this.#key);
      return true;
    } catch {
      return false;
    }
  }

  /** Call back when another tab has changed it. @param {() => void} listener */
  onchange(listener) {
    window.addEventListener("storage", ({ key }) => {
      if (key === this.#key || key === null) listener();
    });
  }

  /** The texts that were put aside, the oldest first. @returns {Unreadable[]} */
  get unreadable() {
    return keysOf(this.#storage, `${this.#key}${ASIDE}`)
      .map(({ key, name, text }) => ({ key, since: Number(name), text }))
      .sort((one, other) => one.since - other.since);
  }

  /** @param {Unreadable} text that is not wanted any more */
  drop({ key }) {
    guarded(() => this.#storage?.removeItem(key));
  }

  /** @param {Unreadable} text that was dropped and is wanted again */
  restore({ key, text }) {
    guarded(() => this.#storage?.setItem(key, text));
  }

  /** @param {string} text that cannot be read @param {"broken" | "older"} trouble */
  #putAside(text, trouble) {
    this.trouble = trouble;
    try {
      this.#storage?.setItem(`${this.#key}${ASIDE}${Date.now()}`, text);
      this.#storage?.removeItem(this.#key);
    } catch (error) {
      this.#guarded = true;
      this.trouble = troubleOf(error);
    }
  }
}

/** Many things of one kind, each under a key of its own, so that tabs do not write over each other. */
export class StoredMap {
  /** @type {Trouble} */
  trouble = "";
  /** @type {Map<string, string>} what could not be stored, by name */
  #unkept = new Map();
  #prefix;
  #storage;

  /** @param {string} prefix of the keys */
  constructor(prefix, storage = reach()) {
    this.#prefix = prefix;
    this.#storage = storage;
    if (!storage) this.trouble = "blocked";
  }

  /** All names with their texts. @returns {Map<string, string>} */
  get all() {
    const stored = keysOf(this.#storage, this.#prefix).map(({ name, text }) => /** @type {const} */ ([name, text]));
    return new Map([...stored, ...this.#unkept]);
  }

  /** @param {string} name */
  get(name) {
    return this.#unkept.get(name) ?? guarded(() => this.#storage?.getItem(this.#prefix + name)) ?? undefined;
  }

  /** Whether the browser does not keep it. @param {string} name */
  lacks(name) {
    return this.#unkept.has(name);
  }

  /** @param {string} name @param {string} text */
  put(name, text) {
    try {
      if (!this.#storage) throw new Error("there is none");
      this.#storage.setItem(this.#prefix + name, text);
      this.#unkept.delete(name);
      this.trouble = "";
    } catch (error) {
      this.trouble = troubleOf(error);
      this.#unkept.set(name, text);
    }
  }

  /** @param {string} name */
  remove(name) {
    this.#unkept.delete(name);
    guarded(() => this.#storage?.removeItem(this.#prefix + name));
  }

  /** Call back with the name of what another tab has changed. @param {(name: string | undefined) => void} listener */
  onchange(listener) {
    window.addEventListener("storage", ({ key }) => {
      if (key === null) listener(undefined);
      else if (key.startsWith(this.#prefix)) listener(key.slice(this.#prefix.length));
    });
  }
}

/**
 * @param {Storage | undefined} storage
 * @param {string} prefix
 * @returns {{key: string, name: string, text: string}[]} what is kept under keys that begin so, without its beginning
 */
function keysOf(storage, prefix) {
  const read = () => {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
    return keys.filter((key) => key.startsWith(prefix)).map((key) => {
      return { key, name: key.slice(prefix.length), text: storage?.getItem(key) ?? "" };
    });
  };
  return guarded(read) ?? [];
}

/** A text that this tab remembers, across pages and reloads; it is known in the page where the browser keeps nothing. */
export class TabValue {
  #key;
  #unkept = "";

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
  }

  get text() {
    return guarded(() => reachTab()?.getItem(this.#key)) ?? this.#unkept;
  }

  /** @param {string} text */
  set text(text) {
    this.#unkept = text;
    guarded(() => reachTab()?.setItem(this.#key, text));
  }

  /** Take the text, so that it is there only once. */
  take() {
    const { text } = this;
    this.#unkept = "";
    guarded(() => reachTab()?.removeItem(this.#key));
    return text;
  }
}
