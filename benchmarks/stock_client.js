// The page's side of stock_worker.js: it starts at once, and asks when the worker is ready.

const worker = new Worker(new URL("runtime/worker.js", document.baseURI), { type: "module" });
const ready = new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
let asked = 0;

export const engine = {
  /** @param {string} method @param {unknown} args */
  async ask(method, args) {
    await ready;
    const id = ++asked;
    return new Promise((resolve) => {
      worker.addEventListener("message", function hear({ data }) {
        if (data.id !== id) return;
        worker.removeEventListener("message", hear);
        resolve(JSON.parse(data.response).ok);
      });
      worker.postMessage({ id, request: JSON.stringify({ method, args }) });
    });
  },
};
