// What one plays on: tiles to choose, open ends to place them at, buttons of the other actions, and
// the status that speaks of it all. What an action leads to is not known here.

import { all, one } from "../dom/dom.js";
import { Clicks, keyOf } from "../dom/keys.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";

/** @typedef {import("./shapes.js").Position} Position */
/**
 * @typedef {object} Action what the reader has decided to do
 * @property {string} action as the engine reads it: `[1|2]@right`, `[1|2]`, `draw`
 * @property {string} [tile] that is placed
 * @property {string} [end] where it is placed
 */
/**
 * @typedef {object} Parts what is played on, and how
 * @property {HTMLElement} figure that hears the keyboard
 * @property {HTMLElement[]} tables one, or one for each step
 * @property {HTMLTemplateElement} template of the button of an end
 * @property {import("../dom/status.js").Status} status
 * @property {boolean} [hand] whether there is a hand; without one an end alone is chosen
 * @property {boolean} [starts] whether a tile alone is an action while the line has no end
 * @property {() => boolean} [oneTap] whether a tap alone places a tile that fits one end
 * @property {boolean} [docked] whether the hand is always in view, so that nothing moves when a tile is let go
 */
/**
 * @typedef {object} Callbacks
 * @property {(action: Action) => void} act is told what the reader has decided to do
 * @property {() => boolean} [able] whether anything may be done now; says why not
 * @property {() => void} [changed] is called before another tile is chosen, or one is let go
 */
/**
 * @typedef {object} Scene what lies on the table
 * @property {Position} position
 * @property {import("./shapes.js").PlayedPosition} [own] it as the engine has answered, if it does not stand in the page
 * @property {string[]} free the tiles that can be chosen
 * @property {boolean} [past] whether it is looked back at, so that nothing is held in it
 * @property {boolean} [quiet] whether the status has something else to say than what a chosen tile fits
 */

export class Playable {
  /** @type {string | undefined} the tile that is held */
  tile;
  /** Which of the tables is in front of the reader. */
  at = 0;
  /** @type {Scene | undefined} */
  #scene;
  #parts;
  #callbacks;

  /**
   * @param {Parts} parts
   * @param {Callbacks} callbacks
   */
  constructor(parts, { act, able = () => true, changed = () => {} }) {
    const { figure, tables, template, hand = true } = parts;
    this.#parts = parts;
    this.#callbacks = { act, able, changed };
    this.tray = hand ? new Tray(one(figure, ".oe-tray"), (tile, keys) => this.#choose(tile, keys)) : undefined;
    this.tables = tables.map((item) => new Table(item, template, (end) => this.#place(end)));
    this.actions = all(figure, ".oe-act[data-action]");
    for (const button of this.actions) this.#listen(button);
    figure.addEventListener("keydown", (event) => {
      if (keyOf(event) === "Escape" && this.tile) this.#release();
    });
  }

  /** The table in front of the reader. */
  get table() {
    return /** @type {Table} */ (this.tables[this.at]);
  }

  /** Whether the focus is here or nowhere: whoever has gone on to read elsewhere is not fetched back. */
  get attended() {
    const { activeElement, body } = document;
    return activeElement === body || this.#parts.figure.contains(activeElement);
  }

  /** Show a position; a tile that is not free in it is not held any more. @param {Scene} scene */
  show(scene) {
    this.#scene = scene;
    if (this.tile && !scene.position.free.includes(this.tile)) this.tile = undefined;
    this.table.show(scene.position, scene.own);
    this.#mark();
  }

  /**
   * Choose a tile to place, or let it go if it is held already.
   * @param {string} tile
   * @param {boolean} keys whether by keyboard
   */
  hold(tile, keys) {
    if (tile === this.tile) {
      this.#release();
      return;
    }
    this.#callbacks.changed();
    this.tile = tile;
    this.#mark();
    if (!this.#scene?.quiet) this.#parts.status.tell(this.#scene?.position.chosen[tile] ?? "");
    if (keys) this.table.focus(this.#fitting);
    this.reveal();
  }

  /** Hold nothing any more. */
  drop() {
    this.tile = undefined;
    this.#mark();
  }

  /**
   * Say why an action is illegal, and mark where it was tried.
   * @param {string} message
   * @param {string} [end]
   */
  refuse(message, end) {
    if (end) this.table.refuse(end);
    this.#parts.status.tell(message);
    this.reveal();
  }

  /** Bring the table into view, with what is new on it and what is said of it. */
  reveal() {
    this.table.reveal(this.#parts.status.element);
  }

  /**
   * Put the focus where the reader goes on, and bring the table into view.
   * @param {string | undefined} tile that was placed: the next one in the hand is meant
   */
  land(tile) {
    if (!this.#scene?.free.length) this.#parts.status.focus();
    else if (tile) this.tray?.focus(tile, { preventScroll: true });
    this.reveal();
  }

  /** @param {HTMLElement} button of an action without a tile */
  #listen(button) {
    const clicks = new Clicks();
    button.addEventListener("click", (event) => {
      if (clicks.repeated(event, button) || button.ariaDisabled === "true" || !this.#callbacks.able()) return;
      this.drop();
      this.#callbacks.act({ action: button.dataset["action"] ?? "" });
    });
  }

  /** @param {string} tile @param {boolean} keys */
  #choose(tile, keys) {
    if (!this.#callbacks.able()) return;
    const { position } = this.#scene ?? {};
    const starts = this.#parts.starts && !position?.ends.length;
    const [end, another] = position?.fits[tile] ?? [];
    // Who uses no pointer hears first where the tile fits, and may let it go.
    const once = end && !another && !keys && tile !== this.tile && this.#parts.oneTap?.();
    if (starts && tile !== this.tile) this.#callbacks.act({ action: tile, tile });
    else if (once) this.#callbacks.act({ action: `${tile}@${end}`, tile, end });
    else this.hold(tile, keys);
  }

  /** @param {string} end */
  #place(end) {
    const { tile } = this;
    if (!this.#callbacks.able()) return;
    if (!this.tray) this.#callbacks.act({ action: end, end });
    else if (tile) this.#callbacks.act({ action: `${tile}@${end}`, tile, end });
    else if (this.#scene?.free.length) {
      this.#parts.status.say("first");
      this.reveal();
    }
  }

  #release() {
    const { tile } = this;
    this.#callbacks.changed();
    this.drop();
    this.#parts.status.say("released");
    if (!this.#parts.docked) this.reveal();
    if (tile) this.tray?.focus(tile);
  }

  /** The ends that the held tile fits. */
  get #fitting() {
    return (this.tile && this.#scene?.position.fits[this.tile]) || [];
  }

  /** Show which tiles can be chosen, which one is held, and where it fits. */
  #mark() {
    if (!this.#scene) return;
    const held = this.#scene.past ? undefined : this.tile;
    this.table.mark(held ? this.#fitting : []);
    this.tray?.show(this.#scene.free, held);
  }
}
