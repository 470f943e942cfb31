// The files of the engine's runtime: fetched by the page, compared with the manifest, and kept.
//
// Where they lie the page says, and what the manifest has to be:
// <meta name="openends-runtime" content="../runtime-<hash>/" data-integrity="sha256-…">.
//
// A wrong answer may lie in the browser's cache, or in one on the way, for as long as its header
// allows. So whatever is not the file that was built is asked for once more, past every cache; what
// comes then takes the place of the wrong one. Scripts are verified here too: the browser, which
// starts them by their address, then takes them from its cache.

const MANIFEST = "manifest.json";

/** After how long without a byte a request is given up when the engine is wanted, in milliseconds. */
const SILENCE = 3_000;

/** @typedef {{size: number, integrity: string}} Entry what the manifest says of a file */
/**
 * @typedef {object} Fetching a file that is under way
 * @property {AbortController} controller
 * @property {number} bytes that have come
 * @property {number} heard when the last of them came
 * @property {Promise<Blob>} [file]
 */

export class Runtime {
  /** Is called whenever bytes have come. */
  onbytes = () => {};

  #folder;
  #integrity;
  /** @type {Record<string, Entry> | undefined} */
  #entries;
  /** @type {Map<string, Blob>} what has come and is right */
  #files = new Map();
  /** @type {Map<string, Fetching>} */
  #fetching = new Map();

  /**
   * @param {URL} folder
   * @param {string} integrity of the manifest
   */
  constructor(folder, integrity) {
    this.#folder = folder;
    this.#integrity = integrity;
  }

  /** @returns {Runtime | undefined} the one that the page names */
  static ofPage() {
    const meta = document.querySelector('meta[name="openends-runtime"]');
    const content = meta?.getAttribute("content");
    const integrity = meta?.getAttribute("data-integrity");
    if (!content || !integrity) return undefined;
    return new Runtime(new URL(content, document.baseURI), integrity);
  }

  /** @param {string} name of a file */
  address(name) {
    return new URL(name, this.#folder);
  }

  /** How many of all bytes are here; of what is compressed on its way, as unpacked. */
  get progress() {
    const entries = Object.entries(this.#entries ?? {});
    const total = entries.reduce((sum, [, { size }]) => sum + size, 0);
    const here = entries.map(([name]) => this.#files.get(name)?.size ?? this.#fetching.get(name)?.bytes ?? 0);
    return { loaded: here.reduce((sum, bytes) => sum + bytes, 0), total };
  }

  /**
   * All files that scripts are, or all others.
   * @param {boolean} scripts
   * @param {RequestPriority} [priority]
   * @returns {Promise<Record<string, Blob>>} by name
   */
  async files(scripts, priority) {
    const names = Object.keys(await this.#manifest(priority)).filter((name) => isScript(name) === scripts);
    const files = await Promise.all(names.map((name) => this.#file(name, priority)));
    return Object.fromEntries(names.map((name, index) => [name, /** @type {Blob} */ (files[index])]));
  }

  /** Fetch what is not here yet, behind all else that the page does. */
  async fetchAhead() {
    await Promise.all([this.files(true, "low"), this.files(false, "low")]);
  }

  /** Give up the requests that have been silent: one that hangs would be waited for by each start. */
  dropSilent() {
    const now = performance.now();
    for (const [name, { heard }] of this.#fetching) if (now - heard > SILENCE) this.#drop(name);
  }

  /**
   * Give up all that is under way. What has come is kept but for the scripts: those the browser
   * starts by their address, so that only what lies in its cache counts, and that may be wrong.
   */
  abort() {
    for (const name of [...this.#fetching.keys()]) this.#drop(name);
    for (const name of [...this.#files.keys()]) if (isScript(name)) this.#files.delete(name);
  }

  /** @param {string} name */
  #drop(name) {
    this.#fetching.get(name)?.controller.abort();
    this.#fetching.delete(name);
  }

  /** @param {RequestPriority} [priority] */
  async #manifest(priority) {
    if (!this.#entries) {
      const file = await this.#get(MANIFEST, { size: 0, integrity: this.#integrity }, priority);
      this.#entries = JSON.parse(await file.text()).files;
    }
    return /** @type {Record<string, Entry>} */ (this.#entries);
  }

  /**
   * @param {string} name
   * @param {RequestPriority} [priority]
   */
  async #file(name, priority) {
    const file = this.#files.get(name);
    if (file) return file;
    const entries = await this.#manifest(priority);
    const came = await this.#get(name, /** @type {Entry} */ (entries[name]), priority);
    this.#files.set(name, came);
    return came;
  }

  /**
   * @param {string} name
   * @param {Entry} entry
   * @param {RequestPriority} [priority]
   * @returns {Promise<Blob>} of the request that is under way, or of a new one
   */
  #get(name, { integrity }, priority = "auto") {
    const before = this.#fetching.get(name)?.file;
    if (before) return before;
    /** @type {Fetching} */
    const fetching = { controller: new AbortController(), bytes: 0, heard: performance.now() };
    this.#fetching.set(name, fetching);
    fetching.file = this.#fetchTwice(name, integrity, priority, fetching).finally(() => {
      if (this.#fetching.get(name) === fetching) this.#fetching.delete(name);
    });
    return fetching.file;
  }

  /**
   * @param {string} name
   * @param {string} integrity
   * @param {RequestPriority} priority
   * @param {Fetching} fetching
   */
  async #fetchTwice(name, integrity, priority, fetching) {
    const { signal } = fetching.controller;
    try {
      return await this.#fetch(name, integrity, { priority, signal }, fetching);
    } catch (error) {
      if (signal.aborted) throw error;
    }
    try {
      return await this.#fetch(name, integrity, { priority, signal, cache: "reload" }, fetching);
    } catch (error) {
      if (signal.aborted) throw error;
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /**
   * @param {string} name
   * @param {string} integrity
   * @param {RequestInit} init
   * @param {Fetching} fetching
   */
  async #fetch(name, integrity, init, fetching) {
    fetching.bytes = 0;
    const address = this.address(name);
    // With an `integrity` the browser gives nothing away before it has all: no progress is seen. So
    // what came is hashed here. Where a script may take no hashes (neither https nor localhost), the
    // browser does it, on what by then lies in its cache.
    const answer = await fetch(address, init);
    requireType(name, answer);
    const bytes = await this.#read(answer, fetching);
    if (isSecureContext) await requireHash(bytes, integrity);
    else await fetch(address, { ...init, cache: "force-cache", integrity }).then((same) => same.arrayBuffer());
    return new Blob([bytes]);
  }

  /**
   * @param {Response} answer
   * @param {Fetching} fetching
   */
  async #read({ body }, fetching) {
    /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
    const counter = new TransformStream({
      transform: (part, controller) => {
        fetching.bytes += part.byteLength;
        fetching.heard = performance.now();
        this.onbytes();
        controller.enqueue(part);
      },
    });
    return new Response(body?.pipeThrough(counter)).arrayBuffer();
  }
}

/** @param {string} name */
function isScript(name) {
  return /\.m?js$/.test(name);
}

/**
 * @param {string} name
 * @param {Response} answer
 */
function requireType(name, { ok, status, headers }) {
  if (!ok) throw new Error(`status ${status}`);
  const type = headers.get("Content-Type") ?? "";
  // Of the other files no type is asked: they are given to the worker with the right one.
  if (isScript(name) && !/javascript|ecmascript/i.test(type)) {
    throw new Error(`type ${type || "missing"} instead of text/javascript`);
  }
}

/**
 * @param {ArrayBuffer} bytes
 * @param {string} integrity
 */
async function requireHash(bytes, integrity) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (`sha256-${btoa(String.fromCharCode(...hash))}` !== integrity) {
    throw new Error("it is not the file that was built");
  }
}
