// Tiles move from where they were to where they lie: out of a hand, from a seat, from the boneyard.
// It is an ornament over the table, which is complete already: nobody waits for it, nothing is
// pressed on it, and where motion is to be reduced there is none.

import { all, one } from "../dom/dom.js";

/** How long a tile is on its way, in milliseconds. */
const TIME = 200;

/** @typedef {import("../answers.js").EventShown} EventShown */
/** @typedef {{tiles: Map<string, DOMRect>, seats: DOMRect[], pile: DOMRect | undefined}} Places where tiles lie before something happens */

export class Motion {
  #figure;
  #reduced = matchMedia("(prefers-reduced-motion: reduce)");

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.#figure = figure;
  }

  /** Remember where tiles lie now. @returns {Places} */
  places() {
    const picks = all(this.#figure, ".oe-pick:not(:disabled)");
    const pile = all(this.#figure, ".oe-pile > span").at(-1);
    return {
      tiles: new Map(picks.map((pick) => [pick.dataset["tile"] ?? "", pick.getBoundingClientRect()])),
      seats: all(this.#figure, ".oe-seat").map((seat) => handOf(seat).getBoundingClientRect()),
      pile: visible(pile?.getBoundingClientRect()) ?? visible(one(this.#figure, ".oe-boneyard").getBoundingClientRect()),
    };
  }

  /**
   * Let what has just been placed and drawn come from where it was.
   * @param {EventShown[]} news what has happened, in order
   * @param {Places} from
   * @param {number} reader the reader's seat
   */
  show(news, from, reader) {
    if (this.#reduced.matches || document.hidden) return;
    news.filter(({ kind }) => kind === "place" || kind === "draw").forEach(({ kind, seat = 0, tile = "" }, at) => {
      const own = seat === reader;
      const target = kind === "place" ? this.#placed(tile) : own ? this.#newest(from) : handOf(all(this.#figure, ".oe-seat")[seat]);
      const start = kind === "draw" ? from.pile : own ? from.tiles.get(tile) : visible(from.seats[seat]);
      if (target && start) fly(target, start, at * TIME, own ? "own" : String(seat));
    });
  }

  /** @param {string} tile */
  #placed(tile) {
    return this.#figure.querySelector(`.oe-scene > svg [data-tile="${CSS.escape(tile)}"]`);
  }

  /** The tile that the reader has drawn. @param {Places} before */
  #newest({ tiles }) {
    return all(this.#figure, ".oe-pick:not(:disabled)").find(({ dataset }) => !tiles.has(dataset["tile"] ?? ""));
  }
}

/** What of a seat is nearest to its tiles on this screen. @param {HTMLElement | undefined} seat */
function handOf(seat) {
  if (!seat) return document.body;
  const hand = one(seat, ".oe-hand");
  return hand.checkVisibility() && hand.childElementCount ? hand : seat;
}

/** @param {DOMRect | undefined} place */
function visible(place) {
  return place?.width && place.height ? place : undefined;
}

/**
 * @param {Element} target what lies on its place already
 * @param {DOMRect} start where it comes from
 * @param {number} delay in milliseconds
 * @param {string} seat whose tile it is
 */
function fly(target, start, delay, seat) {
  const end = target.getBoundingClientRect();
  if (!visible(end)) return;
  const flying = document.createElement("div");
  flying.className = "oe-flying";
  flying.dataset["seat"] = seat;
  flying.ariaHidden = "true";
  flying.append(pictureOf(target));
  // The page may move to show the table meanwhile: what flies moves with it.
  Object.assign(flying.style, { left: `${end.left + scrollX}px`, top: `${end.top + scrollY}px`, width: `${end.width}px`, height: `${end.height}px` });
  document.body.append(flying);
  const across = start.left + start.width / 2 - end.left - end.width / 2;
  const down = start.top + start.height / 2 - end.top - end.height / 2;
  const timing = /** @type {const} */ ({ duration: TIME, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" });
  const lies = Math.max(end.width, end.height);
  const scale = Math.min(Math.max(start.width, start.height) / lies, 1.5) || 1;
  const way = flying.animate([{ transform: `translate(${across}px, ${down}px) scale(${scale})` }, { transform: "none" }], timing);
  // Until it has come, its place is empty.
  target.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, easing: "linear" });
  way.onfinish = way.oncancel = () => flying.remove();
}

/** A picture of its own of what is drawn there. @param {Element} target */
function pictureOf(target) {
  if (target instanceof SVGGraphicsElement && !(target instanceof SVGSVGElement)) {
    const { x, y, width, height } = target.getBBox();
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const tile = /** @type {Element} */ (target.cloneNode(true));
    picture.append(tile);
    return picture;
  }
  const shown = target.querySelector("svg") ?? target;
  return /** @type {Element} */ (shown.cloneNode(true));
}
