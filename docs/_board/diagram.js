// A diagram that can be played. It knows no rule: where a tile fits stands in the page, and
// what happens when it is placed is the engine's answer.

import { engine, EngineError } from "./engine.js";
import { keyOf } from "./keys.js";
import { Play } from "./play.js";
import { all, one, readData } from "./position.js";
import { Steps } from "./steps.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";

/** @typedef {import("./position.js").Answer} Answer */
/** @typedef {{tile: string, end: string, byKeyboard: boolean}} Wish what the reader wants to place */

export class OpenEndsDiagram extends HTMLElement {
  /** @type {Board | undefined} */
  #board;

  connectedCallback() {
    this.#board ??= new Board(this);
  }
}

class Board {
  /** @type {Table[]} one for each step */
  #tables;
  /** @type {Steps | undefined} a diagram of one step has none */
  #steps;
  /** @type {string | undefined} the tile in the reader's hand */
  #chosen;
  /** @type {Wish | undefined} what the engine has not answered yet */
  #wish;
  #failed = false;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.data = readData(figure);
    this.play = new Play(this.data.steps);
    this.status = one(figure, ".oe-status");
    this.undo = one(figure, ".oe-undo");
    this.restore = one(figure, ".oe-restore");
    this.retry = one(figure, ".oe-retry");
    this.tray = new Tray(one(figure, ".oe-tray"), (tile, keys) => this.#choose(tile, keys));
    const template = /** @type {HTMLTemplateElement} */ (one(figure, ".oe-end-template"));
    this.#tables = all(figure, ".oe-step").map(
      (item) => new Table(item, template, (end, keys) => this.#place(end, keys)),
    );
    const control = figure.querySelector(".oe-stepper");
    if (control instanceof HTMLElement) this.#steps = new Steps(control, (step) => this.#go(step));
    this.undo.addEventListener("click", () => this.#takeBack("undone", () => this.play.undo()));
    this.restore.addEventListener("click", () =>
      this.#takeBack("restored", () => this.play.restore()),
    );
    this.retry.addEventListener("click", () => this.#tryAgain());
    figure.addEventListener("keydown", (event) => {
      if (keyOf(event) === "Escape" && this.#chosen) this.#release();
    });
    this.#listen();
    this.#tables.forEach((table, step) => {
      const position = this.data.steps[step];
      if (position) table.show(position, undefined);
    });
    this.#show();
  }

  get #table() {
    return /** @type {Table} */ (this.#tables[this.play.step]);
  }

  /** The engine's state, and the signs that a reader is about to play. */
  #listen() {
    for (const sign of ["pointerover", "focusin", "touchstart"]) {
      this.figure.addEventListener(
        sign,
        ({ target }) => {
          if (target instanceof Element && target.closest("button, .oe-table")) engine.start();
        },
        { passive: true },
      );
    }
    engine.onstate((state) => {
      // Another diagram may have got the engine to start again.
      if (state === "ready" && this.#failed && this.#wish) this.#ask(this.#wish);
    });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let soon;
    new ResizeObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(() => this.#redraw(), 150);
    }).observe(this.figure);
  }

  #show() {
    const { position, own, step } = this.play;
    this.#tables.forEach((table, index) => table.current(index === step));
    this.#table.show(position, own);
    this.#table.mark((this.#chosen && position.fits[this.#chosen]) || []);
    this.tray.show(position.free, this.#chosen);
    this.#steps?.show(step);
    this.undo.ariaDisabled = String(!own);
    this.restore.ariaDisabled = String(!own);
  }

  /**
   * @param {string} name of a sentence in the page
   * @param {Record<string, string | number>} [facts]
   */
  #say(name, facts = {}) {
    const sentence = this.data.say[name] ?? "";
    this.status.textContent = sentence.replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
  }

  /** Whatever waited for the engine is not wanted any more. */
  #forget() {
    this.#wish = undefined;
    this.#failed = false;
    this.retry.hidden = true;
  }

  /** @param {number} step */
  #go(step) {
    this.#forget();
    this.#chosen = undefined;
    this.play.step = step;
    this.#show();
    this.#say("step", { number: step + 1, count: this.play.count });
    const aloud = document.createElement("span");
    aloud.className = "oe-unseen";
    aloud.append(...this.#table.caption());
    this.status.append(" ", aloud);
  }

  /**
   * @param {string} tile
   * @param {boolean} byKeyboard
   */
  #choose(tile, byKeyboard) {
    if (tile === this.#chosen) {
      this.#release();
      return;
    }
    this.#forget();
    this.#chosen = tile;
    this.#show();
    const { fits, chosen } = this.play.position;
    this.status.textContent = chosen[tile] ?? "";
    if (byKeyboard) this.#table.focus(fits[tile] ?? []);
    else this.#table.reveal();
  }

  #release() {
    const tile = this.#chosen;
    this.#forget();
    this.#chosen = undefined;
    this.#show();
    this.#say("released");
    if (tile) this.tray.focus(tile);
  }

  /**
   * @param {string} end
   * @param {boolean} byKeyboard
   */
  #place(end, byKeyboard) {
    if (!this.#chosen) {
      this.#say("first");
      return;
    }
    this.#ask({ tile: this.#chosen, end, byKeyboard });
  }

  /** @param {Wish} wish */
  async #ask(wish) {
    this.#forget();
    this.#wish = wish;
    if (engine.state !== "ready") {
      const end = this.play.position.ends.find(({ id }) => id === wish.end);
      this.#say("starting", { tile: this.tray.name(wish.tile), end: end?.name ?? "" });
    }
    try {
      const { tile, end } = wish;
      const manner = this.#manner();
      const { line } = this.play.position;
      const answer = await engine.ask("place", { line, tile, end, ...manner });
      if (wish === this.#wish) this.#hear(wish, answer, manner.width);
    } catch (error) {
      if (wish === this.#wish) this.#fail(error);
    }
  }

  /** How the engine shall answer: by which rules, in which language, how wide. */
  #manner() {
    const { rules, lang, width, narrowest, steps } = this.data;
    const margin = (steps[0]?.size[0] ?? width) - width;
    // On a place narrower than that the picture is made smaller.
    return { rules, lang, width: Math.max(narrowest, this.#table.columns(margin)) };
  }

  /**
   * @param {Wish} wish
   * @param {{position: Answer} | {refused: {code: string, said: string}}} answer
   * @param {number} width
   */
  #hear(wish, answer, width) {
    this.#wish = undefined;
    if ("refused" in answer) {
      this.#table.refuse(wish.end);
      this.status.textContent = answer.refused.said;
      return;
    }
    // Someone who has gone on to read elsewhere is not fetched back.
    const here = this.figure.contains(document.activeElement) || document.activeElement === document.body;
    this.play.push({ ...answer.position, width });
    this.#chosen = undefined;
    this.#show();
    this.status.textContent = answer.position.said;
    if (here) this.tray.focus(wish.tile, { preventScroll: !wish.byKeyboard });
  }

  /** @param {unknown} error */
  #fail(error) {
    if (!(error instanceof EngineError)) throw error;
    this.#failed = true;
    this.retry.hidden = false;
    this.#say(`failed_${error.kind}`);
  }

  #tryAgain() {
    const wish = this.#wish;
    engine.retry();
    // The button goes away; the focus must not go with it.
    if (wish) this.tray.focus(wish.tile, { preventScroll: true });
    if (wish) this.#ask(wish);
  }

  /**
   * @param {string} said
   * @param {() => void} change
   */
  #takeBack(said, change) {
    if (!this.play.own) return;
    this.#forget();
    this.#chosen = undefined;
    change();
    this.#show();
    this.#say(said);
  }

  /** Lays the reader's own line out anew for the width that there is now. */
  async #redraw() {
    const { own } = this.play;
    const manner = this.#manner();
    if (!own || own.width === manner.width || engine.state !== "ready") return;
    const drawn = await engine.ask("position", { line: own.line, ...manner }).catch(() => undefined);
    if (!drawn || own !== this.play.own) return;
    this.play.redraw({ ...drawn, width: manner.width });
    this.#show();
  }
}
