// The tile in the reader's hand: taken up from the tray, to be put to an end, or let go again.

import { keyOf } from "../dom/keys.js";

/**
 * @typedef {object} Place where it is held
 * @property {import("../dom/status.js").Status} status
 * @property {import("./tray.js").Tray} tray
 * @property {() => import("./table.js").Table} table
 * @property {() => import("./shapes.js").Position} position
 * @property {() => void} show shows everything anew
 * @property {() => void} [forget] what had been asked before
 */

export class Holding {
  /** @type {string | undefined} */
  tile;
  #place;

  /**
   * @param {HTMLElement} figure
   * @param {Place} place
   */
  constructor(figure, place) {
    this.#place = place;
    figure.addEventListener("keydown", (event) => {
      if (keyOf(event) === "Escape" && this.tile) this.release();
    });
  }

  /** The ends that it fits. */
  get ends() {
    return (this.tile && this.#place.position().fits[this.tile]) || [];
  }

  /**
   * Takes a tile up, or lets it go if it is held already.
   * @param {string} tile
   * @param {boolean} keys whether by keyboard
   */
  take(tile, keys) {
    if (tile === this.tile) {
      this.release();
      return;
    }
    const { status, table, position, show, forget } = this.#place;
    forget?.();
    this.tile = tile;
    show();
    status.tell(position().chosen[tile] ?? "");
    if (keys) table().focus(this.ends);
    table().reveal(status.element);
  }

  release() {
    const { tile } = this;
    this.change("released");
    if (tile) this.#place.tray.focus(tile);
  }

  /**
   * Something changes, so that nothing is held any more.
   * @param {string} said the name of the sentence that tells of it
   * @param {() => void} [make]
   */
  change(said, make) {
    const { status, table, show, forget } = this.#place;
    forget?.();
    this.tile = undefined;
    make?.();
    show();
    status.say(said);
    table().reveal(status.element);
  }
}
