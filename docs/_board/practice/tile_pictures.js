// The tiles of larger sets: the page has those of the double-six set, the engine draws the others
// when the first of them is to be seen.

import { engine } from "../engine/engine.js";

export class TilePictures {
  #known;
  #tray;
  #lang;
  #came;

  /**
   * @param {import("../play/tray.js").Tray} tray
   * @param {string} lang
   * @param {() => void} came is called when tiles can be shown that could not
   */
  constructor(tray, lang, came) {
    this.#tray = tray;
    this.#known = new Set(tray.tiles);
    this.#lang = lang;
    this.#came = came;
  }

  /** @param {string[]} tiles that are to be seen */
  async need(tiles) {
    const missing = [...new Set(tiles)].filter((tile) => !this.#known.has(tile));
    if (!missing.length) return;
    for (const tile of missing) this.#known.add(tile);
    try {
      const answer = await engine.ask("tiles", { tiles: missing, lang: this.#lang });
      this.#tray.add(answer.tiles);
      this.#came();
    } catch {
      // They are asked for again with the next position; words of the engine's trouble come there.
      for (const tile of missing) this.#known.delete(tile);
    }
  }
}
