// The tray: every tile of the set as a button, in a place that never changes. One stop for the
// Tab key; arrows, Home and End move within.

import { all } from "../dom/dom.js";
import { byKeyboard, Clicks, keyOf } from "../dom/keys.js";

export class Tray {
  /** @type {HTMLButtonElement[]} */
  #buttons;
  #tray;

  /**
   * @param {HTMLElement} tray
   * @param {(tile: string, byKeyboard: boolean) => void} choose
   */
  constructor(tray, choose) {
    this.#tray = tray;
    this.#buttons = /** @type {HTMLButtonElement[]} */ (all(tray, ".oe-pick"));
    const clicks = new Clicks();
    tray.addEventListener("click", (event) => {
      const button = this.#buttonOf(event.target);
      if (!button || clicks.repeated(event, button)) return;
      this.#rove(button);
      choose(tileOf(button), byKeyboard(event));
    });
    tray.addEventListener("keydown", (event) => {
      const button = this.#buttonOf(event.target);
      const next = button && this.#next(button, keyOf(event));
      if (!next) return;
      event.preventDefault();
      this.#rove(next);
      next.focus();
    });
  }

  /**
   * @param {string[]} free the tiles that can be chosen
   * @param {string | string[] | undefined} chosen
   */
  show(free, chosen) {
    const able = new Set(free);
    const pressed = new Set([chosen].flat());
    for (const button of this.#buttons) {
      button.disabled = !able.has(tileOf(button));
      button.ariaPressed = String(pressed.has(tileOf(button)));
    }
    const stop = this.#buttons.find((button) => button.tabIndex === 0 && !button.disabled);
    this.#rove(stop ?? this.#buttons.find((button) => !button.disabled));
  }

  /** All tiles that have a button. */
  get tiles() {
    return this.#buttons.map(tileOf);
  }

  /** Give buttons to tiles of a larger set. @param {{tile: string, name: string, picture: string}[]} tiles */
  add(tiles) {
    for (const { tile, name, picture } of tiles) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons[0]?.cloneNode());
      button.dataset["tile"] = tile;
      button.ariaLabel = name;
      button.innerHTML = picture;
      button.disabled = true;
      this.#buttons.push(button);
      this.#tray.append(button);
    }
  }

  /** @param {string} tile */
  name(tile) {
    return this.#button(tile)?.ariaLabel ?? tile;
  }

  /** A tile to be shown elsewhere: drawn, and with its name. @param {string} tile */
  face(tile) {
    const face = document.createElement("span");
    face.className = "oe-held";
    face.role = "img";
    face.ariaLabel = this.name(tile);
    const text = document.createElement("span");
    text.className = "oe-unseen";
    text.textContent = tile;
    const picture = this.#button(tile)?.querySelector("svg")?.cloneNode(true);
    face.append(text, ...(picture ? [picture] : []));
    return face;
  }

  /** Mark tiles that have just come. @param {string[]} tiles */
  mark(tiles) {
    for (const button of this.#buttons) {
      button.toggleAttribute("data-new", tiles.includes(tileOf(button)));
    }
  }

  /** Mark the tiles that a hand has got more than before. @param {string[]} hand @param {string[]} before */
  markDrawn(hand, before) {
    this.mark(hand.length > before.length ? hand.filter((tile) => !before.includes(tile)) : []);
  }

  /**
   * Put the focus on a tile, or on the next one that can be chosen.
   * @param {string} tile
   * @param {FocusOptions} [options]
   */
  focus(tile, options) {
    const button = this.#button(tile);
    const target = button?.disabled ? (this.#free(button, 1) ?? this.#free(button, -1)) : button;
    this.#rove(target);
    target?.focus(options);
  }

  /** @param {EventTarget | null} target */
  #buttonOf(target) {
    return target instanceof Element
      ? this.#buttons.find((button) => button.contains(target))
      : undefined;
  }

  /** @param {string} tile */
  #button(tile) {
    return this.#buttons.find((button) => tileOf(button) === tile);
  }

  /** @param {HTMLButtonElement | undefined} stop the one button that Tab comes to */
  #rove(stop) {
    for (const button of this.#buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  /**
   * The next button that can be chosen, so many places on and then further the same way.
   * @param {HTMLButtonElement} from
   * @param {number} by
   * @param {HTMLButtonElement[]} among
   */
  #free(from, by, among = this.#buttons) {
    const direction = Math.sign(by);
    for (
      let index = among.indexOf(from) + by;
      index >= 0 && index < among.length;
      index += direction
    ) {
      if (!among[index]?.disabled) return among[index];
    }
    return undefined;
  }

  /**
   * @param {HTMLButtonElement} from
   * @param {string} key
   */
  #next(from, key) {
    const shown = this.#buttons.filter((button) => button.offsetParent);
    const across = shown.filter((button) => button.offsetTop === shown[0]?.offsetTop).length;
    switch (key) {
      case "ArrowLeft":
        return this.#free(from, -1);
      case "ArrowRight":
        return this.#free(from, 1);
      case "ArrowUp":
        return this.#free(from, -across, shown);
      case "ArrowDown":
        return this.#free(from, across, shown);
      case "Home":
        return this.#buttons.find((button) => !button.disabled);
      case "End":
        return this.#buttons.findLast((button) => !button.disabled);
      default:
        return undefined;
    }
  }
}

/** @param {HTMLElement} button */
function tileOf(button) {
  return button.dataset["tile"] ?? "";
}
