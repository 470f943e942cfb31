// What a reader is about, carried over when the page is loaded anew because the book was renewed.
// It is kept for that one load, in this tab alone. A match in practice is kept by itself.

import { TabValue } from "./store.js";

const tab = new TabValue("open-ends:resume");

/**
 * @typedef {object} Carried
 * @property {string} page its path
 * @property {number} top how far it was scrolled
 * @property {Record<string, unknown>} figures by their names, what each has to take up again
 */

/** @type {Map<string, () => unknown>} */
const figures = new Map();

/** @type {Carried | undefined} */
let carried = take();

/** A figure's name: what it is, and the how many-eth of these. @param {HTMLElement} figure */
function nameOf(figure) {
  const alike = [...document.getElementsByTagName(figure.localName)];
  return `${figure.localName} ${alike.indexOf(figure)}`;
}

/** @returns {Carried | undefined} what was kept for this page; it is there once */
function take() {
  try {
    /** @type {Carried | null} */
    const read = JSON.parse(tab.take() || "null");
    return read?.page === location.pathname ? read : undefined;
  } catch {
    return undefined; // it is not ours
  }
}

/**
 * @template {object} State
 * @param {HTMLElement} figure
 * @param {() => State | undefined} state what the figure has to take up again, if anything
 * @returns {State | undefined} what it had to, before the page was loaded anew
 */
export function resume(figure, state) {
  const name = nameOf(figure);
  figures.set(name, state);
  return /** @type {State | undefined} */ (carried?.figures[name]);
}

/** Put the page where it was, once its figures have their size. */
export function resumePlace() {
  const { top } = carried ?? {};
  carried = undefined;
  if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
}

/** Load the page anew, with all that its reader is about. */
export function loadAnew() {
  const states = [...figures].map(([name, state]) => [name, state()]);
  const kept = Object.fromEntries(states.filter(([, state]) => state !== undefined));
  // Where site data is blocked it is lost: the new page is worth more than the choice.
  tab.text = JSON.stringify({ page: location.pathname, top: scrollY, figures: kept });
  location.reload();
}
