// What a reader waits for: one question to the engine, kept and asked again until it is answered
// or not wanted any more.

import { engine, EngineError } from "./engine.js";

/** @typedef {import("../answers.js").Questions} Questions */
/**
 * @template {keyof Questions} M
 * @template [A=Questions[M]["answer"]]
 * @typedef {object} Question
 * @property {M} method
 * @property {() => Questions[M]["params"]} args as they are when it is asked, and when it is asked again
 * @property {(answer: Questions[M]["answer"], args: Questions[M]["params"]) => Promise<A>} [whole] fetches what did not fit into
 *   the answer
 * @property {(answer: A, args: Questions[M]["params"]) => void} hear
 * @property {[name: string, facts?: Record<string, string | number>]} [wait] the sentence for when the answer takes its time
 * @property {() => void} [refocus] puts the focus where it belongs when the retry button goes away
 */

export class PendingRequest {
  /** @type {Question<any, any> | undefined} what the engine has not answered yet */
  #question;
  #failed = false;
  #retry;
  #retryName;
  #status;

  /**
   * @param {HTMLElement} retry the button that is there while something has failed
   * @param {import("../dom/status.js").Status} status
   */
  constructor(retry, status) {
    this.#retry = retry;
    this.#retryName = retry.textContent;
    this.#status = status;
    retry.addEventListener("click", () => this.#again());
    engine.onstate((state) => {
      // Another figure may have got the engine to start again.
      if (state === "ready" && this.#failed && this.#question) this.ask(this.#question);
    });
    engine.onprogress((loaded, total) => {
      if (this.#question) status.say("loading", { loaded: megabytes(loaded), total: megabytes(total) });
    });
  }

  /** Whatever waited is not wanted any more. */
  cancel() {
    this.#question = undefined;
    this.#failed = false;
    this.#retry.hidden = true;
  }

  /**
   * @template {keyof Questions} M
   * @template [A=Questions[M]["answer"]]
   * @param {Question<M, A>} question
   */
  async ask(question) {
    this.cancel();
    this.#question = question;
    if (question.wait && engine.state !== "ready") this.#status.say(...question.wait);
    try {
      const args = question.args();
      const first = await engine.ask(question.method, args);
      const answer = question.whole ? await question.whole(first, args) : /** @type {A} */ (first);
      if (question !== this.#question) return;
      this.cancel();
      question.hear(answer, args);
    } catch (error) {
      if (question === this.#question) this.#fail(error);
      else if (!(error instanceof EngineError)) throw error;
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    if (!(error instanceof EngineError)) throw error;
    this.#failed = true;
    const renewed = error.kind === "renewed";
    this.#retry.textContent = renewed ? this.#status.sentence("load_new") : this.#retryName;
    this.#retry.hidden = false;
    this.#status.say(`failed_${error.kind}`);
  }

  /** Whether something is asked that has not been answered. */
  get pending() {
    return this.#question !== undefined;
  }

  #again() {
    const question = this.#question;
    const renewed = engine.error?.kind === "renewed";
    engine.retry();
    if (renewed) return; // the page is being loaded anew
    question?.refocus?.();
    if (question) this.ask(question);
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(document.documentElement.lang, one);
}
