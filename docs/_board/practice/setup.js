// The form of a new match: which fields there are for a game, what stands in them, what is wrong.

import { all, one } from "../dom/dom.js";
import { bringIntoView } from "../dom/view.js";

export class Setup {
  #form;
  #fields;
  #own;
  #note;
  /** @type {HTMLElement[]} */
  #opponents;
  #settings;

  /**
   * @param {HTMLElement} form
   * @param {import("../store/settings.js").Settings} settings
   * @param {() => void} begin
   */
  constructor(form, settings, begin) {
    this.#form = form;
    this.#settings = settings;
    this.#fields = /** @type {HTMLFieldSetElement} */ (one(form, ".oe-setup-fields"));
    this.#own = one(form, ".oe-own-rules");
    this.#note = one(form, ".oe-target-note");
    this.#opponents = all(form, ".oe-opponent");
    this.#fields.disabled = false;
    this.#restore();
    form.addEventListener("change", () => {
      this.#show();
      this.#keep();
    });
    form.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLElement) this.#forgive(target);
      this.#keep();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#keep();
      begin();
    });
    for (const preset of all(form, ".oe-preset")) {
      preset.addEventListener("click", () => {
        const { rules = "", players = "", target = "" } = preset.dataset;
        Object.entries({ rules, players, target, seed: "" }).forEach(([name, value]) => put(this.#control(name), value));
        this.#show();
        this.#keep();
        begin();
      });
    }
    this.#show();
  }

  /** What `practice_new` is asked for. */
  get args() {
    const target = this.#value("target").trim();
    return {
      rules: this.#value("rules") || this.#value("own"),
      seats: ["you", ...this.#levels.slice(0, this.#players - 1)],
      target: target || null,
      seed: this.#value("seed").trim() || chance(),
      hands: /** @type {"hidden" | "open"} */ (this.#value("hands")),
    };
  }

  /** The place that the match will take which is to be begun. */
  get place() {
    return this.placeOf(this.#value("rules"), this.#levels.slice(0, this.#players - 1));
  }

  /**
   * The place that a match takes as it begins. Of rules that the form does not offer it is that of the first game.
   * @param {string} rules
   * @param {string[]} levels of the others
   * @returns {import("./match_table.js").Place}
   */
  placeOf(rules, levels) {
    const options = [...this.#select("rules").options];
    const { dealt, left } = (options.find(({ value }) => value === rules && rules) ?? options[0])?.dataset ?? {};
    const players = String(levels.length + 1);
    return { levels, hand: Number(byPlayers(dealt).get(players)), boneyard: Number(byPlayers(left).get(players)) };
  }

  /** Put rules from a link into the form. @param {string} rules */
  chooseRules(rules) {
    const select = this.#select("rules");
    const offered = [...select.options].some((option) => option.value === rules && rules);
    select.value = offered ? rules : "";
    if (!offered) this.#input("own").value = rules;
    this.#show();
  }

  /** Put words to the field that is wrong. @param {import("../answers.js").SetUpFault | undefined} fault */
  tell(fault) {
    const places = all(this.#form, ".oe-wrong[data-field]");
    for (const place of places) place.textContent = "";
    for (const control of all(this.#form, "[aria-invalid]")) control.removeAttribute("aria-invalid");
    if (!fault) return;
    const own = fault.field === "rules" && !this.#own.hidden;
    const field = own ? "own" : fault.field;
    const place = places.find((one) => one.dataset["field"] === field) ?? places[0];
    if (place) place.textContent = fault.message;
    const wrong = all(this.#form, "input, select").filter((control) => {
      const told = (control.getAttribute("aria-describedby") ?? "").split(" ");
      return !!place?.id && told.includes(place.id) && control.checkVisibility();
    });
    for (const control of wrong) control.setAttribute("aria-invalid", "true");
    (wrong[0] ?? one(this.#form, ".oe-begin")).focus();
  }

  /** The field of the rules, with which the form begins below what begins at once. */
  get rules() {
    const select = this.#select("rules");
    return /** @type {HTMLElement} */ (select.closest(".oe-field") ?? select);
  }

  focus() {
    this.#select("rules").focus({ preventScroll: true });
    bringIntoView(this.#select("rules"), one(this.#form, ".oe-begin"), this.#form);
  }

  get #players() {
    return Number(this.#value("players"));
  }

  get #levels() {
    return this.#opponents.map((field) => /** @type {HTMLSelectElement} */ (one(field, "select")).value);
  }

  /** Show the fields that the game and its players call for. */
  #show() {
    const game = this.#select("rules").selectedOptions[0];
    const { players = "", targets = "", partners } = game?.dataset ?? {};
    const able = players.split(" ");
    const select = this.#select("players");
    for (const option of select.options) option.disabled = option.hidden = !able.includes(option.value);
    if (select.selectedOptions[0]?.disabled ?? true) select.value = able[0] ?? "";
    this.#own.hidden = this.#value("rules") !== "";
    for (const field of this.#opponents) {
      field.hidden = Number(field.dataset["seat"]) > this.#players;
      const partner = field.querySelector(".oe-partner");
      if (!(partner instanceof HTMLElement)) continue;
      partner.hidden = partners === undefined;
      one(field, ".oe-alone").hidden = partners !== undefined;
    }
    const { known = "", other = "" } = this.#note.dataset;
    const usual = byPlayers(targets).get(String(this.#players));
    this.#note.textContent = usual ? known.replace("{target}", usual) : other;
  }

  /** Take the words from a field that is being mended. @param {HTMLElement} control */
  #forgive(control) {
    if (!control.hasAttribute("aria-invalid")) return;
    control.removeAttribute("aria-invalid");
    for (const id of (control.getAttribute("aria-describedby") ?? "").split(" ")) {
      const place = document.getElementById(id);
      if (place?.classList.contains("oe-wrong")) place.textContent = "";
    }
  }

  /** What has been chosen is kept at once: nobody knows when the page will be left. */
  #keep() {
    this.#settings.change({ setup: this.#written() });
  }

  #written() {
    const names = ["rules", "own", "players", "target", "hands", "seed"];
    return {
      ...Object.fromEntries(names.map((name) => [name, this.#value(name)])),
      levels: this.#levels,
    };
  }

  #restore() {
    const kept = this.#settings.values.setup ?? {};
    for (const name of ["rules", "own", "players", "target", "hands", "seed"]) {
      const value = kept[name];
      if (typeof value === "string") put(this.#control(name), value);
    }
    const levels = Array.isArray(kept["levels"]) ? kept["levels"] : [];
    this.#opponents.forEach((field, at) => {
      const select = /** @type {HTMLSelectElement} */ (one(field, "select"));
      if (typeof levels[at] === "string") put(select, levels[at]);
    });
  }

  /** @param {string} name @returns {HTMLInputElement | HTMLSelectElement} */
  #control(name) {
    return /** @type {HTMLInputElement | HTMLSelectElement} */ (one(this.#form, `[name="${name}"]`));
  }

  /** @param {string} name @returns {HTMLSelectElement} */
  #select(name) {
    return /** @type {HTMLSelectElement} */ (this.#control(name));
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #input(name) {
    return /** @type {HTMLInputElement} */ (this.#control(name));
  }

  /** @param {string} name */
  #value(name) {
    return this.#control(name).value;
  }
}

/**
 * Put a value that was kept into a field; a select may not offer it any more.
 * @param {HTMLInputElement | HTMLSelectElement} control
 * @param {string} value
 */
function put(control, value) {
  if (control instanceof HTMLSelectElement && ![...control.options].some((one) => one.value === value)) return;
  control.value = value;
}

/** What a game has for each number of players, as an option tells it. @param {string} [told] such as `2:7 3:5` */
function byPlayers(told = "") {
  return new Map(told.trim().split(" ").map((pair) => /** @type {[string, string]} */ (pair.split(":"))));
}

/** A seed that nobody has chosen. */
function chance() {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join("");
}
