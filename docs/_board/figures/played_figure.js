// A figure whose reader plays on from what the page shows. The engine is asked what an action leads
// to; what it has answered can be taken back, and is drawn anew when there is another width.

import { one, onWidth, templateOf } from "../dom/dom.js";
import { Status } from "../dom/status.js";
import { engine } from "../engine/engine.js";
import { startOnIntent } from "../engine/intent.js";
import { PendingRequest } from "../engine/pending_request.js";
import { Playable } from "../play/playable.js";
import { resume } from "../store/resume.js";
import { UndoHistory } from "./undo_history.js";

/** @typedef {import("../play/playable.js").Action} Action */
/** @typedef {Record<string, any>} Answer what the engine has answered */
/** @typedef {Answer & {width: number, tile?: string}} Played with the width asked for, and the tile that was placed */
/**
 * @typedef {object} Setup what tells one kind of figure from another
 * @property {HTMLElement[]} tables one for each step
 * @property {Record<string, any>[]} steps the positions that stand in the page
 * @property {Record<string, Answer>} [answers] to the actions of the first position, if they stand in the page
 * @property {"line" | "round"} text the field of a position that says all of it
 * @property {"position" | "round"} show the engine's method that draws it, and its name in the answer to an action
 * @property {"place" | "act"} act the engine's method for an action
 * @property {(keyof Action)[]} asks what of an action it is asked
 * @property {Record<string, unknown>} params of every request
 * @property {boolean} [starts] whether a tile alone starts the line
 * @property {number} margin of a picture, both sides together, in half-tiles
 * @property {number} width of a line in the pictures of the page, in half-tiles
 * @property {number} narrowest the least width that the engine lays a line out in
 * @property {Record<string, string>} say
 */
/**
 * @typedef {object} Callbacks
 * @property {() => void} show shows what is on the table
 * @property {(before: Record<string, any>, action: Action) => void} heard says what has come of an action
 * @property {(step: number) => void} [went] says that another step is shown
 */
/**
 * @typedef {object} State what the reader is about
 * @property {number} step
 * @property {string} documented the position that the step shows in the page
 * @property {string} [own] the reader's own
 * @property {string} [tile] that is held
 * @property {Action} [action] that the engine has not answered
 */

export class PlayedFigure {
  /** @type {Action | undefined} what the engine was asked last */
  #asked;
  #figure;
  #setup;
  #callbacks;
  #undo;
  #restore;

  /**
   * @param {HTMLElement} figure
   * @param {Setup} setup
   * @param {Callbacks} callbacks
   */
  constructor(figure, setup, callbacks) {
    this.#figure = figure;
    this.#setup = setup;
    this.#callbacks = callbacks;
    /** @type {UndoHistory<Record<string, any>, Played>} */
    this.history = new UndoHistory(setup.steps);
    this.status = new Status(one(figure, ".oe-status"), setup.say);
    this.request = new PendingRequest(one(figure, ".oe-retry"), this.status);
    const { tables, starts = false } = setup;
    const template = templateOf(figure, ".oe-end-template");
    this.playable = new Playable(
      { figure, tables, template, status: this.status, starts },
      { act: (action) => this.#act(action), changed: () => this.request.cancel() },
    );
    this.#undo = one(figure, ".oe-undo");
    this.#restore = one(figure, ".oe-restore");
    this.#undo.addEventListener("click", () => this.#takeBack("undone", () => this.history.undo()));
    this.#restore.addEventListener("click", () => this.#takeBack("restored", () => this.history.restore()));
    startOnIntent(figure, "button, .oe-table");
    onWidth(figure, () => this.#redraw());
  }

  /** Show the figure, and take up what the reader was about before the page was loaded anew. */
  begin() {
    this.#show();
    const before = resume(this.#figure, () => this.#state());
    if (before) this.#resume(before);
  }

  /** Show another step. @param {number} step from 0 */
  go(step) {
    this.request.cancel();
    this.playable.tile = undefined;
    this.history.step = step;
    this.#show();
    this.#callbacks.went?.(step);
    this.playable.reveal();
  }

  /** @returns {State} */
  #state() {
    const { step, documented, own } = this.history;
    const { text } = this.#setup;
    const action = this.request.pending ? this.#asked : undefined;
    return { step, documented: documented[text], own: own?.[text], tile: this.playable.tile, action };
  }

  /** @param {State} before */
  #resume({ step, documented, own, tile, action }) {
    const { steps, text, show, params, width: usual } = this.#setup;
    if (steps[step]?.[text] !== documented) return; // another example by now
    if (step) this.go(step);
    const goOn = () => {
      const { current } = this.history;
      if (tile && (current["position"] ?? current).free.includes(tile)) this.playable.hold(tile, false);
      if (action) this.#act(action);
    };
    if (!own) {
      goOn();
      return;
    }
    this.request.ask({
      method: show,
      args: () => /** @type {any} */ ({ ...params, [text]: own, width: this.#width }),
      hear: (answer, { width = usual }) => {
        this.history.push({ ...answer, width });
        this.#show();
        goOn();
      },
    });
  }

  #show() {
    this.#callbacks.show();
    const none = String(!this.history.own);
    this.#undo.ariaDisabled = none;
    this.#restore.ariaDisabled = none;
  }

  /** @param {Action} action */
  #act(action) {
    const { act, asks, answers, params, text, width: usual } = this.#setup;
    this.request.cancel();
    const ready = this.history.own ? undefined : answers?.[action.action];
    if (ready) {
      this.#hear(action, ready, usual);
      return;
    }
    this.#asked = action;
    const { tray, table } = this.playable;
    const { tile = "", end = "" } = action;
    const pressed = document.activeElement;
    this.request.ask({
      method: act,
      args: () =>
        /** @type {any} */ ({
          ...params,
          [text]: this.history.current[text],
          ...Object.fromEntries(asks.map((name) => [name, action[name]])),
          width: this.#width,
        }),
      hear: (answer, { width = usual }) => this.#hear(action, answer, width),
      wait: ["starting", { tile: tray?.name(tile) ?? "", end: table.name(end) }],
      refocus: () => {
        if (end) tray?.focus(tile, { preventScroll: true });
        else if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
      },
    });
  }

  /**
   * @param {Action} action
   * @param {Answer} answer
   * @param {number} width
   */
  #hear(action, answer, width) {
    if (answer["illegal"]) {
      this.playable.refuse(answer["illegal"].message, action.end);
      return;
    }
    const { attended } = this.playable;
    const before = this.history.current;
    const placed = action.end ? action.tile : undefined;
    this.history.push({ ...answer[this.#setup.show], width, ...(placed && { tile: placed }) });
    this.playable.tile = undefined;
    this.#show();
    this.#callbacks.heard(before, action);
    if (attended) this.playable.land(placed);
  }

  /** @param {string} said the name of the sentence that tells of it @param {() => void} back */
  #takeBack(said, back) {
    if (!this.history.own) return;
    this.request.cancel();
    this.playable.tile = undefined;
    back();
    this.#show();
    this.playable.tray?.mark([]);
    this.status.say(said);
    this.playable.reveal();
  }

  /** How wide the engine may lay a line out, in half-tiles; on a narrower place the picture is made smaller. */
  get #width() {
    return Math.max(this.#setup.narrowest, this.playable.table.columns(this.#setup.margin));
  }

  /** Lay the reader's own line out anew for the width that there is now. */
  async #redraw() {
    const { own } = this.history;
    const { show, text, params } = this.#setup;
    const width = this.#width;
    if (!own || own.width === width || engine.state !== "ready") return;
    const drawn = await engine.ask(show, /** @type {any} */ ({ ...params, [text]: own[text], width })).catch(() => undefined);
    if (!drawn || own !== this.history.own) return;
    this.history.replace({ ...own, ...drawn, width });
    this.#show();
  }
}
