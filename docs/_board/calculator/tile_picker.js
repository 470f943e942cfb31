// The tiles of the set, to be clicked into a hand of the calculator. There is one tray; it comes
// to the hand that asks for it.

import { all, one } from "../dom/dom.js";
import { Tray } from "../play/tray.js";

export class TilePicker {
  /** @type {HTMLElement[]} a button for each hand */
  #openers;
  #place;
  #tray;
  #type;
  /** @type {number | undefined} the hand that it is open for */
  #seat;
  /** @type {(string[] | null)[]} the tiles of each hand, as far as they are known */
  #held = [];
  /** @type {string[]} */
  #all;

  /**
   * @param {HTMLElement} form
   * @param {(seat: number, text: string) => void} type puts text into the field of a hand
   */
  constructor(form, type) {
    this.#type = type;
    this.#place = one(form, ".oe-tiles-left");
    this.#all = all(this.#place, ".oe-pick").map((pick) => pick.dataset["tile"] ?? "");
    this.#tray = new Tray(one(this.#place, ".oe-tray"), (tile) => this.#toggle(tile));
    this.#openers = all(form, ".oe-choose");
    this.#openers.forEach((opener, seat) =>
      opener.addEventListener("click", () => this.#open(seat === this.#seat ? undefined : seat)),
    );
    this.#show();
  }

  /** @param {string} tile */
  face(tile) {
    return this.#tray.face(tile);
  }

  /** Close where its hand is not there any more. @param {number} players */
  close(players) {
    const opener = this.#openers[this.#seat ?? 0];
    const gone = (this.#seat ?? 0) >= players || !opener?.checkVisibility();
    if (this.#seat !== undefined && gone) this.#open(undefined);
  }

  /** @param {(string[] | null)[]} tiles that the hands hold */
  held(tiles) {
    this.#held = tiles;
    this.#show();
  }

  /** @param {number | undefined} seat */
  #open(seat) {
    this.#seat = seat;
    this.#openers.forEach((opener, at) => (opener.ariaExpanded = String(at === seat)));
    this.#place.hidden = seat === undefined;
    if (seat !== undefined) this.#openers[seat]?.closest(".oe-hand-field")?.append(this.#place);
    this.#show();
  }

  #show() {
    const own = this.#own;
    const elsewhere = this.#held.flatMap((tiles, seat) => (seat === this.#seat ? [] : (tiles ?? [])));
    const free = this.#all.filter((tile) => !elsewhere.includes(tile));
    this.#tray.show(free, own);
  }

  get #own() {
    return this.#held[this.#seat ?? -1] ?? [];
  }

  /** @param {string} tile */
  #toggle(tile) {
    if (this.#seat === undefined) return;
    const own = this.#own;
    const tiles = own.includes(tile) ? own.filter((held) => held !== tile) : [...own, tile];
    this.#held[this.#seat] = tiles;
    this.#show();
    this.#type(this.#seat, tiles.join(" ") || "0");
  }
}
