// The worker that runs the engine: Python in WebAssembly, away from the page's own thread.
//
// The page sends {files} once: each file of the runtime but the scripts, by its name, as a Blob; all
// have been verified. Then it sends {id, request} and gets {id, response}; request and response are
// JSON texts, which openends_page.api.handle reads and writes. Besides, the worker says {at: step} as
// a sign of life while it starts, {ready: true} once, and {id, failed} for a request or {failed} for
// all of it, where failed is {kind, detail}:
//   start    it cannot start
//   policy   it may not: WebAssembly is not allowed here
//   request  the engine raised an error on this request; it goes on
//   stopped  the engine is dead

/**
 * @typedef {{kind: "start" | "policy" | "request" | "stopped", detail: string}} Failure
 * @typedef {Record<string, Blob>} Files
 */

const folder = new URL(".", import.meta.url);
const browserFetch = self.fetch.bind(self);

/** The smallest WebAssembly module: its mark and its version. */
const SMALLEST = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** @type {(files: Files) => void} */
let give;
/** @type {Promise<Files>} */
const given = new Promise((resolve) => (give = resolve));

/** @type {((request: string) => string) | undefined} */
let handle;

/** @type {import("pyodide").PyodideInterface | undefined} */
let python;

/**
 * What an error says. Pyodide throws some (ExitStatus) whose String() is "[object Object]".
 * @param {unknown} error
 */
function detail(error) {
  const { name = "", message = "" } = /** @type {Partial<Error>} */ (error ?? {});
  if (!message) return name || String(error);
  return name && name !== "Error" ? `${name}: ${message}` : message;
}

/**
 * @param {Failure["kind"]} kind
 * @param {unknown} error
 */
function fail(kind, error) {
  self.postMessage({ failed: { kind, detail: detail(error) } });
}

/** @param {string} step that is done */
function tell(step) {
  self.postMessage({ at: step });
}

/**
 * The file from the browser's cache, which keeps what it has compiled of it along with it, for the
 * next visit. The page has verified what lies there.
 * @param {URL} url
 */
async function fromCache(url) {
  try {
    const answer = await browserFetch(url, { cache: "only-if-cached", mode: "same-origin" });
    const type = answer.headers.get("Content-Type")?.split(";")[0];
    return answer.ok && type === "application/wasm" ? answer : undefined;
  } catch {
    return undefined;
  }
}

/**
 * fetch, as Pyodide uses it: everything has been given by the page.
 * @param {RequestInfo | URL} input
 */
async function fetchGiven(input) {
  const url = new URL(input instanceof Request ? input.url : input, folder);
  const name = url.href.startsWith(folder.href) ? url.href.slice(folder.href.length) : url.href;
  const file = (await given)[name];
  if (!file) {
    // Pyodide itself only warns, and then waits for ever, when its WebAssembly does not come.
    const missing = new Error(`${name}: the manifest does not name it`);
    fail("start", missing);
    throw missing;
  }
  if (!name.endsWith(".wasm")) return new Response(file);
  const type = { "Content-Type": "application/wasm" };
  return (await fromCache(url)) ?? new Response(file, { headers: type });
}

async function start() {
  self.fetch = fetchGiven;
  // Imported here, Pyodide's second script need not wait for the first.
  /** @type {[typeof import("pyodide"), unknown]} */
  const [{ loadPyodide }] = await Promise.all([
    import(new URL("pyodide.mjs", folder).href),
    import(new URL("pyodide.asm.js", folder).href),
  ]);
  tell("scripts");
  python = await loadPyodide({
    indexURL: folder.href,
    lockFileURL: new URL("pyodide-lock.json", folder).href,
    packageBaseUrl: folder.href,
    packages: ["openends-page"], // so that the wheel comes along with the rest, not after it
  });
  tell("python");
  // A wheel that is missing or altered makes nothing above reject.
  if (!("openends-page" in python.loadedPackages)) throw new Error("the engine's wheel was not loaded");
  handle = python.pyimport("openends_page.api").handle;
  self.postMessage({ ready: true });
}

/** @param {{id: number, request: string}} asked */
function answer({ id, request }) {
  try {
    if (!handle) throw new Error("asked before it was ready");
    self.postMessage({ id, response: handle(request) });
  } catch (error) {
    const raised = python !== undefined && error instanceof python.ffi.PythonError;
    const kind = raised ? "request" : "stopped";
    self.postMessage({ id, failed: { kind, detail: detail(error) } });
  }
}

self.addEventListener("message", ({ data }) => {
  if (data.files) give(data.files);
  else answer(data);
});

try {
  // Pyodide itself only warns, and then waits for ever, where the policy forbids WebAssembly.
  new WebAssembly.Module(SMALLEST);
  start().catch((error) => fail("start", error));
} catch (error) {
  fail("policy", error);
}
