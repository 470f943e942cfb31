// The table of one step: its picture, the line of words, and a button over each open end.

import { Idiomorph } from "idiomorph";
import { drawn, elementOf, one } from "../dom/dom.js";
import { Clicks, keyOf } from "../dom/keys.js";
import { bringIntoView } from "../dom/view.js";

/** @typedef {import("./shapes.js").Position} Position */
/** @typedef {import("./shapes.js").PlayedPosition} PlayedPosition */

export class Table {
  /** @type {HTMLElement} the item of the list of steps */
  #item;
  /** @type {HTMLElement} */
  #picture;
  /** @type {HTMLElement} */
  #words;
  /** @type {HTMLElement} */
  #ends;
  /** @type {HTMLTemplateElement} */
  #template;
  /** What the page itself says, to be shown again. */
  #documented;

  /**
   * @param {HTMLElement} item
   * @param {HTMLTemplateElement} template of the button of an end
   * @param {(end: string) => void} choose
   */
  constructor(item, template, choose) {
    this.#item = item;
    this.#template = template;
    this.#picture = one(item, ".oe-scene");
    this.#words = one(item, ".oe-words");
    this.#documented = {
      picture: /** @type {Element} */ (this.#drawing().cloneNode(true)),
      words: this.#words.textContent ?? "",
    };
    this.#ends = document.createElement("div");
    this.#ends.className = "oe-ends";
    this.#picture.append(this.#ends);
    const clicks = new Clicks();
    this.#ends.addEventListener("click", (event) => {
      const button = this.#buttonOf(event.target);
      if (button && !clicks.repeated(event, button)) choose(idOf(button));
    });
    this.#ends.addEventListener("keydown", (event) => this.#move(event));
  }

  /** Whether this is the table in front of the reader. @param {boolean} is */
  current(is) {
    this.#item.toggleAttribute("data-current", is);
  }

  /**
   * The width in which a line may be laid out, in half-tiles.
   * @param {number} margin of a picture, both sides together
   */
  columns(margin) {
    const table = /** @type {HTMLElement} */ (this.#picture.parentElement);
    const style = getComputedStyle(table);
    const inner =
      table.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
    return Math.floor(inner / this.#half() - margin);
  }

  /**
   * @param {Position} position
   * @param {PlayedPosition | undefined} own what the engine answered, if it is the reader's own
   */
  show(position, own) {
    this.#item.toggleAttribute("data-own", own !== undefined);
    const picture = own ? drawn(own.picture) : /** @type {Element} */ (this.#documented.picture.cloneNode(true));
    if (own) {
      picture.setAttribute("width", String(position.size[0] * this.#half()));
      picture.setAttribute("height", String(position.size[1] * this.#half()));
      picture.setAttribute("aria-hidden", "true");
    }
    Idiomorph.morph(this.#drawing(), picture);
    this.#words.textContent = own ? own.words : this.#documented.words;
    this.#showEnds(position);
  }

  /** Show what the page itself says, with nothing to be pressed. */
  clear() {
    this.#item.removeAttribute("data-own");
    Idiomorph.morph(this.#drawing(), /** @type {Element} */ (this.#documented.picture.cloneNode(true)));
    this.#words.textContent = this.#documented.words;
    this.#ends.replaceChildren();
  }

  /**
   * Mark the ends that a chosen tile fits.
   * @param {string[]} fitting
   */
  mark(fitting) {
    this.#item.toggleAttribute("data-marked", fitting.length > 0);
    for (const button of this.#buttons()) {
      const fits = fitting.includes(idOf(button));
      button.toggleAttribute("data-fits", fits);
      button.removeAttribute("data-refused");
      const word = one(button, ".oe-fits").textContent ?? "";
      button.ariaLabel = fits ? `${button.title}. ${word}` : button.title;
    }
    for (const slot of this.#drawing().querySelectorAll("[data-end]")) {
      slot.toggleAttribute("data-fits", fitting.includes(slot.getAttribute("data-end") ?? ""));
    }
  }

  /** The name of an end, as it is read aloud. @param {string} end */
  name(end) {
    return this.#button(end)?.title ?? "";
  }

  /** Mark an end at which an action was illegal. @param {string} end */
  refuse(end) {
    this.#button(end)?.setAttribute("data-refused", "");
  }

  /**
   * Put the focus on the first of these ends that there is, else on the first of all.
   * @param {string[]} ends
   */
  focus(ends) {
    const button = ends.map((end) => this.#button(end)).find(Boolean) ?? this.#buttons()[0];
    button?.focus({ preventScroll: true });
    this.reveal();
  }

  /**
   * Bring the table into view: where the chosen tile fits, else what was placed last.
   * @param {...Element} others what has changed beside it
   */
  reveal(...others) {
    const ends = this.#buttons();
    const fitting = ends.filter((end) => end.hasAttribute("data-fits"));
    const placed = this.#drawing().querySelector(".oe-new") ?? this.#picture;
    const first = fitting.length ? fitting : [placed];
    bringIntoView(...first, ...others, ...ends, this.#picture, this.#picture.parentElement);
  }

  /** The picture of the line. */
  get picture() {
    return this.#picture;
  }

  /** What stands above the picture, for the status to be read aloud. */
  caption() {
    const shown = this.#item.hasAttribute("data-own") ? ".oe-own" : ".oe-told";
    const caption = /** @type {HTMLElement} */ (one(this.#item, shown).cloneNode(true));
    for (const element of caption.querySelectorAll("[id]")) element.removeAttribute("id");
    return [...caption.childNodes];
  }

  /** @param {Position} position */
  #showEnds(position) {
    const made = elementOf(this.#template);
    const buttons = position.ends.map((end) => {
      const button = this.#button(end.id) ?? /** @type {HTMLElement} */ (made.cloneNode(true));
      button.dataset["end"] = end.id;
      button.title = end.name;
      button.ariaLabel = end.name;
      const [left, top, width, height] = end.box;
      Object.assign(button.style, {
        left: `${left}%`,
        top: `${top}%`,
        width: `${width}%`,
        height: `${height}%`,
      });
      return button;
    });
    // Only what has changed is moved: a button that stays keeps the focus.
    for (const old of this.#buttons()) if (!buttons.includes(old)) old.remove();
    buttons.forEach((button, index) => {
      if (this.#ends.children[index] !== button) this.#ends.insertBefore(button, this.#ends.children[index] ?? null);
    });
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const buttons = this.#buttons();
    const from = buttons.findIndex((button) => button === document.activeElement);
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[keyOf(event)];
    if (from < 0 || by === undefined) return;
    event.preventDefault();
    buttons[(from + by + buttons.length) % buttons.length]?.focus();
  }

  #drawing() {
    return /** @type {Element} */ (this.#picture.querySelector("svg"));
  }

  /** The width of half a tile on this screen, in CSS pixels. */
  #half() {
    return parseFloat(getComputedStyle(this.#item).getPropertyValue("--oe-half"));
  }

  /** @returns {HTMLElement[]} */
  #buttons() {
    return /** @type {HTMLElement[]} */ ([...this.#ends.children]);
  }

  /** @param {string} end */
  #button(end) {
    return this.#buttons().find((button) => idOf(button) === end);
  }

  /** @param {EventTarget | null} target */
  #buttonOf(target) {
    return this.#buttons().find((button) => button.contains(/** @type {Node} */ (target)));
  }
}

/** @param {HTMLElement} button */
function idOf(button) {
  return button.dataset["end"] ?? "";
}
