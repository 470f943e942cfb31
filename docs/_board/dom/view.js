// What has changed is brought into view: below the bar at the top of small screens, above what
// sticks to the bottom. Where it is seen already, nothing moves.

const GAP = 8; // CSS pixels left free around it
const STICKS = ".oe-dock";

/** @typedef {{top: number, bottom: number}} Extent on the screen, in CSS pixels */

/**
 * Scroll the page as little as possible, so that what has changed is seen.
 * @param {...(Element | null | undefined)} changed the most important first; the others come along
 *   as far as there is room for all of them together
 */
export function bringIntoView(...changed) {
  const [first, ...others] = changed.filter((element) => element?.checkVisibility()).map((it) => extentOf(/** @type {Element} */ (it)));
  if (!first) return;
  const room = roomOf();
  const shown = others.reduce((all, other) => fitting(all, other, room), first);
  const by = way(shown, room);
  if (by) scrollBy({ top: by, behavior: calm() ? "instant" : "smooth" });
}

/** Whether any of it is seen. @param {Element | null | undefined} element */
export function inView(element) {
  if (!element?.checkVisibility()) return false;
  const { top, bottom } = extentOf(element);
  const room = roomOf();
  return top < room.bottom && bottom > room.top;
}

/** Put the focus on something, and bring it into view, clear of what is fixed. @param {HTMLElement} element */
export function focusInView(element) {
  element.focus({ preventScroll: true });
  bringIntoView(element);
}

/**
 * Tell a figure's style sheet how high what sticks to the bottom is, so that what gets the focus by
 * the Tab key is not covered by it.
 * @param {HTMLElement} dock
 * @param {HTMLElement} figure
 */
export function keepClearOf(dock, figure) {
  new ResizeObserver(() => figure.style.setProperty("--oe-dock", `${dock.offsetHeight}px`)).observe(dock);
}

/**
 * Show a figure from where it begins, as a link to it does; again once all of the page is there,
 * unless the reader has moved on meanwhile.
 * @param {HTMLElement} figure
 */
export function landAt(figure) {
  const land = () => figure.scrollIntoView({ block: "start", behavior: "instant" });
  land();
  if (document.readyState === "complete") return;
  const moved = new AbortController();
  for (const sign of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(sign, () => moved.abort(), { once: true, passive: true, signal: moved.signal });
  }
  addEventListener("load", () => requestAnimationFrame(land), { once: true, signal: moved.signal });
}

/** The part of the screen in which nothing is covered by the bar on top. @returns {Extent} */
function roomOf() {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop) || GAP, bottom: document.documentElement.clientHeight - GAP };
}

/** Where an element is, with the room that is needed below it so that nothing covers it. @param {Element} element @returns {Extent} */
function extentOf(element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  let needed = bottom;
  for (const dock of document.querySelectorAll(STICKS)) {
    const follows = element.compareDocumentPosition(dock) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (!follows || !dock.parentElement?.contains(element) || !sticksBelow(dock)) continue;
    const place = dock.getBoundingClientRect();
    if (place.left < right && place.right > left) needed = bottom + place.height;
  }
  return { top, bottom: needed };
}

/** @param {Element} dock */
function sticksBelow(dock) {
  const { position, bottom } = getComputedStyle(dock);
  return position === "sticky" && bottom !== "auto";
}

/** Both extents together, if there is room for them. @param {Extent} all @param {Extent} other @param {Extent} room */
function fitting(all, other, room) {
  const both = { top: Math.min(all.top, other.top), bottom: Math.max(all.bottom, other.bottom) };
  return both.bottom - both.top <= room.bottom - room.top ? both : all;
}

/** How far the page has to move. @param {Extent} shown @param {Extent} room */
function way(shown, room) {
  if (shown.top >= room.top && shown.bottom <= room.bottom) return 0;
  // What is higher than the screen is shown from where it begins.
  const higher = shown.bottom - shown.top > room.bottom - room.top;
  return higher || shown.top < room.top ? shown.top - room.top : shown.bottom - room.bottom;
}

function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
