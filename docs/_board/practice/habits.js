// How a reader likes to play: what one tap does, passes that need no pressing, sounds.

import { all } from "../dom/dom.js";

/** What holds until the reader says otherwise. @type {Record<string, boolean>} */
const USUAL = { one_tap: true, auto_pass: false, sounds: false };

export class Habits {
  #settings;

  /**
   * @param {HTMLElement} figure
   * @param {import("../store/settings.js").Settings} settings
   */
  constructor(figure, settings) {
    this.#settings = settings;
    for (const box of /** @type {HTMLInputElement[]} */ (all(figure, ".oe-habits input"))) {
      box.checked = this.is(box.name);
      box.addEventListener("change", () => {
        settings.change({ habits: { ...settings.values.habits, [box.name]: box.checked } });
      });
    }
  }

  /** Whether the reader likes it so. @param {string} name */
  is(name) {
    const kept = this.#settings.values.habits?.[name];
    return typeof kept === "boolean" ? kept : (USUAL[name] ?? false);
  }
}
