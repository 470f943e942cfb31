// A table for whole matches: it is set up, played, walked back through, kept and shared. The
// engine moves for the others and says what happens; the page knows no rule.

import { one, onWidth, readJson, templateOf } from "../dom/dom.js";
import { Status } from "../dom/status.js";
import { inView, keepClearOf } from "../dom/view.js";
import { engine } from "../engine/engine.js";
import { startOnIntent } from "../engine/intent.js";
import { PendingRequest } from "../engine/pending_request.js";
import { Playable } from "../play/playable.js";
import { Matches } from "../store/matches.js";
import { resume } from "../store/resume.js";
import { Settings } from "../store/settings.js";
import { Coach } from "./coach.js";
import { EventList } from "./events.js";
import { Habits } from "./habits.js";
import { MatchTable } from "./match_table.js";
import { Motion } from "./motion.js";
import { whole } from "./pieces.js";
import { readerOf } from "./seats.js";
import { Sounds } from "./sounds.js";
import { Speed } from "./speed.js";
import { Start } from "./start.js";
import { Turns } from "./turns.js";
import { UnseenTiles } from "./unseen.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("./shapes.js").Answer} Answer */

/** The kinds of events that are somebody's action. */
const ACTIONS = new Set(["place", "draw", "pass"]);

export class OpenEndsPractice extends HTMLElement {
  /** @type {Practice | undefined} */
  #practice;

  connectedCallback() {
    this.#practice ??= new Practice(this);
  }
}

class Practice {
  /** @type {Shown | undefined} an earlier moment, while it is looked at */
  #past;
  /** Whether the reader has begun to play, so that the table is what they look at. */
  #playing = false;
  /** What others have done since the status last spoke. */
  #unsaid = "";
  /** @type {string[]} the hand before the reader's last action */
  #before = [];
  /** @type {string | undefined} the action that waited when the page was loaded anew */
  #resumed;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    /** @type {import("./shapes.js").PracticeData} */
    this.data = readJson(figure);
    const { lang, say } = this.data;
    this.matches = new Matches();
    this.settings = new Settings();
    this.habits = new Habits(figure, this.settings);
    this.motion = new Motion(figure);
    this.sounds = new Sounds(() => this.habits.is("sounds"));
    this.trouble = new Status(one(figure, ".oe-trouble"), this.data.keeping);
    this.status = new Status(one(figure, ".oe-answer .oe-status"), say);
    const request = new PendingRequest(one(figure, ".oe-answer .oe-retry"), this.status);
    const template = templateOf(figure, ".oe-end-template");
    this.playable = new Playable(
      {
        figure,
        tables: [one(figure, ".oe-room")],
        template,
        status: this.status,
        starts: true,
        oneTap: () => this.habits.is("one_tap") && this.#now?.yours === true,
        docked: true,
      },
      { act: (action) => this.#act(action), able: () => !this.#refusedInPast() },
    );
    this.table = new MatchTable(figure, this.data, this.playable);
    const speeds = /** @type {HTMLSelectElement} */ (one(figure, 'select[name="speed"]'));
    this.speed = new Speed(speeds, this.settings);
    const { status, speed } = this;
    this.turns = new Turns({ request, status, speed, lang }, {
      width: () => this.#width,
      moved: (answer) => {
        this.#hear(answer, this.#playing && inView(this.playable.table.picture));
        this.#passAlone();
      },
      refocus: () => this.#land(),
    });
    this.events = new EventList(figure, (at) => this.#goTo(at));
    const { turns, playable, matches, settings } = this;
    const at = { turns, playable, status, matches, settings };
    this.coach = new Coach(figure, at, {
      look: (moment) => this.#goTo(moment),
      inPast: () => this.#refusedInPast(),
      round: () => (this.#past ?? this.#now)?.round ?? 1,
    });
    this.unseen = new UnseenTiles(figure, say, () => this.#now && { practice: this.#now.practice, lang });
    this.start = new Start(figure, this.data, at, {
      enter: (shown) => this.#enter(shown),
      land: () => this.#land(),
      reserve: (place) => this.#reserve(place),
    });
    this.undo = one(figure, ".oe-undo");
    this.#listen();
    this.#tellTrouble();
    const { method, args } = resume(figure, () => this.turns.asked) ?? {};
    if (method === "practice_act") this.#resumed = String(args?.["action"]);
    this.start.begin(method === "practice" ? String(args?.["practice"] ?? "") : undefined);
  }

  #listen() {
    this.undo.addEventListener("click", () => this.#takeBack());
    one(this.figure, ".oe-again").addEventListener("click", () => this.#again());
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
    return Math.max(this.data.narrowest, this.start.inMatch ? this.table.columns : this.data.width);
  }

  /** @param {Shown} shown a match that takes the place of the one that there was */
  #enter(shown) {
    this.playable.tile = undefined;
    this.#unsaid = "";
    this.#take(shown);
    // Now that the table can be seen, its width is known.
    this.#redraw();
    if (this.#resumed) this.#act({ action: this.#resumed });
    this.#resumed = undefined;
  }

  /** Keep the place of a match that is coming. @param {import("./match_table.js").Place} place */
  #reserve(place) {
    this.playable.tile = undefined;
    this.#past = undefined;
    this.figure.removeAttribute("data-past");
    this.table.reserve(place);
  }

  /** Lead the reader to the table, and put the focus on what is to be pressed next. */
  #land() {
    this.#playing = true;
    this.#focusNext();
    this.playable.reveal();
  }

  #focusNext() {
    const landing = this.table.landing;
    if (landing) landing.focus({ preventScroll: true });
    else this.status.focus();
  }

  /**
   * @param {Answer} answer to a question that may change the match
   * @param {boolean} [watched] whether the reader looks at the table, and shall see what has changed
   * @param {string} [end] at which a tile was placed
   */
  #hear(answer, watched = true, end) {
    if (answer.illegal) {
      this.playable.refuse(answer.illegal.message, end);
      return;
    }
    const { attended } = this.playable;
    if (!this.matches.update(answer.practice)) {
      this.start.follow();
      return;
    }
    this.#take(answer.practice);
    if (!attended) return;
    this.#holdFocus();
    if (watched) this.playable.reveal();
  }

  /** @param {Shown} shown the match as it now stands */
  #take(shown) {
    const from = this.motion.places();
    const news = shown.events.slice(shown.added);
    this.#past = undefined;
    this.turns.held = false;
    this.start.sharing.show(shown.practice);
    this.events.show(shown.events);
    this.events.mark(shown.events.length);
    this.undo.ariaDisabled = String(!shown.can_undo);
    this.#show();
    this.coach.begin(shown);
    this.unseen.show();
    this.#tell(shown, news);
    this.#tellTrouble();
    this.motion.show(news, from, readerOf(shown));
    this.sounds.play(news);
  }

  /** Pass for a reader who can do nothing else and has asked for it. */
  #passAlone() {
    const now = this.#now;
    const alone = now?.yours && now.over === "no" && now.legal.length === 1 && now.legal[0]?.kind === "pass";
    if (!alone || !this.habits.is("auto_pass")) return;
    setTimeout(() => {
      if (now === this.#now && !this.#past && this.start.inMatch) this.#act({ action: "pass" });
    }, this.speed.pause);
  }

  /** Say what is new; where the others move at once, all of it together. @param {Shown} shown @param {Shown["events"]} news */
  #tell(shown, news) {
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
    const events = this.#past ? (this.#now?.events.slice(0, this.events.at) ?? []) : shown.events;
    this.table.show(shown, this.turns.width, this.#past !== undefined, events);
  }

  /** A button that has gone leaves the focus to what is to be pressed next. */
  #holdFocus() {
    const at = document.activeElement;
    const lost = !at || at === document.body || !at.checkVisibility({ visibilityProperty: true }) || at.matches(":disabled");
    const pressed = this.#now?.over !== "no" && at?.closest(".oe-dock, .oe-advice, .oe-table");
    if (lost || pressed) this.#focusNext();
  }

  /** @param {import("../play/playable.js").Action} action that the reader has decided on */
  #act({ action, tile, end }) {
    const playing = this.#now?.over === "no";
    if (tile && !playing) return;
    // A tile that starts the line is held too, as it may have to wait for its turn.
    if (tile) this.playable.tile = tile;
    this.#playing = true;
    this.turns.want({
      method: "practice_act",
      args: { action },
      own: true,
      hear: (answer) => {
        if (!answer.illegal) this.playable.tile = undefined;
        const at = document.activeElement;
        const leads = action === "deal" || (tile && at instanceof Element && at.closest(".oe-end-button, .oe-pick"));
        const hand = answer.practice?.position.free ?? [];
        this.#hear(answer, true, end);
        this.playable.tray?.markDrawn(hand, this.#before);
        if (leads && !answer.illegal && this.#now?.over === "no") {
          if (tile) this.playable.tray?.focus(tile, { preventScroll: true });
          else this.#focusNext();
        }
        this.#passAlone();
      },
    });
    this.#before = this.#now?.position.free ?? [];
  }

  /** While an earlier moment is shown nothing is played: that is said. */
  #refusedInPast() {
    if (this.#past) {
      this.status.say("past");
      this.playable.reveal();
    }
    return this.#past !== undefined || !this.#now;
  }

  #takeBack() {
    if (!this.#now?.can_undo) return;
    this.playable.tile = undefined;
    this.turns.want({ method: "practice_undo", hear: (answer) => this.#hear(answer) });
  }

  #again() {
    if (!this.#now) return;
    this.playable.tile = undefined;
    this.turns.want({
      method: "practice_again",
      hear: (answer) => {
        if (answer.practice) this.matches.add(answer.practice);
        this.#hear(answer);
        this.start.offerBefore();
      },
    });
  }

  /** Show an earlier moment, or the match as it stands. @param {number} at how many events */
  #goTo(at) {
    const now = this.#now;
    if (!now) return;
    this.turns.forget();
    this.turns.held = at < this.events.count;
    this.events.mark(at);
    if (!this.turns.held) {
      this.#past = undefined;
      this.#show();
      this.status.say("back_to_now");
      this.#holdFocus();
      this.playable.reveal();
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
          this.playable.reveal();
        }
      },
    });
  }

  #tellTrouble() {
    const { notice, unkept } = this.matches;
    const trouble = this.matches.trouble || this.settings.trouble;
    if (trouble || notice) this.trouble.say(trouble || notice);
    else this.trouble.tell();
    one(this.figure, ".oe-save-now").hidden = !unkept || !this.#now;
    // What the browser does not keep, the page's address carries.
    if (unkept && this.#now) history.replaceState(history.state, "", this.start.sharing.hash);
  }

  /** Lay the line out anew for the width that there is now. */
  async #redraw() {
    const now = this.#now;
    const width = this.#width;
    if (!now || this.#past || !this.start.inMatch || this.turns.width === width || engine.state !== "ready") return;
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
