// A position with hands in which one acts: places, draws, passes, for whoever's turn it is. It
// knows no rule: the answers to the first turn stand in the page, the others are the engine's.

import { one, readJson, templateOf } from "../dom/dom.js";
import { Seats } from "../play/seats.js";
import { PlayedFigure } from "./played_figure.js";

/** @typedef {import("../answers.js").RoundShown} RoundShown */
/** @typedef {RoundShown & {width: number}} PlayedRound with the width that was asked for */
/** @typedef {import("../answers.js").Acted} Acted */
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

export class OpenEndsPosition extends HTMLElement {
  /** @type {PlayedPosition | undefined} */
  #position;

  connectedCallback() {
    this.#position ??= new PlayedPosition(this);
  }
}

class PlayedPosition {
  #figure;
  /** @type {PositionData} */
  #data;
  #played;
  #seats;
  #handName;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.#figure = figure;
    this.#data = readJson(figure);
    const { lang, reader, first, width } = this.#data;
    const setup = {
      ...this.#data,
      tables: [figure],
      steps: [first],
      text: /** @type {const} */ ("round"),
      show: /** @type {const} */ ("round"),
      act: /** @type {const} */ ("act"),
      asks: /** @type {"action"[]} */ (["action"]),
      params: { lang, ...(reader !== undefined && { reader }) },
      starts: true,
      margin: first.position.size[0] - width,
    };
    this.#played = new PlayedFigure(figure, setup, {
      show: () => this.#show(),
      heard: (before) => this.#tell(/** @type {RoundShown} */ (before)),
    });
    const tray = /** @type {import("../play/tray.js").Tray} */ (this.#played.playable.tray);
    this.#seats = new Seats(figure, tray, templateOf(figure, ".oe-back-template"));
    this.#handName = one(figure, ".oe-hand-name");
    this.#played.begin();
  }

  get #round() {
    return /** @type {RoundShown} */ (this.#played.history.current);
  }

  #show() {
    const { playable, history, status } = this.#played;
    const round = this.#round;
    const over = round.legal.length === 0;
    const { turn, position } = round;
    const { own } = history;
    playable.show({
      position,
      free: over ? [] : position.free,
      ...(own && { own: { ...own["position"], width: own.width } }),
    });
    this.#seats.show(round, (seat) => over || seat === turn || this.#data.open.includes(seat));
    this.#handName.textContent = status.sentence(turn === this.#data.reader ? "own_hand" : "hand", { number: turn + 1 });
    this.#figure.toggleAttribute("data-over", over);
    for (const button of playable.actions) button.ariaDisabled = String(over);
  }

  /** Say what has come of an action, and mark the tiles that were drawn. @param {RoundShown} before */
  #tell(before) {
    const { playable, status } = this.#played;
    const { turn, hands, message } = this.#round;
    // Whoever is next has got nothing.
    const held = turn === before.turn ? (before.hands[turn] ?? []) : undefined;
    playable.tray?.markDrawn(held ? (hands[turn] ?? []) : [], held ?? []);
    status.tell(message);
  }
}
