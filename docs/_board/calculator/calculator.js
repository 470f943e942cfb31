// The calculator: a form whose round the engine settles while one types. Its link carries what
// stands in it.

import { all, one, readJson } from "../dom/dom.js";
import { cut, linkTo, readLink } from "../dom/links.js";
import { Status } from "../dom/status.js";
import { landAt } from "../dom/view.js";
import { startOnIntent } from "../engine/intent.js";
import { PendingRequest } from "../engine/pending_request.js";
import { Fields } from "./fields.js";
import { SettlementTable } from "./settlement_table.js";
import { TilePicker } from "./tile_picker.js";

const PAUSE = 400; // milliseconds: whoever types on is not told that a half-typed tile is wrong

/**
 * @typedef {object} CalculatorData
 * @property {string} rules
 * @property {string} lang
 * @property {(string[] | null)[]} tiles of the first hands, null for a total
 * @property {number} longest how many characters are read of a link
 * @property {Record<string, string>} say
 */
export class OpenEndsCalculator extends HTMLElement {
  /** @type {Calculator | undefined} */
  #calculator;

  connectedCallback() {
    this.#calculator ??= new Calculator(this);
  }
}

class Calculator {
  /** The rules as text, with all that was chosen. */
  #rules;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #soon;
  /** What could not be read of a link, until it has been said. */
  #badLink = "";

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    /** @type {CalculatorData} */
    this.data = readJson(figure);
    this.#rules = this.data.rules;
    const form = one(figure, ".oe-form");
    this.fields = new Fields(form);
    this.first = this.fields.hands;
    this.status = new Status(one(figure, ".oe-status"), this.data.say);
    this.request = new PendingRequest(one(figure, ".oe-retry"), this.status);
    this.table = new SettlementTable(figure);
    this.badLink = one(figure, ".oe-bad-link");
    this.picker = new TilePicker(form, (seat, text) => {
      this.fields.type(seat, text);
      this.#ask();
    });
    form.addEventListener("input", ({ target }) => {
      this.badLink.textContent = "";
      if (target instanceof HTMLInputElement) this.#askSoon();
    });
    form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#choose(target);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask();
    });
    startOnIntent(figure, "input, select, button");
    addEventListener("hashchange", () => this.#followLink());
    this.picker.held(this.data.tiles);
    this.fields.show();
    this.#followLink();
  }

  /** @param {HTMLSelectElement} select that has got another value */
  #choose(select) {
    if (this.fields.options.includes(select)) {
      const others = this.#rules.split(";").filter((part) => !part.startsWith(`${select.name}=`));
      this.#rules = [...others, `${select.name}=${select.value}`].join(";");
    }
    this.fields.show();
    this.picker.close(this.fields.players);
    this.#ask();
  }

  #askSoon() {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#ask(), PAUSE);
  }

  #ask() {
    clearTimeout(this.#soon);
    const at = document.activeElement;
    this.request.ask({
      method: "settlement",
      args: () => ({
        rules: this.#rules,
        lang: this.data.lang,
        hands: this.fields.hands,
        out: seatOf(this.fields.select("out").value),
        last: [seatOf(this.fields.select("last").value)].filter((seat) => seat !== null),
      }),
      hear: (answer) => this.#hear(answer),
      wait: ["starting"],
      refocus: () => {
        const here = at instanceof HTMLElement && this.figure.contains(at);
        (here && at.checkVisibility() ? at : one(this.figure, "input")).focus();
      },
    });
  }

  /** @param {import("../answers.js").SettlementAnswer} answer */
  #hear(answer) {
    const { settlement, illegal = [], rules, choices = {} } = answer;
    if (rules !== undefined) this.#rules = rules;
    for (const select of this.fields.options) select.value = choices[select.name] ?? select.value;
    this.fields.show();
    this.fields.tell(illegal);
    this.picker.held(answer.tiles);
    one(this.figure, ".oe-as-text code").textContent = this.#rules;
    this.figure.toggleAttribute("data-unsettled", !settlement);
    const said = settlement ? settlement.message : this.status.sentence("wrong");
    this.status.tell(...(this.#badLink ? [this.#badLink, " "] : []), said);
    this.#badLink = "";
    if (!settlement) return;
    const out = seatOf(this.fields.select("out").value);
    const faces = answer.tiles.map((tiles) => (tiles ?? []).map((tile) => this.picker.face(tile)));
    this.table.show(settlement, out, faces);
    this.#writeLink();
  }

  #writeLink() {
    const link = linkTo(this.figure.id, [
      ["rules", this.#rules],
      ...this.fields.hands.map((hand) => /** @type {[string, string]} */ (["hand", hand])),
      ...["out", "last"]
        .map((name) => /** @type {[string, string]} */ ([name, this.fields.select(name).value]))
        .filter(([, value]) => value),
    ]);
    one(this.figure, ".oe-link").setAttribute("href", link);
    if (location.hash !== link) history.replaceState(history.state, "", link);
  }

  /** Nothing is taken of a link that is too long, and its address is not kept. @param {number} length */
  #refuseLink(length) {
    const [found, limit] = [length, this.data.longest].map((number) => number.toLocaleString(this.data.lang));
    const said = this.status.sentence("link_long", { found: found ?? "", limit: limit ?? "" });
    history.replaceState(history.state, "", `#${this.figure.id}`);
    this.badLink.textContent = said;
    this.status.tell(said);
    landAt(this.figure);
  }

  /** Put what a link says into the fields; what cannot be put there is named. */
  #followLink() {
    const link = readLink(this.figure.id);
    if (!link) return;
    if (location.hash.length > this.data.longest) {
      this.#refuseLink(location.hash.length);
      return;
    }
    /** @type {string[]} */
    const bad = [];
    const hands = link.getAll("hand");
    const able = this.fields.offers("players", String(hands.length));
    if (hands.length && !able) bad.push(...hands.map((hand) => `hand=${hand}`));
    this.fields.hands = able ? hands : this.first;
    this.#rules = link.get("rules") || this.data.rules;
    for (const name of ["out", "last"]) this.fields.select(name).value = "";
    this.fields.show();
    const once = new Set();
    for (const [name, value] of link) {
      const known = ["rules", "out", "last"].includes(name);
      if (name === "hand" || (name === "rules" && !once.has(name))) once.add(name);
      else if (known && !once.has(name) && this.fields.offers(name, value)) {
        once.add(name);
        this.fields.select(name).value = value;
      } else bad.push(`${name}=${value}`);
    }
    this.#badLink = bad.length ? this.status.sentence("bad_link", { parts: cut(bad.join(", ")) }) : "";
    this.badLink.textContent = this.#badLink;
    this.fields.show();
    landAt(this.figure);
    this.#ask();
  }
}

/** The seat of a field's value, from 0. @param {string} value */
function seatOf(value) {
  return value ? Number(value) - 1 : null;
}
