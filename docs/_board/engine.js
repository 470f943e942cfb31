// The engine of a page: one worker, started at the first sign of intent, asked by everybody.
//
// Where it lies the page says: <meta name="openends-runtime" content="../runtime-<hash>/">.

/** How long it may give no sign while it starts, and take for one request, in milliseconds. */
const START_LIMIT = 15_000;
const REQUEST_LIMIT = 5_000;

/** @typedef {"start" | "stopped" | "timeout" | "request"} Kind */
/** @typedef {"idle" | "starting" | "ready" | "failed"} State */
/**
 * @typedef {object} Question
 * @property {string} request
 * @property {(answer: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

/**
 * Why there is no answer. The message is for developers; pages choose their words by the kind:
 * `start` it could not start, `stopped` it died, `timeout` it took too long to start or to answer,
 * `request` it could not read this request, but goes on.
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
  #broken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();

  /** Start, unless it has been started before. For the first sign of intent. */
  start() {
    if (this.state !== "idle") return;
    this.#move("starting");
    const folder = runtimeFolder();
    if (!folder) {
      this.#fail(new EngineError("start", "the page names no engine in meta openends-runtime"));
      return;
    }
    this.#watch(START_LIMIT, "to start");
    // A file that came broken may lie in the cache; told so by its name, the worker does not use it.
    const name = this.#broken ? "anew" : "";
    const worker = new Worker(new URL("worker.js", folder), { type: "module", name });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener("error", ({ message }) => {
      if (worker !== this.#worker) return;
      const kind = this.state === "ready" ? "stopped" : "start";
      this.#fail(new EngineError(kind, message || "the worker's script did not load"));
    });
  }

  /**
   * Fetch the engine's files ahead, once the page is idle, unless the reader saves data. Whatever
   * goes wrong here is found again, and told, at the start.
   */
  prefetch() {
    const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
    const folder = runtimeFolder();
    if (this.#prefetched || this.state !== "idle" || connection?.saveData || !folder) return;
    this.#prefetched = true;
    whenIdle(() => this.state === "idle" && fetchAhead(folder).catch(() => {}));
  }

  /**
   * Ask the engine; starts it if need be. What is asked before it is ready is kept and answered.
   * @param {string} method
   * @param {Record<string, unknown>} args
   * @returns {Promise<any>} what the engine answers to the method
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

  /** Start again after a failure. */
  retry() {
    if (this.state !== "failed") return;
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
  #hear({ id, loading, ready, response, failed }) {
    if (failed && failed.kind !== "request") {
      this.#fail(new EngineError(failed.kind, failed.detail));
    } else if (loading) {
      this.#watch(START_LIMIT, "to start");
    } else if (ready) {
      clearTimeout(this.#watchdog);
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
    this.#worker?.terminate();
    this.#worker = undefined;
    this.error = error;
    this.#broken = error.kind === "start";
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
  const { ok, error } = response === undefined ? { error: failed } : JSON.parse(response);
  if (error) reject(new EngineError("request", error.said ?? error.detail ?? String(error.kind)));
  else resolve(ok);
}

/** @returns {URL | undefined} the folder that the page names */
function runtimeFolder() {
  const meta = document.querySelector('meta[name="openends-runtime"]');
  const content = meta?.getAttribute("content");
  return content ? new URL(content, document.baseURI) : undefined;
}

/** @param {() => void} job */
function whenIdle(job) {
  // Safari has no requestIdleCallback; there, a while after the page is complete is idle enough.
  if ("requestIdleCallback" in window) requestIdleCallback(job);
  else setTimeout(job, 2_000);
}

/**
 * Bring the runtime's files into the browser's cache.
 * @param {URL} folder
 */
async function fetchAhead(folder) {
  const manifest = await fetch(new URL("manifest.json", folder), { priority: "low" });
  /** @type {{files: Record<string, {integrity: string}>}} */
  const { files } = await manifest.json();
  const fetches = Object.entries(files).map(async ([name, { integrity }]) => {
    const answer = await fetch(new URL(name, folder), { integrity, priority: "low" });
    await answer.arrayBuffer();
  });
  await Promise.all(fetches);
}

export const engine = new Engine();
