// A diagram that can be played. It knows no rule: where a tile fits stands in the page, and
// what happens when it is placed is the engine's answer.

import { Asking, onWidth, startOnIntent } from "./asking.js";
import { engine } from "./engine.js";
import { Holding } from "./holding.js";
import { Play } from "./play.js";
import { all, one, readData } from "./position.js";
import { resume } from "./resuming.js";
import { Status } from "./status.js";
import { Steps } from "./steps.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";

/** @typedef {{tile: string, end: string, byKeyboard: boolean}} Wish what the reader wants to place */
/**
 * @typedef {object} State what the reader is about
 * @property {number} step
 * @property {string} line that the step shows in the page
 * @property {string} [own] the reader's own line
 * @property {string} [tile] that is chosen
 * @property {string} [end] where it is to be placed
 */

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
  #held;
  /** @type {Wish | undefined} what the engine was asked for last */
  #wish;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.data = readData(figure);
    /** @type {Play<import("./position.js").StepPosition, import("./position.js").PlayedPosition>} */
    this.play = new Play(this.data.steps);
    this.status = new Status(one(figure, ".oe-status"), this.data.say);
    this.asking = new Asking(one(figure, ".oe-retry"), this.status);
    this.undo = one(figure, ".oe-undo");
    this.restore = one(figure, ".oe-restore");
    this.tray = new Tray(one(figure, ".oe-tray"), (tile, keys) => this.#held.take(tile, keys));
    const template = /** @type {HTMLTemplateElement} */ (one(figure, ".oe-end-template"));
    this.#tables = all(figure, ".oe-step").map(
      (item) => new Table(item, template, (end, keys) => this.#place(end, keys)),
    );
    const control = figure.querySelector(".oe-stepper");
    if (control instanceof HTMLElement) this.#steps = new Steps(control, (step) => this.#go(step));
    this.undo.addEventListener("click", () => {
      if (this.play.own) this.#held.change("undone", () => this.play.undo());
    });
    this.restore.addEventListener("click", () => {
      if (this.play.own) this.#held.change("restored", () => this.play.restore());
    });
    this.#held = new Holding(figure, {
      status: this.status,
      tray: this.tray,
      table: () => this.#table,
      position: () => this.play.position,
      show: () => this.#show(),
      forget: () => this.asking.forget(),
    });
    startOnIntent(figure, "button, .oe-table");
    onWidth(figure, () => this.#redraw());
    this.#tables.forEach((table, step) => {
      const position = this.data.steps[step];
      if (position) table.show(position, undefined);
    });
    this.#show();
    const before = resume(figure, () => this.#state());
    if (before) this.#resume(before);
  }

  /** @returns {State | undefined} */
  #state() {
    const { step, own } = this.play;
    const end = this.asking.waits ? this.#wish?.end : undefined;
    const documented = this.data.steps[step]?.line ?? "";
    return { step, line: documented, own: own?.line, tile: this.#held.tile, end };
  }

  /** @param {State} before */
  #resume({ step, line, own, tile, end }) {
    if (this.data.steps[step]?.line !== line) return; // another example by now
    if (step) this.#go(step);
    const choose = () => {
      if (!tile || !this.play.position.fits[tile]) return;
      this.#held.take(tile, false);
      if (end) this.#place(end, false);
    };
    if (!own) {
      choose();
      return;
    }
    this.asking.ask({
      method: "position",
      args: () => ({ line: own, ...this.#manner() }),
      hear: (answer, { width }) => {
        this.play.push({ ...answer, width });
        this.#show();
        choose();
      },
    });
  }

  get #table() {
    return /** @type {Table} */ (this.#tables[this.play.step]);
  }

  #show() {
    const { position, own, step } = this.play;
    this.#tables.forEach((table, index) => table.current(index === step));
    this.#table.show(position, own);
    this.#table.mark(this.#held.ends);
    this.tray.show(position.free, this.#held.tile);
    this.#steps?.show(step);
    this.figure.toggleAttribute("data-solved", own?.solved ?? false);
    this.undo.ariaDisabled = String(!own);
    this.restore.ariaDisabled = String(!own);
  }

  /** @param {number} step */
  #go(step) {
    this.asking.forget();
    this.#held.tile = undefined;
    this.play.step = step;
    this.#show();
    this.status.say("step", { number: step + 1, count: this.play.count });
    const aloud = document.createElement("span");
    aloud.className = "oe-unseen";
    aloud.append(...this.#table.caption());
    this.status.add(" ", aloud);
    this.#reveal();
  }

  /**
   * @param {string} end
   * @param {boolean} byKeyboard
   */
  #place(end, byKeyboard) {
    const { tile } = this.#held;
    if (tile) this.#ask({ tile, end, byKeyboard });
    else {
      this.status.say("first");
      this.#reveal();
    }
  }

  #reveal() {
    this.#table.reveal(this.status.element);
  }

  /** @param {Wish} wish */
  #ask(wish) {
    const { tile, end } = wish;
    this.#wish = wish;
    this.asking.ask({
      method: "place",
      args: () => ({ line: this.play.position.line, tile, end, ...this.#manner() }),
      hear: (answer, { width }) => this.#hear(wish, answer, width),
      wait: () => {
        const { name } = this.play.position.ends.find(({ id }) => id === end) ?? { name: "" };
        this.status.say("starting", { tile: this.tray.name(tile), end: name });
      },
      refocus: () => this.tray.focus(tile, { preventScroll: true }),
    });
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
   * @param {import("./answers.js").Placed} answer
   * @param {number} width
   */
  #hear(wish, answer, width) {
    if (answer.illegal) {
      this.#table.refuse(wish.end);
      this.status.tell(answer.illegal.message);
      this.#reveal();
      return;
    }
    // Someone who has gone on to read elsewhere is not fetched back.
    const here = this.figure.contains(document.activeElement) || document.activeElement === document.body;
    const puzzle = this.play.own ? undefined : this.data.steps[this.play.step];
    const solved = puzzle?.solved?.includes(wish.tile) ?? false;
    this.play.push({ ...answer.position, width, solved });
    this.#held.tile = undefined;
    this.#show();
    this.status.tell(answer.position.message);
    if (solved) this.status.tell(this.status.sentence(`solved_${puzzle?.puzzle}`), " ", answer.position.message);
    if (!here) return;
    this.tray.focus(wish.tile, { preventScroll: true });
    this.#reveal();
  }

  /** Lays the reader's own line out anew for the width that there is now. */
  async #redraw() {
    const { own } = this.play;
    const manner = this.#manner();
    if (!own || own.width === manner.width || engine.state !== "ready") return;
    const drawn = await engine.ask("position", { line: own.line, ...manner }).catch(() => undefined);
    if (!drawn || own !== this.play.own) return;
    this.play.redraw({ ...drawn, width: manner.width, solved: own.solved ?? false });
    this.#show();
  }
}
