// Prints, as one line of JSON, how many milliseconds of the processor each decision of the strongest
// player takes in Pyodide. Usage: node decisions.mjs RUNTIME, from the project's folder.
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const runtime = resolve(process.argv[2]);
// loadPyodide may never settle, and Node would then end as if all were well.
const late = setTimeout(() => process.exit(3), 60_000);
const py = await loadPyodide({
  lockFileURL: join(runtime, "pyodide-lock.json"),
  packageBaseUrl: runtime,
  env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
});
clearTimeout(late);
await py.loadPackage("openends-page", { messageCallback: () => {} });
if (!("openends-page" in py.loadedPackages)) {
  console.error(`no engine was loaded from ${runtime}: run \`python engine/browser/build.py\``);
  process.exit(4);
}
py.mountNodeFS("/benchmarks", resolve("benchmarks"));
py.globals.set("clock", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
});
console.log(
  py.runPython(`
import json, sys
sys.path.append("/benchmarks")
from decisions import milliseconds
json.dumps(milliseconds(clock))
`),
);
