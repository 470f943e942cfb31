// The conversation about a match: one question at a time, the others' moves after a pause, and
// what the reader wants meanwhile, which is kept. All of the match is in one text, so that an
// engine which dies takes nothing with it: the same question is asked again.

import { whole } from "./pieces.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */
/** @typedef {import("../answers.js").Questions} Questions */
/**
 * @template {keyof Questions} M
 * @typedef {object} Wish a question that the reader has led to
 * @property {M} method
 * @property {Partial<Questions[M]["params"]>} [args] beside the match and the language
 * @property {boolean} [own] whether it waits for the reader's own turn
 * @property {boolean} [apart] whether it changes nothing of the match
 * @property {(answer: import("./pieces.js").Whole<Questions[M]["answer"]>) => void} hear
 * @property {string} [wait] the name of what is said while the engine starts
 */
/**
 * @typedef {object} Parts what the conversation needs
 * @property {import("../engine/pending_request.js").PendingRequest} request
 * @property {import("../dom/status.js").Status} status
 * @property {import("./speed.js").Speed} speed
 * @property {string} lang
 */
/**
 * @typedef {object} Callbacks
 * @property {() => number} width in half-tiles, for which the line is drawn
 * @property {(answer: Answer) => void} moved is told what another has done
 * @property {() => void} refocus puts the focus where it belongs when the retry button goes away
 */

export class Turns {
  /** @type {Shown | undefined} the match as it stands */
  now;
  /** The width that it was drawn for. */
  width = 0;
  /** Whether the others wait, as an earlier moment is looked at. */
  held = false;
  /** Whether the others wait, as another tab has played on: it lets them move, until the reader is here again. */
  follows = false;
  /** @type {Wish<any> | undefined} what waits for the reader's turn */
  #wish;
  /** @type {Wish<any> | undefined} what the engine has been asked */
  #asked;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;
  #request;
  #status;
  #speed;
  #lang;
  #callbacks;

  /**
   * @param {Parts} parts
   * @param {Callbacks} callbacks
   */
  constructor({ request, status, speed, lang }, callbacks) {
    this.#request = request;
    this.#status = status;
    this.#speed = speed;
    this.#lang = lang;
    this.#callbacks = callbacks;
  }

  /** Whether another seat is about to move. */
  get othersMove() {
    return this.now !== undefined && this.now.over === "no" && !this.now.yours;
  }

  /** Whether the engine has been asked something and has not answered yet. */
  get asks() {
    return this.#asked !== undefined;
  }

  /** The question without an answer, to be asked again when the page has been loaded anew. */
  get asked() {
    return this.#asked && { method: this.#asked.method, args: this.#asked.args ?? {} };
  }

  /** Whether something of the reader's waits or is being answered. */
  get wants() {
    return this.#wish !== undefined || (this.#asked !== undefined && this.#asked !== this.#other);
  }

  /**
   * Do what the reader wants: at once, or when it is their turn. The newest wish counts.
   * @template {keyof Questions} M
   * @param {Wish<M>} wish
   */
  want(wish) {
    this.follows = false;
    if (wish.own && this.othersMove) {
      this.#wish = wish;
      this.#status.say("waits");
      this.goOn();
      return;
    }
    this.forget();
    this.#ask(wish);
  }

  /** Whatever waited is not wanted any more; nor is another's move that is under way. */
  forget() {
    clearTimeout(this.#soon);
    this.#wish = undefined;
    this.#asked = undefined;
    this.#request.cancel();
  }

  /** The reader is here: this tab lets the others move. */
  lead() {
    if (!this.follows) return;
    this.follows = false;
    this.goOn();
  }

  /** Let the match go on from where it stands. */
  goOn() {
    clearTimeout(this.#soon);
    if (this.#asked) return;
    if (this.othersMove) {
      if (!this.held && !this.follows) this.#soon = setTimeout(() => this.#ask(this.#other), this.#speed.pause);
    } else if (this.#wish) {
      const wish = this.#wish;
      this.#wish = undefined;
      this.#ask(wish);
    }
  }

  /** @type {Wish<"practice_other">} */
  #other = { method: "practice_other", hear: (answer) => this.#callbacks.moved(answer) };

  /** @template {keyof Questions} M @param {Wish<M>} wish */
  #ask(wish) {
    this.#asked = wish;
    /** @type {import("./pieces.js").Known | undefined} */
    let known;
    this.#request.ask({
      method: wish.method,
      args: () => {
        // The line may be laid out anew before the answer comes: that changes this match in place.
        known = this.now && { ...this.now };
        const { practice = "" } = this.now ?? {};
        const args = { practice, drawn: this.width, lang: this.#lang, width: this.#callbacks.width(), ...wish.args };
        return /** @type {Questions[M]["params"]} */ (/** @type {unknown} */ (args));
      },
      whole: (answer, args) => whole(wish.method, answer, args, known),
      hear: (answer, args) => {
        this.#asked = undefined;
        if ("practice" in answer && answer.practice && !wish.apart) {
          this.now = /** @type {Shown} */ (answer.practice);
          this.width = "width" in args ? args.width : this.width;
        }
        wish.hear(answer);
        this.goOn();
      },
      wait: [wish.wait ?? "starting"],
      refocus: () => this.#callbacks.refocus(),
    });
  }
}
