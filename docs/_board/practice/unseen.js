// How many tiles of each number the reader has not seen: counted by the engine while one looks.

import { one } from "../dom/dom.js";
import { Status } from "../dom/status.js";
import { PendingRequest } from "../engine/pending_request.js";

export class UnseenTiles {
  #fold;
  #said;
  #body;
  #request;
  #args;

  /**
   * @param {HTMLElement} figure
   * @param {Record<string, string>} say
   * @param {() => import("../answers.js").UnseenParams | undefined} args undefined while there is no match
   */
  constructor(figure, say, args) {
    this.#fold = /** @type {HTMLDetailsElement} */ (one(figure, ".oe-not-seen"));
    this.#said = new Status(one(this.#fold, ".oe-not-seen-said"), say);
    this.#body = one(this.#fold, "tbody");
    this.#request = new PendingRequest(one(this.#fold, ".oe-retry"), this.#said);
    this.#args = args;
    this.#fold.addEventListener("toggle", () => this.show());
  }

  /** Count anew, if anybody looks. */
  show() {
    const args = this.#args();
    if (!this.#fold.open || !args) return;
    this.#request.ask({
      method: "practice_unseen",
      args: () => args,
      hear: ({ message, numbers }) => {
        this.#said.tell(message);
        this.#body.replaceChildren(
          ...numbers.map(({ number, unseen, message }) => {
            const row = document.createElement("tr");
            const name = document.createElement("th");
            name.scope = "row";
            name.textContent = String(number);
            const count = document.createElement("td");
            count.textContent = String(unseen);
            row.title = message;
            row.append(name, count);
            return row;
          }),
        );
      },
      refocus: () => one(this.#fold, "summary").focus(),
    });
  }
}
