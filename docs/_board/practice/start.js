// How one comes to a match: by the form, by a link, by a text, by what the browser has kept. What
// cannot be opened is shown with the reason, and the match that there was stays.

import { all, one } from "../dom/dom.js";
import { cut, readLink } from "../dom/links.js";
import { Status } from "../dom/status.js";
import { landAt } from "../dom/view.js";
import { UnreadableList } from "../store/unreadable_list.js";
import { MatchList } from "./match_list.js";
import { Setup } from "./setup.js";
import { Sharing } from "./sharing.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/**
 * @typedef {object} Parts of the page that a match comes to
 * @property {import("./turns.js").Turns} turns
 * @property {import("../store/matches.js").Matches} matches
 * @property {import("../store/settings.js").Settings} settings
 * @property {Status} status
 */

export class Start {
  #figure;
  #turns;
  #matches;
  #status;
  #setup;
  #before;
  #list;
  #data;
  #enter;
  #land;
  #reserve;

  /**
   * @param {HTMLElement} figure
   * @param {import("./shapes.js").PracticeData} data
   * @param {Parts} parts
   * @param {{enter: (shown: Shown) => void, land: () => void, reserve: (place: import("./match_table.js").Place) => void}} match
   */
  constructor(figure, data, { turns, matches, settings, status }, { enter, land, reserve }) {
    const { say } = data;
    this.#figure = figure;
    this.#data = data;
    this.#turns = turns;
    this.#matches = matches;
    this.#status = status;
    this.#enter = enter;
    this.#land = land;
    this.#reserve = reserve;
    this.#setup = new Setup(one(figure, ".oe-setup"), settings, () => this.#begin());
    this.sharing = new Sharing(figure, new Status(one(figure, ".oe-shared"), say), (text) =>
      this.#read(text, "text_unread"),
    );
    const shelfSaid = new Status(one(figure, ".oe-shelf-said"), say);
    this.#list = new MatchList(figure, data, matches, shelfSaid, {
      open: (kept) => this.#openKept(kept, "kept_opened"),
      read: (text) => this.#read(text, "text_unread"),
    });
    new UnreadableList(one(figure, ".oe-aside"), matches.unreadable, shelfSaid, (text) => matches.takeBack(text));
    this.#before = one(figure, ".oe-before");
    this.#before.addEventListener("click", () => {
      if (matches.before) this.#openKept(matches.before, "match_before");
    });
    one(figure, ".oe-save-now").addEventListener("click", () => this.#saveNow());
    matches.oncurrent(() => this.follow());
    matches.onchange(() => this.offerBefore());
    one(figure, ".oe-leave").addEventListener("click", () => this.#setUp());
    for (const button of all(figure, "[data-new]")) button.addEventListener("click", () => this.#setUp());
    one(figure, ".oe-to-match").addEventListener("click", () => {
      this.#mode("match");
      land();
      if (!this.follow()) turns.goOn();
    });
    addEventListener("hashchange", () => this.#followLink());
  }

  /**
   * Come back to the match of a link, or to the one that was kept.
   * @param {string} [text] that was being opened when the page was loaded anew
   */
  begin(text) {
    const kept = this.#matches.current;
    if (text && text !== kept?.match) return this.#read(text, "link_unread");
    if (this.#followLink() || !kept?.match) return;
    this.#open(kept.match, kept.about, "kept_unread", (shown) => this.#come(kept, shown));
  }

  /** Whether the table is to be seen, and not the form. */
  get inMatch() {
    return this.#figure.dataset["mode"] === "match";
  }

  /**
   * Show the form or the table. All of the page makes room for a table; to ask it by `:has(…)` would style the whole
   * page anew at each change of a text.
   * @param {"setup" | "match"} mode
   */
  #show(mode) {
    this.#figure.dataset["mode"] = mode;
    document.documentElement.toggleAttribute("data-match", mode === "match");
  }

  /** @param {"setup" | "match"} mode */
  #mode(mode) {
    if (mode === "setup") this.#giveUp();
    this.#show(mode);
    this.#turns.held = mode === "setup";
    one(this.#figure, ".oe-to-match").hidden = !this.#turns.now;
    this.offerBefore();
  }

  /** Nothing is coming any more: the match that there is has its place again. */
  #giveUp() {
    if (!this.#figure.hasAttribute("data-coming")) return;
    this.#figure.removeAttribute("data-coming");
    if (this.#turns.now) this.#enter(this.#turns.now);
  }

  /** Show the way back to the match before, where there is one. */
  offerBefore() {
    this.#before.hidden = !this.#matches.before;
  }

  /** Go to the form of a new match; the one that there is stays. */
  #setUp() {
    this.#turns.forget();
    this.#mode("setup");
    this.#status.say("welcome");
    this.#setup.focus();
  }

  #begin() {
    this.#setup.tell(undefined);
    // The table is there as soon as it is asked for, so that nothing moves when the answer comes.
    this.#mode("match");
    this.#reserve(this.#setup.place);
    this.#land();
    this.#turns.want({
      method: "practice_new",
      args: this.#setup.args,
      wait: "beginning",
      hear: (answer) => {
        if (answer.illegal) {
          this.#mode("setup");
          this.#setup.tell(answer.illegal);
          this.#status.say("wrong");
        } else this.#take(answer.practice, true);
      },
    });
  }

  /**
   * Open a match that is written down.
   * @param {string} text
   * @param {import("../store/matches.js").About | undefined} about what is known of it
   * @param {string} unread the name of what is said if it cannot be opened
   * @param {(shown: Shown) => void} take what is done if it can
   * @param {() => void} [drop] what is done if it cannot
   */
  #open(text, about, unread, take, drop) {
    // Nothing but the table is waited for: its place is kept, and no form comes and goes.
    if (!this.#turns.now) {
      this.#show("match");
      this.#reserve(about ? this.#setup.placeOf(about.rules, about.levels) : this.#setup.place);
    }
    this.#turns.want({
      method: "practice",
      args: { practice: text },
      wait: "opening",
      hear: (answer) => {
        if (answer.illegal) {
          drop?.();
          if (!this.#turns.now) this.#mode("setup");
          this.#status.say(unread);
          this.sharing.refuse(text, answer.illegal);
          return;
        }
        this.sharing.opened();
        take(answer.practice);
      },
    });
  }

  /**
   * Open a match that comes from elsewhere: one more on the list.
   * @param {string} text
   * @param {string} unread
   */
  #read(text, unread) {
    const limit = this.#data.longest;
    if (text.length <= limit) {
      const { name, drop } = this.#matches.receive(text);
      this.#open(text, undefined, unread, (shown) => this.#take(shown, unread === "text_unread", name), drop);
      return;
    }
    const facts = { found: this.#number(text.length), limit: this.#number(limit) };
    this.#status.say("text_long", facts);
    this.sharing.wrong(this.#status.sentence("text_long", facts));
  }

  /** @param {import("../store/matches.js").Kept} kept @param {string} opened the name of what is said then */
  #openKept(kept, opened) {
    this.#open(kept.match, kept.about, "kept_unread", (shown) => {
      this.#come(kept, shown);
      this.#land();
      this.#status.say(opened);
    });
  }

  /** @param {import("../store/matches.js").Kept} kept @param {Shown} shown */
  #come({ name }, shown) {
    this.#matches.opened(name, shown);
    this.#mode("match");
    this.#enter(shown);
  }

  /**
   * @param {Shown} shown a match that takes the place of the one that there is
   * @param {boolean} focus whether the reader is to be led to the table
   * @param {string} [name] by which it was received
   */
  #take(shown, focus, name) {
    this.#matches.add(shown, name);
    this.#mode("match");
    this.#enter(shown);
    if (focus) this.#land();
  }

  /** Go to where another tab has brought the match. Returns whether there is such a place. */
  follow() {
    const kept = this.#matches.current;
    if (!kept || !this.inMatch || !this.#matches.isBehind(this.#turns.now?.practice)) return false;
    this.#open(kept.match, kept.about, "kept_unread", (shown) => {
      this.#turns.follows = true;
      this.#come(kept, shown);
      this.#status.say("followed");
    });
    return true;
  }

  #saveNow() {
    const kept = this.#matches.current;
    this.#list.unfold();
    if (kept) this.#list.save(kept);
  }

  /** @param {number} number */
  #number(number) {
    return number.toLocaleString(this.#data.lang);
  }

  /** Follow what a link says. Returns whether it says anything that is known. */
  #followLink() {
    const link = readLink(this.#figure.id);
    if (!link) return false;
    const match = link.get("match");
    const rules = link.get("rules");
    // What the link has brought is kept from here on: coming back is coming back to the match.
    history.replaceState(history.state, "", `#${this.#figure.id}`);
    landAt(rules && !match ? this.#setup.rules : this.#figure);
    if (match) this.#read(match, "link_unread");
    else if (rules) {
      this.#setup.chooseRules(rules);
      this.#setUp();
    } else this.#status.say("link_parts", { parts: cut([...link.keys()].join(", ")) });
    return Boolean(match || rules);
  }
}
