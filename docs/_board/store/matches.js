// The matches that a reader comes back to, each kept under a name of its own, so that no tab writes over another's; and
// which of them this tab has open.

import { readable, StoredMap, StoredValue, TabValue } from "./store.js";

/** @typedef {import("../practice/shapes.js").Shown} Shown */
/**
 * @typedef {object} About what is told of a match without opening it
 * @property {string} rules
 * @property {string[]} levels of the others
 * @property {number[]} scores of the sides, the reader's first
 * @property {number} round
 * @property {string} over
 */
/**
 * @typedef {object} Kept a match that is kept
 * @property {string} name
 * @property {string} written as it is stored
 * @property {string} match as text; empty where it cannot be read
 * @property {number} changed when
 * @property {About} [about]
 * @property {boolean} unkept whether the browser does not keep it
 */

const PREFIX = "open-ends:match:";
const TAB = "open-ends:match";
const FORMER = "open-ends:practice";
const VERSION = 1;

export class Matches {
  /** What has happened to the match besides being played: the name of a sentence. */
  notice = "";
  /** The match that this tab has open, and the text that it knows of it. */
  #name = "";
  #known = "";
  #stored = new StoredMap(PREFIX);
  #tab = new TabValue(TAB);
  /** Where one match and the one before it were kept, once. */
  #former = new StoredValue(FORMER, VERSION);
  /** @type {(() => void)[]} */
  #listeners = [];

  constructor() {
    const former = this.#former.read();
    if (former && this.addFormer(former) && !this.unkept) this.#former.clear();
    const [newest] = this.all.filter(({ match }) => match);
    const kept = this.#read(this.#tab.text) ?? newest;
    this.#name = kept?.name ?? "";
  }

  /** What is wrong with the storage. */
  get trouble() {
    return this.#stored.trouble || this.#former.trouble;
  }

  /** Whether the match is kept nowhere but in the page. */
  get unkept() {
    return this.#stored.trouble !== "";
  }

  /** All matches, the one that was changed last first. @returns {Kept[]} */
  get all() {
    const found = [...this.#stored.all].map(([name, written]) => this.#kept(name, written));
    return found.sort((one, other) => other.changed - one.changed);
  }

  /** The match that this tab has open, or is to open. */
  get current() {
    return this.#read(this.#name);
  }

  /** The match that was changed last beside the one that is open. */
  get before() {
    return this.all.find(({ name, match }) => match && name !== this.#name);
  }

  /** Where texts were put aside that could not be read. */
  get unreadable() {
    return this.#former;
  }

  /**
   * A text from elsewhere is kept before it is opened, as the page may be left before the engine has answered.
   * @param {string} text
   * @returns {{name: string, drop: () => void}} its name, and how to forget it where it is no match
   */
  receive(text) {
    const same = this.all.find(({ match }) => match === text);
    const name = same?.name ?? newName();
    if (!same) this.#put(name, { match: text, changed: Date.now() });
    this.#tab.text = name;
    this.#tell();
    const drop = () => {
      this.#tab.text = this.#name;
      if (!same) this.#stored.remove(name);
      this.#tell();
    };
    return { name, drop };
  }

  /**
   * A match that this tab has begun or received: one more, unless it is kept already.
   * @param {Shown} shown
   * @param {string} [name] by which it was received
   */
  add(shown, name) {
    const same = this.all.find(({ match }) => match === shown.practice);
    this.#name = name ?? same?.name ?? newName();
    this.#write(shown);
    this.notice = "";
  }

  /** A kept match that this tab has opened. @param {string} name @param {Shown} shown */
  opened(name, shown) {
    this.#name = name;
    this.#known = shown.practice;
    this.#tab.text = name;
    this.notice = "";
    const kept = this.#read(name);
    if (kept?.match === shown.practice && !kept.about) this.#write(shown, kept.changed);
    this.#tell();
  }

  /**
   * The match has gone on, or back, in this tab. Another tab may have changed it meanwhile: what only one of them knows
   * is not written over.
   * @param {Shown} shown
   * @returns {boolean} false where the other tab is ahead of this one, and is to be followed
   */
  update(shown) {
    const ours = shown.practice;
    const theirs = this.current?.match;
    if (theirs && theirs !== this.#known && theirs !== ours) {
      const further = continues(ours, this.#known);
      if (further && continues(theirs, ours)) return false;
      if (further || !continues(theirs, this.#known)) {
        this.#name = newName();
        this.notice = "parted";
      }
    }
    this.#write(shown);
    return true;
  }

  /** Call back when another tab has changed the match that is open here. @param {() => void} listener */
  oncurrent(listener) {
    this.#stored.onchange((name) => {
      if (name === this.#name) listener();
      this.#tell();
    });
    // A page that comes back from the browser's memory has missed what happened meanwhile.
    addEventListener("pageshow", ({ persisted }) => persisted && listener());
  }

  /** Call back when there is another list of matches. @param {() => void} listener */
  onchange(listener) {
    this.#listeners.push(listener);
  }

  /** Whether the match that is open here is not the one that is kept. @param {string} [text] of it */
  isBehind(text) {
    const kept = this.current?.match;
    return text !== undefined && kept !== undefined && kept !== "" && kept !== text;
  }

  /** @param {Kept} kept */
  remove({ name }) {
    this.#stored.remove(name);
    this.#tell();
  }

  /** @param {Kept} kept that was removed and is wanted again */
  restore({ name, written }) {
    this.#stored.put(name, written);
    this.#tell();
  }

  /** Take matches as they were kept once. Returns whether there were any. @param {Record<string, unknown>} values */
  addFormer({ match, before }) {
    const texts = [match, before].filter((text) => typeof text === "string" && text !== "");
    const known = new Set(this.all.map((kept) => kept.match));
    const now = Date.now(); // one moment for both, that the order stays
    texts.forEach((text, at) => {
      if (!known.has(String(text))) this.#put(newName(), { match: text, changed: now - at });
    });
    this.#tell();
    return texts.length > 0;
  }

  /** @param {string} text that was put aside; whether it could be read now, and has been taken */
  takeBack(text) {
    const { values } = readable(text, VERSION);
    return values !== undefined && this.addFormer(values);
  }

  /** @param {string} name */
  #read(name) {
    const written = name ? this.#stored.get(name) : undefined;
    return written === undefined ? undefined : this.#kept(name, written);
  }

  /** @param {string} name @param {string} written @returns {Kept} */
  #kept(name, written) {
    const { values } = readable(written, VERSION, ({ match }) => typeof match === "string");
    const changed = Number(values?.["changed"]) || 0;
    const about = /** @type {About | undefined} */ (values?.["about"]);
    return {
      name,
      written,
      match: String(values?.["match"] ?? ""),
      changed,
      unkept: this.#stored.lacks(name),
      ...(about && { about }),
    };
  }

  /** @param {Shown} shown @param {number} [changed] when */
  #write(shown, changed = Date.now()) {
    this.#known = shown.practice;
    this.#tab.text = this.#name;
    this.#put(this.#name, { match: shown.practice, changed, about: aboutOf(shown) });
    this.#tell();
  }

  /** @param {string} name @param {Record<string, unknown>} values */
  #put(name, values) {
    this.#stored.put(name, JSON.stringify({ version: VERSION, ...values }));
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

/** @param {Shown} shown @returns {About} */
function aboutOf({ rules, seats, round, over }) {
  const own = seats.find(({ level }) => level === null)?.side;
  const sides = [...new Set([own, ...seats.map(({ side }) => side)])];
  return {
    rules,
    levels: seats.flatMap(({ level }) => level ?? []),
    scores: sides.map((side) => seats.find((seat) => seat.side === side)?.score ?? 0),
    round,
    over,
  };
}

/** Whether a match is another one, gone on or as it is. @param {string} later @param {string} earlier both as text */
function continues(later, earlier) {
  return `${later} `.startsWith(`${earlier} `);
}

/** A name that no other tab gives. */
function newName() {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");
}
