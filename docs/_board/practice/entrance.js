// How one comes to a match: by the form, by a link, by a text, by what the browser has kept. What
// cannot be opened is shown with the reason, and the match that there was stays.

import { readLink } from "../link.js";
import { all, one } from "../position.js";
import { Status } from "../status.js";
import { landAt } from "../view.js";
import { Setup } from "./setup.js";
import { Sharing } from "./sharing.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */

export class Entrance {
  #figure;
  #turns;
  #keeping;
  #status;
  #setup;
  #before;
  #enter;
  #land;

  /**
   * @param {HTMLElement} figure
   * @param {Record<string, string>} say
   * @param {{turns: import("./turns.js").Turns, keeping: import("./keeping.js").Keeping, status: Status}} at
   * @param {{enter: (shown: Shown) => void, land: () => void}} match
   */
  constructor(figure, say, { turns, keeping, status }, { enter, land }) {
    this.#figure = figure;
    this.#turns = turns;
    this.#keeping = keeping;
    this.#status = status;
    this.#enter = enter;
    this.#land = land;
    this.#setup = new Setup(one(figure, ".oe-setup"), keeping, () => this.#begin());
    this.sharing = new Sharing(figure, new Status(one(figure, ".oe-shared"), say), (text) =>
      this.#open(text, "text_unread", true),
    );
    this.#before = one(figure, ".oe-before");
    this.#before.addEventListener("click", () => this.#open(keeping.before, "kept_unread", true, "match_before"));
    for (const button of all(figure, "[data-new]")) button.addEventListener("click", () => this.#setUp());
    one(figure, ".oe-to-match").addEventListener("click", () => {
      this.#mode("match");
      land();
      turns.goOn();
    });
    addEventListener("hashchange", () => this.#followLink());
  }

  /**
   * Comes back to the match of a link, or to the one that was kept.
   * @param {string} [text] that was being opened when the page was loaded anew
   */
  begin(text) {
    if (text) this.#open(text, "link_unread", false);
    else if (!this.#followLink() && this.#keeping.match) this.#open(this.#keeping.match, "kept_unread", false);
  }

  /** Whether the table is to be seen, and not the form. */
  get inMatch() {
    return this.#figure.dataset["mode"] === "match";
  }

  /** @param {"setup" | "match"} mode */
  #mode(mode) {
    this.#figure.dataset["mode"] = mode;
    this.#turns.held = mode === "setup";
    one(this.#figure, ".oe-to-match").hidden = !this.#turns.now;
    this.offerBefore();
  }

  /** Shows the way back to the match before, where there is one. */
  offerBefore() {
    this.#before.hidden = !this.#keeping.before;
  }

  /** Goes to the form of a new match; the one that there is stays. */
  #setUp() {
    this.#turns.forget();
    this.#mode("setup");
    this.#status.say("welcome");
    this.#setup.focus();
  }

  #begin() {
    this.#setup.tell(undefined);
    this.#turns.want({
      method: "practice_new",
      args: this.#setup.args,
      wait: "beginning",
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused) {
          this.#setup.tell(answer.refused);
          this.#status.say("wrong");
        } else this.#take(answer.practice, true);
      },
    });
  }

  /**
   * Opens a match that is written down.
   * @param {string} text
   * @param {string} unread the name of what is said if it cannot be opened
   * @param {boolean} focus whether the reader is to be led to the table
   * @param {string} [opened] the name of what is said if it can
   */
  #open(text, unread, focus, opened) {
    // Nothing but the table is waited for: its place is kept, and no form comes and goes.
    if (!this.#turns.now) this.#figure.dataset["mode"] = "match";
    this.#turns.want({
      method: "practice",
      args: { practice: text },
      wait: "opening",
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused) {
          if (!this.#turns.now) this.#mode("setup");
          this.#status.say(unread);
          this.sharing.refuse(text, answer.refused);
          return;
        }
        this.sharing.opened();
        this.#take(answer.practice, focus);
        if (opened) this.#status.say(opened);
      },
    });
  }

  /** @param {Shown} shown a match that takes the place of the one that there is @param {boolean} focus */
  #take(shown, focus) {
    this.#keeping.begin(shown.practice);
    this.#mode("match");
    this.#enter(shown);
    if (focus) this.#land();
  }

  /** Follows what a link says. Returns whether it says anything that is known. */
  #followLink() {
    const link = readLink(this.#figure.id);
    if (!link) return false;
    const match = link.get("match");
    const rules = link.get("rules");
    // What the link has brought is kept from here on: coming back is coming back to the match.
    history.replaceState(history.state, "", `#${this.#figure.id}`);
    landAt(this.#figure);
    if (match) this.#open(match, "link_unread", false);
    else if (rules) {
      this.#setup.chooseRules(rules);
      this.#setUp();
    } else this.#status.say("link_parts", { parts: [...link.keys()].join(", ") });
    return Boolean(match || rules);
  }
}
