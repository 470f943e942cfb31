// One thing kept in the browser, as JSON with a version. Whatever is wrong with the storage is
// known by name, and loses nothing else.

import { reach, troubleOf } from "../progress.js";

/** @typedef {"" | "blocked" | "full" | "broken" | "older"} Trouble */

export class Stored {
  /** @type {Trouble} what is wrong with the storage */
  trouble = "";
  /** Whether something is stored that can be neither read nor put aside, so it stays as it is. */
  #guarded = false;
  #key;
  #version;
  #storage;

  /**
   * @param {string} key
   * @param {number} version of what is kept
   */
  constructor(key, version, storage = reach()) {
    this.#key = key;
    this.#version = version;
    this.#storage = storage;
  }

  /** What is kept; undefined where there is nothing, or nothing that can be read. */
  read() {
    let text;
    try {
      if (!this.#storage) throw new Error("there is none");
      text = this.#storage.getItem(this.#key);
    } catch {
      this.trouble = "blocked";
      return undefined;
    }
    if (text === null) return undefined;
    const kept = parsed(text);
    if (kept && kept["version"] === this.#version) return kept;
    this.#putAside(text, kept && typeof kept["version"] === "number" ? "older" : "broken");
    return undefined;
  }

  /** @param {Record<string, unknown>} values all that is to be kept */
  write(values) {
    if (this.#guarded) return;
    try {
      if (!this.#storage) throw new Error("there is none");
      this.#storage.setItem(this.#key, JSON.stringify({ version: this.#version, ...values }));
    } catch (error) {
      this.trouble = troubleOf(error);
      return;
    }
    if (this.trouble === "full" || this.trouble === "blocked") this.trouble = "";
  }

  /** @param {string} text that cannot be read @param {"broken" | "older"} trouble */
  #putAside(text, trouble) {
    this.trouble = trouble;
    try {
      this.#storage?.setItem(`${this.#key}:aside:${Date.now()}`, text);
      this.#storage?.removeItem(this.#key);
    } catch (error) {
      this.#guarded = true;
      this.trouble = troubleOf(error);
    }
  }
}

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
