// What one writes who takes Pyodide as npm ships it. It talks with stock_client.js.
import { loadPyodide } from "./pyodide.mjs";

const folder = new URL(".", import.meta.url).href;
const python = await loadPyodide({ indexURL: folder });
await python.loadPackage(`${folder}WHEEL`, { messageCallback: () => {} });
const handle = python.pyimport("openends_page.api").handle;

self.addEventListener("message", ({ data: { id, request } }) => {
  self.postMessage({ id, response: handle(request) });
});
self.postMessage({ ready: {} });
