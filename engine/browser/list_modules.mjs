// Prints, as one line of JSON, the standard library modules that the engine needs in the browser.
// Usage: node list_modules.mjs PYODIDE RUNTIME, two folders: npm's whole Pyodide, and the built
// runtime whose wheel is to be loaded.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, runtime] = process.argv.slice(2).map((folder) => resolve(folder));
/** @typedef {{method: string, args: object}} Request */
/** @type {{answered: Request[], refused: Request[]}} */
const requests = JSON.parse(await readFile(new URL("requests.json", import.meta.url), "utf-8"));

// loadPyodide may never settle, and Node would then end as if all were well.
const late = setTimeout(() => process.exit(3), 60_000);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const py = await loadPyodide({
  indexURL: pyodide,
  lockFileURL: join(runtime, "pyodide-lock.json"),
  packageBaseUrl: runtime,
});
clearTimeout(late);
await py.loadPackage("openends", { messageCallback: () => {} });
if (!("openends" in py.loadedPackages)) throw new Error(`no engine was loaded from ${runtime}`);

const { handle, _METHODS } = py.pyimport("openends.session");
const asked = new Set(requests.answered.map(({ method }) => method));
const missing = [..._METHODS.keys()].filter((method) => !asked.has(method));
if (missing.length) {
  throw new Error(`engine/browser/requests.json asks nothing of ${missing.join(", ")}: add a request`);
}
for (const [key, list] of Object.entries({ ok: requests.answered, error: requests.refused })) {
  for (const request of list) {
    const answer = handle(JSON.stringify(request));
    if (!(key in JSON.parse(answer))) {
      throw new Error(`requests.json: ${JSON.stringify(request)} got ${answer.slice(0, 300)}`);
    }
  }
}
try {
  py.runPython("1 / 0"); // to be told of an error takes modules as well
} catch {}

const found = py.runPython(`
import json, sys

names = {
    name for name, module in list(sys.modules.items())
    if str(getattr(getattr(module, "__spec__", None), "origin", "")).partition(".zip/")[1]
}
# Of the encodings those that Python, JavaScript and zip files speak; Python loads some by itself.
names = {name for name in names if not name.startswith("encodings.")}
names |= {f"encodings.{name}" for name in ("aliases", "ascii", "cp437", "latin_1", "utf_8")}
json.dumps(sorted(names))
`);
console.log(found);
process.exit(0);
