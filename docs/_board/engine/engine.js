// The engine of a page: one worker, started at the first sign of intent, asked by everybody.

import { loadAnew } from "../store/resume.js";
import { forbidden, isRenewed } from "./obstacles.js";
import { Runtime } from "./runtime.js";

/** How long it may give no sign while it starts, at least, and take for one request, in milliseconds. */
const START_LIMIT = 15_000;
const REQUEST_LIMIT = 5_000;

/** When a start is told to take long, and how often it is told then, in milliseconds. */
const LONG = 4_000;
const OFTEN = 10_000;

/** @typedef {"start" | "policy" | "renewed" | "stopped" | "timeout" | "request"} Kind */
/** @typedef {"idle" | "starting" | "ready" | "failed"} State */
/** @typedef {import("../answers.js").Questions} Questions */
/**
 * @typedef {object} Question
 * @property {string} request
 * @property {(answer: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/**
 * Why there is no answer. The message is for developers; pages choose their words by the kind:
 * `start` it could not start, `policy` it may not, `renewed` its files are gone and the page has
 * changed, `stopped` it died, `timeout` it took too long to start or to answer, `request` it could
 * not read this request, but goes on.
 */
export class EngineError extends Error {
  /**
   * @param {Kind} kind
   * @param {string} message
   */
  constructor(kind, message) {
    super(message);
    this.name = "EngineError";
    this.kind = kind;
  }
}

class Engine {
  /** @type {State} */
  state = "idle";
  /** @type {EngineError | undefined} why it failed, while it is "failed" */
  error;

  /** @type {Worker | undefined} */
  #worker;
  /** @type {Question[]} the first is with the worker once that is ready; the others wait here */
  #questions = [];
  #asked = 0;
  #prefetched = false;
  /** @type {Runtime | undefined} */
  #runtime;
  /** How long a start may give no sign. */
  #patience = START_LIMIT;
  /** @type {AbortController | undefined} the start that is under way; aborted when that is over */
  #starting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  /** @type {Set<(loaded: number, total: number) => void>} */
  #watchers = new Set();

  /** Start, unless it has been started before. For the first sign of intent. */
  start() {
    if (this.state !== "idle") return;
    this.#move("starting");
    const runtime = this.#files();
    if (!runtime) {
      this.#fail(new EngineError("start", "the page names no engine in meta openends-runtime"));
      return;
    }
    runtime.dropSilent();
    this.#patience = START_LIMIT;
    this.#watch(this.#patience, "to start");
    this.#starting = new AbortController();
    const { signal } = this.#starting;
    this.#tellProgress(runtime, signal);
    this.#run(runtime, signal).catch((error) => this.#failToStart(error, runtime, signal));
  }

  /**
   * Start the worker from scripts that are right, and give it the other files.
   * @param {Runtime} runtime
   * @param {AbortSignal} signal
   */
  async #run(runtime, signal) {
    const others = runtime.files(false);
    others.catch(() => {}); // it is told below, if not before
    const began = performance.now();
    await runtime.files(true);
    if (signal.aborted) return;
    // Where nothing may be cached, the browser fetches the scripts for the worker once more, and
    // tells nobody how far it is.
    this.#patience = Math.max(START_LIMIT, 2 * (performance.now() - began));
    this.#watch(this.#patience, "to start");
    const worker = new Worker(runtime.address("worker.js"), { type: "module" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", ({ message }) => {
      if (worker !== this.#worker) return;
      const error = new Error(message || "the worker's script did not load");
      if (this.state === "ready") this.#fail(new EngineError("stopped", error.message));
      else this.#failToStart(error, runtime, signal);
    });
    const files = await others;
    if (worker === this.#worker) worker.postMessage({ files });
  }

  /**
   * Find out why, and tell it.
   * @param {unknown} error
   * @param {Runtime} runtime
   * @param {AbortSignal} signal
   */
  async #failToStart(error, runtime, signal) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    const policy = await forbidden(runtime.address(""));
    const renewed = !policy && (await isRenewed(signal));
    if (signal.aborted) return;
    if (policy) this.#fail(new EngineError("policy", policy));
    else this.#fail(new EngineError(renewed ? "renewed" : "start", message));
  }

  /** The files of the engine, kept as long as the page is open. */
  #files() {
    this.#runtime ??= Runtime.ofPage();
    if (this.#runtime) {
      this.#runtime.onbytes = () => {
        if (this.state === "starting") this.#watch(this.#patience, "to start");
      };
    }
    return this.#runtime;
  }

  /**
   * Tell now and then, while a start takes long, how much has come.
   * @param {Runtime} runtime
   * @param {AbortSignal} signal
   */
  #tellProgress(runtime, signal) {
    const tell = () => {
      const { loaded, total } = runtime.progress;
      if (signal.aborted || (total && loaded === total)) return;
      if (total) for (const watcher of [...this.#watchers]) watcher(loaded, total);
      setTimeout(tell, OFTEN);
    };
    setTimeout(tell, LONG);
  }

  /**
   * Fetch the engine's files ahead, once the page is idle, unless the reader saves data. Whatever
   * goes wrong here is found again, and told, at the start.
   */
  prefetch() {
    const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
    if (this.#prefetched || this.state !== "idle" || connection?.saveData) return;
    this.#prefetched = true;
    whenIdle(() => this.state === "idle" && this.#files()?.fetchAhead().catch(() => {}));
  }

  /**
   * Ask the engine; starts it if need be. What is asked before it is ready is kept and answered.
   * @template {keyof Questions} M
   * @param {M} method
   * @param {Questions[M]["params"]} args
   * @returns {Promise<Questions[M]["answer"]>} what the engine answers to the method
   * @throws {EngineError} as a rejection
   */
  ask(method, args) {
    this.start();
    return new Promise((resolve, reject) => {
      if (this.error) {
        reject(new EngineError(this.error.kind, this.error.message));
        return;
      }
      this.#questions.push({ request: JSON.stringify({ method, args }), resolve, reject });
      if (this.state === "ready" && this.#questions.length === 1) this.#send();
    });
  }

  /** Start again after a failure; where the book has been renewed, that takes its new page. */
  retry() {
    if (this.state !== "failed") return;
    if (this.error?.kind === "renewed") {
      loadAnew();
      return;
    }
    this.error = undefined;
    this.state = "idle";
    this.start();
  }

  /**
   * Be told of each change of state.
   * @param {(state: State) => void} listener
   * @returns {() => void} to be told no more
   */
  onstate(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Be told, while a start takes long, how many bytes have come and how many there are.
   * @param {(loaded: number, total: number) => void} watcher
   */
  onprogress(watcher) {
    this.#watchers.add(watcher);
  }

  /** @param {State} state */
  #move(state) {
    this.state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }

  /** Send the first question that waits. One at a time, so that the limit is for each. */
  #send() {
    const [question] = this.#questions;
    if (!question) return;
    this.#asked += 1;
    this.#watch(REQUEST_LIMIT, `to answer ${question.request}`);
    this.#worker?.postMessage({ id: this.#asked, request: question.request });
  }

  /** @param {any} message from the worker, as worker.js describes them */
  #hear({ id, at, ready, response, failed }) {
    if (failed && failed.kind !== "request") {
      this.#fail(new EngineError(failed.kind, failed.detail));
    } else if (at) {
      this.#watch(this.#patience, "to start");
    } else if (ready) {
      clearTimeout(this.#watchdog);
      this.#starting?.abort();
      this.#move("ready");
      this.#send();
    } else if (id === this.#asked) {
      clearTimeout(this.#watchdog);
      const question = this.#questions.shift();
      this.#send();
      if (question) settle(question, response, failed);
    }
  }

  /**
   * @param {number} limit in milliseconds
   * @param {string} what it is to do in that time
   */
  #watch(limit, what) {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.#fail(new EngineError("timeout", `the engine took more than ${limit} ms ${what}`));
    }, limit);
  }

  /** @param {EngineError} error that ends this worker, and with it all that was asked */
  #fail(error) {
    clearTimeout(this.#watchdog);
    this.#starting?.abort();
    this.#runtime?.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.error = error;
    const questions = this.#questions;
    this.#questions = [];
    this.#move("failed");
    for (const { reject } of questions) reject(new EngineError(error.kind, error.message));
  }
}

/**
 * @param {Question} question
 * @param {string | undefined} response
 * @param {{detail: string} | undefined} failed
 */
function settle({ resolve, reject }, response, failed) {
  const { ok, error } = response === undefined ? { error: failed?.detail } : JSON.parse(response);
  if (error !== undefined) reject(new EngineError("request", error));
  else resolve(ok);
}

/** @param {() => void} job */
function whenIdle(job) {
  // Safari has no requestIdleCallback; there, a while after the page is complete is idle enough.
  if ("requestIdleCallback" in window) requestIdleCallback(job);
  else setTimeout(job, 2_000);
}

export const engine = new Engine();
