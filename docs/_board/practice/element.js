// A table for whole matches: it is set up, played, walked back through, kept and shared. The
// engine moves for the others and says what happens; the page knows no rule.

import { Asking, onWidth, startOnIntent } from "../asking.js";
import { engine } from "../engine.js";
import { keyOf } from "../keys.js";
import { readLink } from "../link.js";
import { all, one, readJson } from "../position.js";
import { Status } from "../status.js";
import { Happenings } from "./happenings.js";
import { Hinting } from "./hinting.js";
import { Keeping } from "./keeping.js";
import { Reviewing } from "./reviewing.js";
import { Setup } from "./setup.js";
import { Sharing } from "./sharing.js";
import { Speed } from "./speed.js";
import { MatchTable } from "./table.js";
import { Turns } from "./turns.js";
import { UnseenTiles } from "./unseen.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */
/** @typedef {import("./shapes.js").Refused} Refused */

export class OpenEndsPractice extends HTMLElement {
  /** @type {Practice | undefined} */
  #practice;

  connectedCallback() {
    this.#practice ??= new Practice(this);
  }
}

class Practice {
  /** @type {string | undefined} the tile in the reader's hand */
  #chosen;
  /** @type {Shown | undefined} an earlier moment, while it is looked at */
  #past;
  /** What others have done since the status last spoke. */
  #unsaid = "";

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    /** @type {import("./shapes.js").PracticeData} */
    this.data = readJson(figure);
    const { lang, say } = this.data;
    this.keeping = new Keeping();
    this.trouble = new Status(one(figure, ".oe-trouble"), this.data.keeping);
    this.status = new Status(one(figure, ".oe-answer .oe-status"), say);
    this.asking = new Asking(one(figure, ".oe-answer .oe-retry"), this.status);
    this.table = new MatchTable(figure, this.data, {
      choose: (tile, keys) => this.#choose(tile, keys),
      place: (end) => this.#place(end),
      act: (action) => this.#press(action),
    });
    const speed = /** @type {HTMLSelectElement} */ (one(figure, 'select[name="speed"]'));
    this.speed = new Speed(speed, this.keeping);
    this.turns = new Turns(this.asking, lang, {
      width: () => this.#width,
      pause: () => this.speed.pause,
      moved: (answer) => this.#hear(answer),
      say: (name) => this.status.say(name),
      refocus: () => (this.table.landing ?? this.status).focus(),
    });
    this.happenings = new Happenings(figure, (at) => this.#goTo(at));
    this.hinting = new Hinting(figure, (rung) => this.#hint(rung));
    this.reviewing = new Reviewing(figure, lang, {
      ask: () => this.#review(),
      look: (at) => this.#goTo(at),
    });
    this.unseen = new UnseenTiles(figure, say, () => this.#now && { practice: this.#now.practice, lang });
    this.setup = new Setup(one(figure, ".oe-setup"), this.keeping, () => this.#begin());
    this.sharing = new Sharing(figure, new Status(one(figure, ".oe-shared"), say), (text) =>
      this.#open(text, "text_unread", true),
    );
    this.undo = one(figure, ".oe-undo");
    this.before = one(figure, ".oe-before");
    this.#listen();
    this.#tellTrouble();
    if (!this.#followLink() && this.keeping.match) this.#open(this.keeping.match, "kept_unread", false);
  }

  #listen() {
    this.undo.addEventListener("click", () => this.#takeBack());
    one(this.figure, ".oe-again").addEventListener("click", () => this.#again());
    for (const button of all(this.figure, "[data-new]")) button.addEventListener("click", () => this.#setUp());
    one(this.figure, ".oe-to-match").addEventListener("click", () => {
      this.#mode("match");
      (this.table.landing ?? this.status).focus();
    });
    this.before.addEventListener("click", () => this.#open(this.keeping.before, "kept_unread", true, "match_before"));
    this.figure.addEventListener("keydown", (event) => {
      if (keyOf(event) === "Escape" && this.#chosen) this.#release();
    });
    addEventListener("hashchange", () => this.#followLink());
    startOnIntent(this.figure, "button, select, input, .oe-table");
    onWidth(this.figure, () => this.#redraw());
  }

  get #now() {
    return this.turns.now;
  }

  get #width() {
    return Math.max(this.data.narrowest, this.#now || this.#inMatch ? this.table.columns : this.data.width);
  }

  get #inMatch() {
    return this.figure.dataset["mode"] === "match";
  }

  /** @param {"setup" | "match"} mode */
  #mode(mode) {
    this.figure.dataset["mode"] = mode;
    one(this.figure, ".oe-to-match").hidden = !this.#now;
    this.before.hidden = !this.keeping.before;
  }

  /** Goes to the form of a new match; the one that there is stays. */
  #setUp() {
    this.turns.forget();
    this.#chosen = undefined;
    this.#mode("setup");
    this.status.say("welcome");
    this.setup.focus();
  }

  #begin() {
    this.setup.tell(undefined);
    this.turns.want({
      method: "practice_new",
      args: this.setup.args,
      wait: "beginning",
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused) {
          this.setup.tell(answer.refused);
          this.status.say("wrong");
        } else this.#enter(answer.practice, true);
      },
    });
  }

  /**
   * Opens a match that is written down; where it cannot be, text and reason are shown.
   * @param {string} text
   * @param {string} unread the name of what is said if it cannot be opened
   * @param {boolean} focus whether the reader is to be led to the table
   * @param {string} [opened] the name of what is said if it can
   */
  #open(text, unread, focus, opened) {
    this.turns.want({
      method: "practice",
      args: { practice: text },
      wait: "opening",
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused) {
          this.status.say(unread);
          this.sharing.refuse(text, answer.refused);
          return;
        }
        this.sharing.opened();
        this.#enter(answer.practice, focus);
        if (opened) this.status.say(opened);
      },
    });
  }

  /** @param {Shown} shown a match that takes the place of the one that there is @param {boolean} focus */
  #enter(shown, focus) {
    this.keeping.begin(shown.practice);
    this.#mode("match");
    this.#past = undefined;
    this.#take(shown);
    // Now that the table can be seen, there may be more room than the form had.
    this.#redraw();
    if (focus) (this.table.landing ?? this.status).focus();
  }

  /** What a link says of a match. Returns whether there is one. */
  #followLink() {
    const link = readLink(this.figure.id);
    if (!link) return false;
    const match = link.get("match");
    const rules = link.get("rules");
    // What the link has brought is kept from here on; coming back is coming back to the match.
    history.replaceState(history.state, "", `#${this.figure.id}`);
    this.figure.scrollIntoView();
    if (match) this.#open(match, "link_unread", false);
    else if (rules) {
      this.setup.chooseRules(rules);
      this.#setUp();
    } else {
      this.status.say("link_parts", { parts: [...link.keys()].join(", ") });
      return false;
    }
    return true;
  }

  /** @param {Answer} answer to a question that may change the match */
  #hear(answer) {
    if (answer.refused) {
      this.status.tell(answer.refused.said);
      return;
    }
    const here = this.figure.contains(document.activeElement) || document.activeElement === document.body;
    this.keeping.goOn(answer.practice.practice);
    this.#take(answer.practice);
    if (here) this.#holdFocus();
  }

  /** @param {Shown} shown the match as it now stands */
  #take(shown) {
    this.#past = undefined;
    this.turns.held = false;
    this.sharing.show(shown.practice);
    this.happenings.show(shown.events);
    this.happenings.mark(shown.events.length);
    this.undo.ariaDisabled = String(!shown.can_undo);
    this.#show();
    this.hinting.clear(shown.yours && shown.over === "no");
    this.reviewing.offer(shown.over !== "no");
    this.table.tray.mark([]);
    this.unseen.show();
    this.#tell(shown);
    this.#tellTrouble();
  }

  /** Says what is new; where the others move at once, all of it together. @param {Shown} shown */
  #tell(shown) {
    if (this.turns.othersMove && this.speed.pause === 0) {
      const news = shown.events.slice(shown.added).map(({ said }) => said);
      this.#unsaid = [this.#unsaid, ...news].filter(Boolean).join(" ");
      return;
    }
    this.status.tell([this.#unsaid, shown.said].filter(Boolean).join(" "));
    this.#unsaid = "";
  }

  #show() {
    const shown = this.#past ?? this.#now;
    if (!shown) return;
    this.figure.toggleAttribute("data-past", this.#past !== undefined);
    if (this.#chosen && !shown.position.free.includes(this.#chosen)) this.#chosen = undefined;
    this.table.show(shown, this.turns.width, this.#past ? undefined : this.#chosen);
  }

  /** A button that has gone leaves the focus to what is to be pressed next. */
  #holdFocus() {
    const at = document.activeElement;
    const lost = !at || at === document.body || !at.checkVisibility() || at.matches(":disabled");
    const onward = this.#now?.over !== "no" && at?.closest(".oe-hand-part, .oe-table");
    if (lost || onward) (this.table.landing ?? this.status).focus({ preventScroll: true });
  }

  /** @param {string} tile @param {boolean} keys */
  #choose(tile, keys) {
    if (this.#refusedInPast()) return;
    if (tile === this.#chosen) {
      this.#release();
      return;
    }
    const { ends, fits, chosen } = /** @type {Shown} */ (this.#now).position;
    this.#chosen = tile;
    if (!ends.length) {
      this.#act(tile);
      return;
    }
    this.table.choose(tile);
    if (!this.turns.othersMove) this.status.tell(chosen[tile] ?? "");
    if (keys) this.table.table.focus(fits[tile] ?? []);
    else this.table.table.reveal();
  }

  #release() {
    const tile = this.#chosen;
    this.#chosen = undefined;
    this.table.choose(undefined);
    this.status.say("released");
    if (tile) this.table.tray.focus(tile);
  }

  /** @param {string} end */
  #place(end) {
    if (this.#refusedInPast() || this.#now?.over !== "no") return;
    if (this.#chosen) this.#act(`${this.#chosen}@${end}`, end);
    else this.status.say("first");
  }

  /** @param {string} action of a button */
  #press(action) {
    if (this.#refusedInPast()) return;
    this.#chosen = undefined;
    this.table.choose(undefined);
    this.#act(action);
  }

  /** @param {string} action @param {string} [end] */
  #act(action, end) {
    const tile = this.#chosen;
    this.turns.want({
      method: "practice_act",
      args: { action },
      own: true,
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused && end) this.table.table.refuse(end);
        if (!answer.refused) this.#chosen = undefined;
        const at = document.activeElement;
        const leads = action === "deal" || (tile && at instanceof Element && at.closest(".oe-end-button, .oe-pick"));
        const held = answer.practice && newIn(answer.practice, this.#before);
        this.#hear(answer);
        this.table.tray.mark(held ?? []);
        if (leads && !answer.refused && this.#now?.over === "no") {
          if (tile) this.table.tray.focus(tile, { preventScroll: true });
          else this.table.landing?.focus({ preventScroll: true });
        }
      },
    });
    this.#before = this.#now?.position.free ?? [];
  }

  /** @type {string[]} the hand before the reader's last action */
  #before = [];

  /** While an earlier moment is shown nothing is played: that is said. */
  #refusedInPast() {
    if (this.#past) this.status.say("past");
    return this.#past !== undefined;
  }

  #takeBack() {
    if (!this.#now?.can_undo) return;
    this.#chosen = undefined;
    this.turns.want({ method: "practice_undo", hear: (answer) => this.#hear(answer) });
  }

  #again() {
    if (!this.#now) return;
    this.#chosen = undefined;
    this.turns.want({
      method: "practice_again",
      hear: (/** @type {Answer} */ answer) => {
        if (answer.practice) this.keeping.begin(answer.practice.practice);
        this.#hear(answer);
        this.#mode("match");
      },
    });
  }

  /** Shows an earlier moment, or the match as it stands. @param {number} at how many happenings */
  #goTo(at) {
    const now = this.#now;
    if (!now) return;
    this.turns.forget();
    this.turns.held = at < this.happenings.count;
    this.happenings.mark(at);
    if (!this.turns.held) {
      this.#past = undefined;
      this.#show();
      this.status.say("back_to_now");
      this.turns.goOn();
      return;
    }
    this.turns.want({
      method: "practice",
      args: { at },
      apart: true,
      hear: (/** @type {Answer} */ answer) => {
        if (answer.refused) this.status.tell(answer.refused.said);
        else {
          this.#past = answer.practice;
          this.#show();
          this.status.tell(now.events[at - 1]?.said ?? "");
        }
      },
    });
  }

  /** @param {number} rung */
  #hint(rung) {
    if (this.#refusedInPast()) return;
    this.turns.want({
      method: "practice_hint",
      args: { rung },
      own: true,
      apart: true,
      hear: (/** @type {import("./shapes.js").Hint & {refused?: Refused}} */ hint) => {
        if (hint.refused) {
          this.status.tell(hint.refused.said);
          return;
        }
        this.hinting.give(hint, rung);
        this.table.tray.mark(hint.tiles);
        if (hint.ends.length) this.table.table.mark(hint.ends);
      },
    });
  }

  #review() {
    const now = this.#now;
    if (!now) return;
    const round = (this.#past ?? now).events.at(-1)?.round ?? 0;
    this.status.say("thinking");
    this.turns.want({
      method: "practice_review",
      args: { round },
      apart: true,
      hear: (/** @type {{moves?: import("./shapes.js").Move[], refused?: Refused}} */ { moves, refused }) => {
        const said = refused?.said ?? (moves?.length ? now.result_said : this.status.sentence("no_moves"));
        this.status.tell(said);
        if (moves?.length) this.reviewing.show(moves);
      },
    });
  }

  #tellTrouble() {
    if (this.keeping.trouble) this.trouble.say(this.keeping.trouble);
    else this.trouble.tell();
    // What the browser does not keep, the page's address carries.
    if (this.keeping.unkept && this.#now) history.replaceState(history.state, "", this.sharing.hash);
  }

  /** Lays the line out anew for the width that there is now. */
  async #redraw() {
    const now = this.#now;
    const width = this.#width;
    if (!now || this.#past || !this.#inMatch || this.turns.width === width || engine.state !== "ready") return;
    const asked = { practice: now.practice, lang: this.data.lang, width };
    /** @type {Answer | undefined} */
    const drawn = await engine.ask("practice", asked).catch(() => undefined);
    if (!drawn?.practice || now !== this.#now) return;
    now.position = drawn.practice.position;
    this.turns.width = width;
    this.#show();
  }
}

/**
 * The tiles that a hand has got more than before.
 * @param {Shown} shown
 * @param {string[]} before
 */
function newIn(shown, before) {
  const { free } = shown.position;
  return free.length > before.length ? free.filter((tile) => !before.includes(tile)) : [];
}
