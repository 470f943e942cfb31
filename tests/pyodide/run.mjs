// Runs the engine's tests in Pyodide under Node, on the wheel of a built runtime.
// Usage: node run.mjs RUNTIME SITE [pytest's arguments], from the project's folder. SITE holds pytest.
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [runtime, site] = process.argv.slice(2, 4).map((folder) => resolve(folder));

// loadPyodide may never settle, and Node would then end as if all were well.
const late = setTimeout(() => {
  console.error("Pyodide did not start within a minute");
  process.exit(3);
}, 60_000);
// The standard library is npm's: pytest needs all of it. Paths are given, so that nothing is sought
// elsewhere.
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
py.mountNodeFS("/repo", process.cwd());
py.mountNodeFS("/site", site);
py.globals.set("ARGUMENTS", JSON.stringify(process.argv.slice(4)));
process.exit(
  py.runPython(`
import json, sys
sys.path += ["/site", "/repo/tests/pyodide"]
import inside
inside.main(json.loads(ARGUMENTS))
`),
);
