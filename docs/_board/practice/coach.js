// What the reader asks the engine about a match, beside playing it: hints, and a look back at
// their own moves. Neither changes anything.

import { MoveHints } from "./hints.js";
import { Review } from "./review.js";

/** @typedef {import("./shapes.js").Shown} Shown */

export class Coach {
  #turns;
  #playable;
  #status;
  #hinting;
  #reviewing;

  /**
   * @param {HTMLElement} figure
   * @param {{turns: import("./turns.js").Turns, playable: import("../play/playable.js").Playable, status: import("../dom/status.js").Status}} at
   * @param {{look: (at: number) => void, inPast: () => boolean, round: () => number}} match
   */
  constructor(figure, { turns, playable, status }, { look, inPast, round }) {
    this.#turns = turns;
    this.#playable = playable;
    const tray = /** @type {import("../play/tray.js").Tray} */ (playable.tray);
    this.#status = status;
    this.#hinting = new MoveHints(figure, tray, (rung) => {
      if (!inPast()) this.#hint(rung);
    });
    this.#reviewing = new Review(figure, tray, { ask: () => this.#review(round()), look });
  }

  /** A new position begins without hints. @param {Shown} shown */
  begin({ yours, over }) {
    this.#hinting.clear(yours && over === "no");
    this.#reviewing.offer(over !== "no");
    this.#playable.tray?.mark([]);
  }

  /** @param {number} rung */
  #hint(rung) {
    this.#turns.want({
      method: "practice_hint",
      args: { rung },
      own: true,
      apart: true,
      hear: ({ hint, illegal }) => {
        if (!hint) {
          this.#status.tell(illegal.message);
          return;
        }
        this.#hinting.give(hint, rung);
        this.#playable.tray?.mark(hint.tiles);
        this.#playable.table.mark(hint.ends);
      },
    });
  }

  /** @param {number} round */
  #review(round) {
    this.#status.say("thinking");
    this.#turns.want({
      method: "practice_review",
      args: { round },
      apart: true,
      hear: ({ review, illegal }) => {
        const moves = review?.moves ?? [];
        const message = moves.length ? this.#turns.now?.result : this.#status.sentence("no_moves");
        this.#status.tell(illegal?.message ?? message ?? "");
        if (moves.length) this.#reviewing.show(moves);
      },
    });
  }
}
