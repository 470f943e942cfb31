// A position with hands in which one acts: places, draws, passes, for whoever's turn it is. It
// knows no rule: the answers to the first turn stand in the page, the others are the engine's.

import { Asking, onWidth, startOnIntent } from "./asking.js";
import { engine } from "./engine.js";
import { Holding } from "./holding.js";
import { byKeyboard, Clicks } from "./keys.js";
import { Play } from "./play.js";
import { all, one, readJson } from "./position.js";
import { resume } from "./resuming.js";
import { Seats } from "./seats.js";
import { Status } from "./status.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";

/** @typedef {import("./answers.js").RoundShown} RoundShown */
/** @typedef {RoundShown & {width: number}} PlayedRound with the width that was asked for */
/** @typedef {import("./answers.js").Acted} Acted */
/**
 * @typedef {object} PositionData
 * @property {string} lang
 * @property {number} width
 * @property {number} narrowest
 * @property {number[]} open seats whose hands always lie open
 * @property {number} [reader] the seat that is the reader's own, in a lesson
 * @property {RoundShown} first its picture and its words stand in the page
 * @property {Record<string, Acted>} answers to every action of the first turn
 * @property {Record<string, string>} say
 */
/** @typedef {{action: string, end?: string, byKeyboard: boolean}} Wish */
/**
 * @typedef {object} State what the reader is about
 * @property {string} first the round that the page shows
 * @property {string} [own] the reader's own
 * @property {string} [tile] that is chosen
 * @property {Wish} [wish] what the engine has not answered
 */

export class OpenEndsPosition extends HTMLElement {
  /** @type {Acting | undefined} */
  #acting;

  connectedCallback() {
    this.#acting ??= new Acting(this);
  }
}

class Acting {
  #held;
  /** @type {Wish | undefined} what the engine was asked for last */
  #wish;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    /** @type {PositionData} */
    this.data = readJson(figure);
    /** @type {Play<RoundShown, PlayedRound>} */
    this.play = new Play([this.data.first]);
    this.status = new Status(one(figure, ".oe-status"), this.data.say);
    this.asking = new Asking(one(figure, ".oe-retry"), this.status);
    this.tray = new Tray(one(figure, ".oe-tray"), (tile, keys) => this.#choose(tile, keys));
    this.seats = new Seats(figure, this.tray);
    const template = /** @type {HTMLTemplateElement} */ (one(figure, ".oe-end-template"));
    this.table = new Table(figure, template, (end, keys) => this.#place(end, keys));
    this.handName = one(figure, ".oe-hand-name");
    this.undo = one(figure, ".oe-undo");
    this.restore = one(figure, ".oe-restore");
    this.undo.addEventListener("click", () => {
      if (this.play.own) this.#takeBack("undone", () => this.play.undo());
    });
    this.restore.addEventListener("click", () => {
      if (this.play.own) this.#takeBack("restored", () => this.play.restore());
    });
    this.actions = all(figure, ".oe-act");
    for (const button of this.actions) this.#listen(button);
    this.#held = new Holding(figure, {
      status: this.status,
      tray: this.tray,
      table: () => this.table,
      position: () => this.play.position.position,
      show: () => this.#show(),
      forget: () => this.asking.forget(),
    });
    startOnIntent(figure, "button, .oe-table");
    onWidth(figure, () => this.#redraw());
    this.#show();
    const before = resume(figure, () => this.#state());
    if (before) this.#resume(before);
  }

  /** @returns {State} */
  #state() {
    const wish = this.asking.waits ? this.#wish : undefined;
    return { first: this.data.first.round, own: this.play.own?.round, tile: this.#held.tile, wish };
  }

  /** @param {State} before */
  #resume({ first, own, tile, wish }) {
    if (this.data.first.round !== first) return; // another example by now
    const goOn = () => {
      if (tile && this.play.position.position.free.includes(tile)) this.#held.take(tile, false);
      if (wish) this.#act(wish);
    };
    if (!own) {
      goOn();
      return;
    }
    this.asking.ask({
      method: "round",
      args: () => ({ round: own, lang: this.data.lang, width: this.#width, ...this.#reader }),
      hear: (round, { width }) => {
        this.play.push({ ...round, width });
        this.#show();
        goOn();
      },
    });
  }

  /** @param {HTMLElement} button of an action without a tile */
  #listen(button) {
    const clicks = new Clicks();
    button.addEventListener("click", (event) => {
      if (clicks.repeated(event, button) || this.#over) return;
      this.#held.tile = undefined;
      this.#show();
      this.#act({ action: button.dataset["action"] ?? "", byKeyboard: byKeyboard(event) });
    });
  }

  get #over() {
    return this.play.position.legal.length === 0;
  }

  #show() {
    const { position: round, own } = this.play;
    const over = this.#over;
    this.table.show(round.position, own && { ...own.position, width: own.width });
    this.table.mark(this.#held.ends);
    this.seats.show(
      round,
      (seat) => over || seat === round.turn || this.data.open.includes(seat),
    );
    this.tray.show(over ? [] : round.position.free, this.#held.tile);
    this.handName.textContent = this.status.sentence(
      round.turn === this.data.reader ? "own_hand" : "hand",
      { number: round.turn + 1 },
    );
    this.figure.toggleAttribute("data-over", over);
    for (const button of this.actions) button.ariaDisabled = String(over);
    this.undo.ariaDisabled = String(!own);
    this.restore.ariaDisabled = String(!own);
  }

  /**
   * @param {string} tile
   * @param {boolean} keys
   */
  #choose(tile, keys) {
    if (this.play.position.position.ends.length) this.#held.take(tile, keys);
    else this.#act({ action: tile, byKeyboard: keys });
  }

  /**
   * @param {string} end
   * @param {boolean} keys
   */
  #place(end, keys) {
    if (this.#over) return;
    const { tile } = this.#held;
    if (tile) this.#act({ action: `${tile}@${end}`, end, byKeyboard: keys });
    else {
      this.status.say("first");
      this.table.reveal(this.status.element);
    }
  }

  /** @param {Wish} wish */
  #act(wish) {
    this.asking.forget();
    const ready = this.play.own ? undefined : this.data.answers[wish.action];
    if (ready) {
      this.#hear(wish, ready, this.data.width);
      return;
    }
    const at = document.activeElement;
    this.#wish = wish;
    this.asking.ask({
      method: "act",
      args: () => ({
        round: this.play.position.round,
        action: wish.action,
        lang: this.data.lang,
        width: this.#width,
        ...this.#reader,
      }),
      hear: (answer, { width }) => this.#hear(wish, answer, width),
      wait: () => this.status.say("starting"),
      refocus: () => at instanceof HTMLElement && at.focus({ preventScroll: true }),
    });
  }

  /** The seat of the one who reads, where they have one. */
  get #reader() {
    const { reader } = this.data;
    return reader === undefined ? {} : { reader };
  }

  /** How wide the engine may lay a line out, in half-tiles. */
  get #width() {
    const { first, width, narrowest } = this.data;
    return Math.max(narrowest, this.table.columns(first.position.size[0] - width));
  }

  /**
   * @param {Wish} wish
   * @param {Acted} answer
   * @param {number} width
   */
  #hear(wish, answer, width) {
    if (answer.illegal) {
      if (wish.end) this.table.refuse(wish.end);
      this.status.tell(answer.illegal.message);
      this.table.reveal(this.status.element);
      return;
    }
    // Someone who has gone on to read elsewhere is not fetched back.
    const here = this.figure.contains(document.activeElement) || document.activeElement === document.body;
    const before = this.play.position;
    const { tile } = this.#held;
    this.play.push({ ...answer.round, width });
    this.#held.tile = undefined;
    this.#show();
    this.tray.mark(newIn(answer.round, before));
    this.status.tell(answer.round.message);
    if (!here) return;
    if (this.#over) this.status.focus();
    else if (tile) this.tray.focus(tile, { preventScroll: true });
    this.table.reveal(this.status.element);
  }

  /** @param {string} said @param {() => void} back */
  #takeBack(said, back) {
    this.#held.change(said, back);
    this.tray.mark([]);
  }

  /** Lays the reader's own line out anew for the width that there is now. */
  async #redraw() {
    const { own } = this.play;
    const width = this.#width;
    if (!own || own.width === width || engine.state !== "ready") return;
    const asked = { round: own.round, lang: this.data.lang, width, ...this.#reader };
    const drawn = await engine.ask("round", asked).catch(() => undefined);
    if (!drawn || own !== this.play.own) return;
    this.play.redraw({ ...drawn, width });
    this.#show();
  }
}

/**
 * The tiles that a hand has got more than before.
 * @param {RoundShown} round
 * @param {RoundShown} before
 */
function newIn(round, before) {
  if (round.turn !== before.turn) return [];
  const held = before.hands[before.turn] ?? [];
  return (round.hands[round.turn] ?? []).filter((tile) => !held.includes(tile));
}
