// Hints in three rungs, each given when it is asked for; a new position begins at the first again.

import { one } from "../dom/dom.js";
import { bringIntoView } from "../dom/view.js";
import { withTiles } from "./tiles_in_text.js";

const RUNGS = 3;

export class MoveHints {
  #rung = 0;
  #button;
  #place;
  #tray;

  /**
   * @param {HTMLElement} figure
   * @param {import("../play/tray.js").Tray} tray
   * @param {(rung: number) => void} ask
   */
  constructor(figure, tray, ask) {
    this.#tray = tray;
    this.#button = one(figure, ".oe-hint-button");
    this.#place = one(figure, ".oe-given");
    this.#button.addEventListener("click", () => {
      if (this.#button.ariaDisabled !== "true") ask(this.#rung + 1);
    });
  }

  /** @param {import("../answers.js").HintShown} hint @param {number} rung */
  give(hint, rung) {
    this.#rung = rung;
    this.#button.ariaDisabled = String(rung === RUNGS);
    const given = document.createElement("div");
    given.className = "oe-rung";
    given.append(
      ...hint.messages.map((message) => {
        const sentence = document.createElement("p");
        sentence.append(...withTiles(message, this.#tray));
        return sentence;
      }),
    );
    this.#place.append(given);
    bringIntoView(given, this.#button);
  }

  /** @param {boolean} able whether there is something to choose */
  clear(able) {
    this.#rung = 0;
    this.#place.replaceChildren();
    this.#button.ariaDisabled = String(!able);
  }
}
