// The worker that runs the engine: Python in WebAssembly, away from the page's own thread.
//
// The page sends {id, request} and gets {id, response}; request and response are JSON texts, which
// openends.session.handle reads and writes. Besides, the worker says {loading: bytes} now and then
// while files come in, {ready: versions} once, and {id, failed} for a request or {failed} for all of
// it, where failed is {kind, detail}:
//   start    it cannot start
//   request  the engine raised an error on this request; it goes on
//   stopped  the engine is dead
// Everything comes from the worker's own folder, and is what manifest.json says it is.

/**
 * @typedef {{pyodide: string, python: string, engine: string, directory: string,
 *   files: Record<string, {size: number, integrity: string}>}} Manifest
 * @typedef {{kind: "start" | "request" | "stopped", detail: string}} Failure
 */

const folder = new URL(".", import.meta.url);
/** @type {RequestCache} after a failure, files come from the server and not from the cache */
const cache = self.name === "anew" ? "reload" : "default";
const browserFetch = self.fetch.bind(self);

/** Milliseconds between two words about what has come in. */
const PROGRESS = 500;

const manifest = readManifest();

/** @type {((request: string) => string) | undefined} */
let handle;

/** @type {import("pyodide").PyodideInterface | undefined} */
let python;

/** @param {Failure} failed */
function fail(failed) {
  self.postMessage({ failed });
}

/**
 * What an error says. Pyodide throws some (ExitStatus) whose String() is "[object Object]".
 * @param {unknown} error
 */
function detail(error) {
  const { name = "", message = "" } = /** @type {Partial<Error>} */ (error ?? {});
  if (!message) return name || String(error);
  return name && name !== "Error" ? `${name}: ${message}` : message;
}

/** @returns {Promise<Manifest>} */
async function readManifest() {
  try {
    const answer = await browserFetch(new URL("manifest.json", folder), { cache });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    throw new Error(`manifest.json: ${detail(error)}`);
  }
}

/** @param {unknown} error */
function failToStart(error) {
  fail({ kind: "start", detail: detail(error) });
}

let loaded = 0;
let told = 0;

/** @param {number} bytes that have come in */
function progress(bytes) {
  loaded += bytes;
  const now = performance.now();
  if (now - told < PROGRESS) return;
  told = now;
  self.postMessage({ loading: loaded });
}

/**
 * Read all of an answer, telling of the progress: on a slow line the page has to know that files do
 * come in, however long they take. Then compare what came with the manifest.
 * @param {string} name
 * @param {Response} answer
 * @param {string} integrity
 */
async function verify(name, { body }, integrity) {
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counter = new TransformStream({
    transform(part, controller) {
      progress(part.byteLength);
      controller.enqueue(part);
    },
  });
  const bytes = await new Response(body?.pipeThrough(counter)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (`sha256-${btoa(String.fromCharCode(...hash))}` !== integrity) {
    throw new Error(`${name}: it is not the file that was built`);
  }
}

/**
 * What has to be right before the engine may answer.
 * @type {Promise<void>[]}
 */
const checks = [];

/**
 * @param {string} name of a file in the manifest
 * @param {URL} url
 * @param {RequestInit} [init]
 */
async function fetchFile(name, url, init) {
  const file = (await manifest).files[name];
  if (!file) throw new Error("the manifest does not name it");
  // With an `integrity` the browser gives nothing away before it has all: no progress is seen, and
  // WebAssembly is not compiled as it comes. So a copy is verified meanwhile. Where a script may
  // take no hashes (neither https nor localhost), the browser does it.
  const check = isSecureContext ? {} : { integrity: file.integrity };
  const answer = await browserFetch(url, { ...init, ...check, cache });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const type = answer.headers.get("Content-Type") ?? "";
  if (name.endsWith(".wasm") && type.split(";")[0] !== "application/wasm") {
    throw new Error(`type ${type} instead of application/wasm`);
  }
  if (isSecureContext) {
    const verified = verify(name, answer.clone(), file.integrity);
    verified.catch(failToStart);
    checks.push(verified);
  }
  return answer;
}

/**
 * fetch, as Pyodide uses it: verified, and with a failure told at once. Pyodide itself only warns,
 * and then waits for ever, when its WebAssembly does not come as it should.
 * @param {RequestInfo | URL} input
 * @param {RequestInit} [init]
 */
async function fetchVerified(input, init) {
  const url = new URL(input instanceof Request ? input.url : input, folder);
  const name = url.href.startsWith(folder.href) ? url.href.slice(folder.href.length) : url.href;
  try {
    return await fetchFile(name, url, init);
  } catch (error) {
    failToStart(new Error(`${name}: ${detail(error)}`));
    throw error;
  }
}

async function start() {
  self.fetch = fetchVerified;
  // Imported here, Pyodide's second script need not wait for the first.
  /** @type {[typeof import("pyodide"), unknown, Manifest]} */
  const [{ loadPyodide }, , { files, directory, ...versions }] = await Promise.all([
    import(new URL("pyodide.mjs", folder).href),
    import(new URL("pyodide.asm.js", folder).href),
    manifest,
  ]);
  python = await loadPyodide({
    indexURL: folder.href,
    lockFileURL: new URL("pyodide-lock.json", folder).href,
    packageBaseUrl: folder.href,
    packages: ["openends"], // so that the wheel comes along with the rest, not after it
  });
  // A wheel that is missing or altered makes nothing above reject.
  if (!("openends" in python.loadedPackages)) throw new Error("the engine's wheel was not loaded");
  await Promise.all(checks);
  handle = python.pyimport("openends.session").handle;
  self.postMessage({ ready: versions });
}

self.addEventListener("message", ({ data: { id, request } }) => {
  try {
    if (!handle) throw new Error("asked before it was ready");
    self.postMessage({ id, response: handle(request) });
  } catch (error) {
    const raised = python !== undefined && error instanceof python.ffi.PythonError;
    const kind = raised ? "request" : "stopped";
    self.postMessage({ id, failed: { kind, detail: detail(error) } });
  }
});

start().catch(failToStart);
