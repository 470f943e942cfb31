// A table for whole matches: it is set up, played, walked back through, kept and shared. The
// engine moves for the others and says what happens; the page knows no rule.

import { Asking, onWidth, startOnIntent } from "../asking.js";
import { engine } from "../engine.js";
import { keyOf } from "../keys.js";
import { one, readJson } from "../position.js";
import { resume } from "../resuming.js";
import { Status } from "../status.js";
import { inView, keepClearOf } from "../view.js";
import { Coach } from "./coach.js";
import { Entrance } from "./entrance.js";
import { Happenings } from "./happenings.js";
import { Keeping } from "./keeping.js";
import { whole } from "./pieces.js";
import { Speed } from "./speed.js";
import { MatchTable } from "./table.js";
import { Turns } from "./turns.js";
import { UnseenTiles } from "./unseen.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */

/** The kinds of happenings that are somebody's action. */
const ACTIONS = new Set(["place", "draw", "pass"]);

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
  /** Whether the reader has begun to play, so that the table is what they look at. */
  #playing = false;
  /** What others have done since the status last spoke. */
  #unsaid = "";
  /** @type {string | undefined} the action that waited when the page was loaded anew */
  #resumed;

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
      moved: (answer) => this.#hear(answer, this.#playing && inView(this.table.table.picture)),
      say: (name) => this.status.say(name),
      refocus: () => this.#land(),
    });
    this.happenings = new Happenings(figure, (at) => this.#goTo(at));
    const at = { turns: this.turns, table: this.table, status: this.status, keeping: this.keeping };
    this.coach = new Coach(figure, at, {
      look: (moment) => this.#goTo(moment),
      inPast: () => this.#refusedInPast(),
      round: () => (this.#past ?? this.#now)?.round ?? 1,
    });
    this.unseen = new UnseenTiles(figure, say, () => this.#now && { practice: this.#now.practice, lang });
    this.entrance = new Entrance(figure, this.data, at, {
      enter: (shown) => this.#enter(shown),
      land: () => this.#land(),
      reserve: (place) => this.#reserve(place),
    });
    this.undo = one(figure, ".oe-undo");
    this.#listen();
    this.#tellTrouble();
    const { method, args } = resume(figure, () => this.turns.asked) ?? {};
    if (method === "practice_act") this.#resumed = String(args?.["action"]);
    this.entrance.begin(method === "practice" ? String(args?.["practice"] ?? "") : undefined);
  }

  #listen() {
    this.undo.addEventListener("click", () => this.#takeBack());
    one(this.figure, ".oe-again").addEventListener("click", () => this.#again());
    this.figure.addEventListener("keydown", (event) => {
      if (keyOf(event) === "Escape" && this.#chosen) this.#release();
    });
    for (const sign of ["pointerdown", "keydown", "focusin"]) this.figure.addEventListener(sign, () => this.turns.lead());
    addEventListener("focus", () => this.turns.lead());
    startOnIntent(this.figure, "button, select, input, .oe-table");
    onWidth(this.figure, () => this.#redraw());
    keepClearOf(one(this.figure, ".oe-dock"), this.figure);
  }

  get #now() {
    return this.turns.now;
  }

  get #width() {
    return Math.max(this.data.narrowest, this.entrance.inMatch ? this.table.columns : this.data.width);
  }

  /** @param {Shown} shown a match that takes the place of the one that there was */
  #enter(shown) {
    this.#chosen = undefined;
    this.#unsaid = "";
    this.#take(shown);
    // Now that the table can be seen, its width is known.
    this.#redraw();
    if (this.#resumed) this.#act(this.#resumed);
    this.#resumed = undefined;
  }

  /** Keeps the place of a match that is coming. @param {import("./table.js").Place} place */
  #reserve(place) {
    this.#chosen = undefined;
    this.#past = undefined;
    this.figure.removeAttribute("data-past");
    this.table.reserve(place);
  }

  /** Leads the reader to the table, and puts the focus on what is to be pressed next. */
  #land() {
    this.#playing = true;
    this.#focusNext();
    this.#reveal();
  }

  #focusNext() {
    const landing = this.table.landing;
    if (landing) landing.focus({ preventScroll: true });
    else this.status.focus();
  }

  /** Brings the table into view, with what is new on it and what is said of it. */
  #reveal() {
    this.table.table.reveal(this.status.element);
  }

  /**
   * @param {Answer} answer to a question that may change the match
   * @param {boolean} [watched] whether the reader looks at the table, and shall see what has changed
   */
  #hear(answer, watched = true) {
    if (answer.illegal) {
      this.status.tell(answer.illegal.message);
      this.#reveal();
      return;
    }
    const here = this.figure.contains(document.activeElement) || document.activeElement === document.body;
    if (!this.keeping.goOn(answer.practice)) {
      this.entrance.follow();
      return;
    }
    this.#take(answer.practice);
    if (!here) return;
    this.#holdFocus();
    if (watched) this.#reveal();
  }

  /** @param {Shown} shown the match as it now stands */
  #take(shown) {
    this.#past = undefined;
    this.turns.held = false;
    this.entrance.sharing.show(shown.practice);
    this.happenings.show(shown.events);
    this.happenings.mark(shown.events.length);
    this.undo.ariaDisabled = String(!shown.can_undo);
    this.#show();
    this.coach.begin(shown);
    this.unseen.show();
    this.#tell(shown);
    this.#tellTrouble();
  }

  /** Says what is new; where the others move at once, all of it together. @param {Shown} shown */
  #tell(shown) {
    const news = shown.events.slice(shown.added);
    const over = shown.over !== "no";
    if (over || (this.turns.othersMove && this.speed.pause === 0)) {
      // All that ends a round is much to be told at once: the list has it, one by one.
      const messages = news.filter(({ kind }) => !over || ACTIONS.has(kind)).map(({ message }) => message);
      this.#unsaid = [this.#unsaid, ...messages].filter(Boolean).join(" ");
      if (!over) return;
    }
    this.status.tell([this.#unsaid, over ? shown.result : shown.message].filter(Boolean).join(" "));
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
    const lost = !at || at === document.body || !at.checkVisibility({ visibilityProperty: true }) || at.matches(":disabled");
    const onward = this.#now?.over !== "no" && at?.closest(".oe-dock, .oe-advice, .oe-table");
    if (lost || onward) this.#focusNext();
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
    this.#reveal();
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
    else {
      this.status.say("first");
      this.#reveal();
    }
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
    this.#playing = true;
    this.turns.want({
      method: "practice_act",
      args: { action },
      own: true,
      hear: (answer) => {
        if (answer.illegal && end) this.table.table.refuse(end);
        if (!answer.illegal) this.#chosen = undefined;
        const at = document.activeElement;
        const leads = action === "deal" || (tile && at instanceof Element && at.closest(".oe-end-button, .oe-pick"));
        const held = answer.practice && newIn(answer.practice, this.#before);
        this.#hear(answer);
        this.table.tray.mark(held ?? []);
        if (leads && !answer.illegal && this.#now?.over === "no") {
          if (tile) this.table.tray.focus(tile, { preventScroll: true });
          else this.#focusNext();
        }
      },
    });
    this.#before = this.#now?.position.free ?? [];
  }

  /** @type {string[]} the hand before the reader's last action */
  #before = [];

  /** While an earlier moment is shown nothing is played: that is said. */
  #refusedInPast() {
    if (this.#past) {
      this.status.say("past");
      this.#reveal();
    }
    return this.#past !== undefined || !this.#now;
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
      hear: (answer) => {
        if (answer.practice) this.keeping.begin(answer.practice);
        this.#hear(answer);
        this.entrance.offerBefore();
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
      this.#holdFocus();
      this.#reveal();
      this.turns.goOn();
      return;
    }
    this.turns.want({
      method: "practice",
      args: { at, events: now.events.length },
      apart: true,
      hear: (answer) => {
        if (answer.illegal) this.status.tell(answer.illegal.message);
        else {
          this.#past = answer.practice;
          this.#show();
          this.status.tell(now.events[at - 1]?.message ?? "");
          this.#holdFocus();
          this.#reveal();
        }
      },
    });
  }

  #tellTrouble() {
    const { trouble, notice, unkept } = this.keeping;
    if (trouble || notice) this.trouble.say(trouble || notice);
    else this.trouble.tell();
    one(this.figure, ".oe-save-now").hidden = !unkept || !this.#now;
    // What the browser does not keep, the page's address carries.
    if (unkept && this.#now) history.replaceState(history.state, "", this.entrance.sharing.hash);
  }

  /** Lays the line out anew for the width that there is now. */
  async #redraw() {
    const now = this.#now;
    const width = this.#width;
    if (!now || this.#past || !this.entrance.inMatch || this.turns.width === width || engine.state !== "ready") return;
    const asked = { practice: now.practice, lang: this.data.lang, width, events: now.events.length };
    const drawn = await engine
      .ask("practice", asked)
      .then((answer) => whole("practice", answer, asked, now))
      .catch(() => undefined);
    if (!drawn?.practice || now !== this.#now) return;
    now.position = drawn.practice.position;
    now.tiles = drawn.practice.tiles;
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
