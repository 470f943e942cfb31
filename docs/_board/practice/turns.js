// The conversation about a match: one question at a time, the others' moves after a pause, and
// what the reader wants meanwhile, which is kept. All of the match is in one text, so that an
// engine which dies takes nothing with it: the same question is asked again.

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */
/**
 * @typedef {object} Wish a question that the reader has led to
 * @property {string} method
 * @property {Record<string, unknown>} [args] beside the match and the language
 * @property {boolean} [own] whether it waits for the reader's own turn
 * @property {boolean} [apart] whether it changes nothing of the match
 * @property {(answer: any) => void} hear
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
  /** @type {Wish | undefined} what waits for the reader's turn */
  #wish;
  /** @type {Wish | undefined} what the engine has been asked */
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
   * @param {Wish} wish
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

  /** @type {Wish} */
  #other = { method: "practice_other", hear: (answer) => this.#callbacks.moved(answer) };

  /** @param {Wish} wish */
  #ask(wish) {
    this.#asked = wish;
    this.#request.ask({
      method: wish.method,
      args: () => ({
        ...(this.now ? { practice: this.now.practice } : {}),
        lang: this.#lang,
        width: this.#callbacks.width(),
        ...wish.args,
      }),
      hear: (answer, { width }) => {
        this.#asked = undefined;
        if (answer.practice && !wish.apart) {
          this.now = answer.practice;
          this.width = width ?? this.width;
        }
        wish.hear(answer);
        this.goOn();
      },
      wait: () => this.#status.say(wish.wait ?? "starting"),
      refocus: () => this.#callbacks.refocus(),
    });
  }
}
