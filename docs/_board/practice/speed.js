// How fast the others move. A pause counts from what was shown last.

const PAUSES = new Map([
  ["at_once", 0],
  ["quickly", 350],
  ["calmly", 900],
  ["slowly", 2000],
]);
const USUAL = "calmly";
const STILL = "at_once";

export class Speed {
  #select;

  /**
   * @param {HTMLSelectElement} select
   * @param {import("../store/settings.js").Settings} settings
   */
  constructor(select, settings) {
    this.#select = select;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const kept = String(settings.values.speed);
    select.value = PAUSES.has(kept) ? kept : still ? STILL : USUAL;
    select.addEventListener("change", () => settings.change({ speed: select.value }));
  }

  /** In milliseconds. */
  get pause() {
    return PAUSES.get(this.#select.value) ?? 0;
  }
}
