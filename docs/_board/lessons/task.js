// One step of a lesson: one thing to do. Every choice has its answer in the page; nothing is
// judged here, and nothing is waited for.

import { all, one, templateOf } from "../dom/dom.js";
import { Status } from "../dom/status.js";
import { bringIntoView } from "../dom/view.js";
import { Playable } from "../play/playable.js";
import { Seats } from "../play/seats.js";
import { StepHints } from "./hints.js";
import { Question } from "./question.js";

/** @typedef {import("../answers.js").RoundShown} RoundShown */
/**
 * @typedef {object} Told the answer to a choice
 * @property {"right" | "wrong" | "undecided"} verdict
 * @property {string} [text] the name of words of the page
 * @property {string} [said] words of the engine
 * @property {string} [moves] what is done then, in words
 * @property {number} [scene] the position that comes of it
 * @property {number} [turn] where the round goes on
 */
/**
 * @typedef {object} StepData
 * @property {string} id
 * @property {string} hash
 * @property {string} kind
 * @property {boolean} open whether all hands lie open
 * @property {RoundShown[]} scenes
 * @property {Record<string, Told>[]} answers by turn
 * @property {number[]} turns the scene of each turn
 * @property {string[][]} hints of each turn; none: those that stand in the page
 * @property {number} width of the pictures, in half-tiles
 */
/**
 * @typedef {object} Listener
 * @property {() => void} solved is called at the moment of success, before anything is shown
 * @property {(scene: RoundShown) => void} playOn
 */

const ACTING = ["place", "draw", "pass", "round"];

export class Task {
  #turn = 0;
  /** The turn whose hints are given. */
  #hinted = 0;
  #scene = 0;
  /** @type {"asked" | "solved" | "would"} */
  #state = "asked";
  /** @type {Playable | undefined} a question is not played on */ #playable;
  /** @type {Seats | undefined} */ #seats;
  /** @type {Question | undefined} */ #question;

  /**
   * @param {HTMLElement} item
   * @param {HTMLElement} lesson
   * @param {StepData} data
   * @param {Record<string, string>} say
   * @param {Listener} listener
   */
  constructor(item, lesson, data, say, listener) {
    this.item = item;
    this.data = data;
    this.listener = listener;
    this.status = new Status(one(item, ".oe-status"), say);
    this.begun = [...one(item, ".oe-status").childNodes];
    this.next = one(item, ".oe-next");
    this.again = one(item, ".oe-again");
    this.actions = all(item, "[data-action]");
    // A mistake that is shown is taken back first: hints speak of what is asked.
    this.hints = new StepHints(item, () => this.#state === "would" && this.restart());
    this.continueButton = item.querySelector(".oe-play-on");
    if (data.kind === "end" || ACTING.includes(data.kind)) this.#prepareTable(lesson);
    else this.#question = new Question(item, (choice) => this.#ask(choice));
    this.again.addEventListener("click", () => {
      this.restart();
      this.status.say("begun");
      this.#focusChoice();
      this.#revealAnswer();
    });
    this.continueButton?.addEventListener("click", () => {
      const scene = this.data.scenes[this.#scene];
      if (scene) this.listener.playOn(scene);
    });
    this.#show();
  }

  /** Set the step back to its beginning. */
  restart() {
    this.#playable?.drop();
    this.#turn = 0;
    this.#scene = 0;
    this.#state = "asked";
    this.#question?.clear();
    this.status.tell(...this.begun);
    this.#show();
    this.#hint();
  }

  /** The hints of the turn, where they are not already those. */
  #hint() {
    if (this.#hinted === this.#turn) return;
    this.#hinted = this.#turn;
    this.hints.follow(this.data.hints[this.#turn] ?? []);
  }

  /** @param {string} name of a sentence, put before what is to be done */
  say(name) {
    this.status.say(name);
    this.status.add(" ", ...this.begun.map((node) => node.cloneNode(true)));
  }

  /** Put the focus on the task, so that it is read. */
  focus() {
    one(this.item, ".oe-told").focus({ preventScroll: true });
    this.reveal();
  }

  /** Bring the task into view, and with it what there is room for. */
  reveal() {
    bringIntoView(one(this.item, ".oe-told"), this.#playable?.table.picture, this.#answer, this.item);
  }

  /** Where the answer to a choice is told, with what can be pressed then. */
  get #answer() {
    return one(this.item, ".oe-answer");
  }

  /** Bring the answer to a choice into view, and the table with it. */
  #revealAnswer() {
    if (this.#playable) this.#playable.table.reveal(this.#answer);
    else bringIntoView(this.#answer);
  }

  /** @param {HTMLElement} lesson */
  #prepareTable(lesson) {
    const { item, status } = this;
    const hand = this.data.kind !== "end";
    const template = templateOf(lesson, ".oe-end-template");
    this.#playable = new Playable(
      { figure: item, tables: [item], template, status, hand, starts: true },
      {
        act: ({ action, end }) => this.#ask(action, end),
        able: () => this.#state === "asked",
        changed: () => item.removeAttribute("data-mistake"),
      },
    );
    const { tray } = this.#playable;
    if (tray) this.#seats = new Seats(item, tray, templateOf(lesson, ".oe-back-template"));
  }

  get #shown() {
    return /** @type {RoundShown} */ (this.data.scenes[this.#scene]);
  }

  #show() {
    const round = this.#shown;
    const asked = this.#state === "asked";
    const { position } = round;
    const own = this.#scene ? { ...position, width: this.data.width } : undefined;
    this.#playable?.show({ position, free: round.hands[0] ?? [], ...(own && { own }) });
    this.#seats?.show(round, (seat) => this.data.open || seat === 0);
    this.item.dataset["task"] = this.#state;
    this.item.removeAttribute("data-mistake");
    for (const button of this.actions) button.ariaDisabled = String(!asked);
    this.#question?.enable(asked);
    this.hints.enable(this.#state !== "solved");
    this.next.hidden = this.#state !== "solved";
    this.again.hidden = asked && this.#turn === 0;
    if (this.continueButton instanceof HTMLElement) this.continueButton.hidden = !this.#canGoOn;
  }

  get #canGoOn() {
    return this.#state === "solved" && this.#shown.legal.length > 0;
  }

  /**
   * @param {string} choice
   * @param {string} [end] at which it was tried
   */
  #ask(choice, end) {
    const told = this.data.answers[this.#turn]?.[choice];
    if (!told) this.status.say("nothing");
    else if (told.verdict === "right") this.#succeed(told);
    else if (told.verdict === "undecided") this.#goOn(told);
    else this.#mistake(told, end);
    this.#revealAnswer();
  }

  /** @param {Told} told */
  #succeed(told) {
    this.listener.solved();
    this.#state = "solved";
    this.#playable?.drop();
    this.#scene = told.scene ?? this.#scene;
    this.#show();
    this.status.say("right");
    const after = this.#words("after");
    if (told.moves) this.status.add(" ", told.moves);
    if (after.length) this.status.add(" ", ...after);
    this.next.focus({ preventScroll: true });
  }

  /** @param {Told} told */
  #goOn(told) {
    const tile = this.#playable?.tile;
    this.#playable?.drop();
    this.#turn = told.turn ?? 0;
    this.#scene = told.scene ?? 0;
    this.#show();
    this.#hint();
    this.status.tell(told.moves ?? "");
    if (tile) this.#playable?.tray?.focus(tile, { preventScroll: true });
  }

  /** @param {Told} told @param {string} [end] */
  #mistake(told, end) {
    const words = told.text ? this.#words(told.text) : [told.said ?? ""];
    if (told.scene !== undefined) {
      this.#playable?.drop();
      this.#state = "would";
      this.#scene = told.scene;
      this.#show();
    } else if (end) this.#playable?.table.refuse(end);
    this.item.setAttribute("data-mistake", "");
    this.status.say("not_yet");
    this.status.add(" ", ...words);
    if (told.scene === undefined) return;
    this.status.add(" ", this.status.sentence("would"), " ", told.moves ?? "");
    this.again.focus({ preventScroll: true });
  }

  /** Where the reader begins to choose. */
  #focusChoice() {
    const { tray, table } = this.#playable ?? {};
    if (tray) tray.focus(this.#shown.hands[0]?.[0] ?? "");
    else if (table) table.focus([]);
    else this.#question?.focus();
  }

  /** Words of the page, as nodes to be put elsewhere. @param {string} name */
  #words(name) {
    const place = this.item.querySelector(`[data-text="${name}"]`);
    const paragraphs = [...(place?.querySelectorAll("p") ?? [])];
    return paragraphs.flatMap((paragraph) => [
      ...(/** @type {HTMLElement} */ (paragraph.cloneNode(true)).childNodes),
    ]);
  }
}
