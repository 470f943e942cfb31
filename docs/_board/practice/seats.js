// Who sits at the table, with counts, points and what can be seen of their hands; and the boneyard.

import { all, elementOf, one, templateOf } from "../dom/dom.js";

/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {import("../answers.js").EventShown} EventShown */
/** @typedef {Pick<Shown, "seats" | "over" | "boneyard" | "drawable"> & {board: {marks: string[]}}} Seated */
/** @typedef {{opponents: Record<string, string>, faces: Record<string, string>}} Opponents what the players are called, and their faces */

/** Where who sits, by the number of seats, from the reader on clockwise. @type {Record<number, string[]>} */
const PLACES = { 2: ["reader", "top"], 3: ["reader", "left", "right"], 4: ["reader", "left", "top", "right"] };

/** The seat of the reader. @param {Pick<Shown, "seats">} shown */
export function readerOf({ seats }) {
  return seats.findIndex(({ level }) => level === null);
}

export class MatchSeats {
  #list;
  #seat;
  #back;
  #boneyard;
  #tray;
  #opponents;

  /**
   * @param {HTMLElement} figure
   * @param {import("../play/tray.js").Tray} tray that has the picture of every tile
   * @param {Opponents} opponents
   */
  constructor(figure, tray, opponents) {
    this.#list = one(figure, ".oe-seats");
    this.#seat = elementOf(templateOf(figure, ".oe-seat-template"));
    this.#back = elementOf(templateOf(figure, ".oe-back-template"));
    this.#boneyard = one(figure, ".oe-boneyard");
    this.#tray = tray;
    this.#opponents = opponents;
  }

  /**
   * @param {Seated} shown
   * @param {EventShown[]} [events] all that has happened until then
   */
  show(shown, events = []) {
    const { seats } = shown;
    const reader = readerOf(shown);
    const acts = lastActs(events, seats.length);
    const items = seats.map((seat, at) => {
      const item = this.#list.children[at] ?? this.#seat.cloneNode(true);
      this.#fill(/** @type {HTMLElement} */ (item), seat, shown.over !== "no");
      // Turns go round clockwise: who is next sits at the reader's left hand.
      const place = (at - reader + seats.length) % seats.length;
      /** @type {HTMLElement} */ (item).dataset["place"] = PLACES[seats.length]?.[place] ?? "top";
      this.#did(one(/** @type {HTMLElement} */ (item), ".oe-did"), at === reader ? [] : (acts[at] ?? []));
      one(/** @type {HTMLElement} */ (item), ".oe-mark").innerHTML = shown.board.marks[seat.side] ?? "";
      return item;
    });
    if (items.some((item, at) => this.#list.children[at] !== item) || items.length !== this.#list.children.length) {
      this.#list.replaceChildren(...items);
    }
    this.#showBoneyard(shown);
  }

  /**
   * @param {HTMLElement} item
   * @param {import("../answers.js").SeatShown} seat
   * @param {boolean} over
   */
  #fill(item, seat, over) {
    item.toggleAttribute("data-turn", seat.turn && !over);
    item.toggleAttribute("data-reader", seat.level === null);
    item.toggleAttribute("data-leads", seat.leads);
    one(item, ".oe-name").textContent = seat.name;
    one(item, ".oe-level").textContent = seat.level === null ? "" : (this.#opponents.opponents[seat.level] ?? "");
    one(item, ".oe-portrait").innerHTML = seat.level === null ? "" : (this.#opponents.faces[seat.level] ?? "");
    one(item, ".oe-points .oe-count").textContent = String(seat.score);
    one(item, ".oe-tiles .oe-count").textContent = String(seat.count);
    one(item, ".oe-down").hidden = seat.hand !== null;
    const tiles = seat.hand
      ? seat.hand.map((tile) => this.#tray.face(tile))
      : Array.from({ length: seat.count }, () => this.#back.cloneNode(true));
    one(item, ".oe-hand").replaceChildren(...tiles);
  }

  /**
   * Show what a seat did last, beside the list that has it in words.
   * @param {HTMLElement} place
   * @param {EventShown[]} acts of its last turn
   */
  #did(place, acts) {
    const drawn = acts.filter(({ kind }) => kind === "draw").length;
    const backs = Array.from({ length: drawn }, () => this.#back.cloneNode(true));
    const last = acts.filter(({ kind }) => kind !== "draw").map(({ kind, tile = "" }) => (kind === "place" ? this.#tray.face(tile) : (place.dataset["pass"] ?? "")));
    place.replaceChildren(...backs, ...last);
  }

  /** @param {Seated} shown */
  #showBoneyard({ boneyard, drawable }) {
    const kept = boneyard - drawable;
    this.#boneyard.hidden = boneyard === 0;
    one(this.#boneyard, ".oe-lying .oe-count").textContent = String(boneyard);
    one(this.#boneyard, ".oe-kept .oe-count").textContent = String(kept);
    one(this.#boneyard, ".oe-kept").hidden = kept === 0;
    const pile = one(this.#boneyard, ".oe-pile");
    while (pile.children.length < boneyard) {
      const tile = document.createElement("span");
      tile.append(this.#back.cloneNode(true));
      pile.append(tile);
    }
    while (pile.children.length > boneyard) pile.lastElementChild?.remove();
    all(pile, ":scope > span").forEach((tile, at) => tile.toggleAttribute("data-kept", at < kept));
  }
}

/**
 * The actions of each seat's last turn in the round that is played.
 * @param {EventShown[]} events
 * @param {number} seats
 * @returns {EventShown[][]}
 */
function lastActs(events, seats) {
  const round = events.at(-1)?.round;
  /** @type {EventShown[][]} */
  const acts = Array.from({ length: seats }, () => []);
  let last = -1;
  for (const event of events) {
    if (event.seat === undefined || event.round !== round) continue;
    if (event.seat !== last) acts[event.seat] = [];
    acts[event.seat]?.push(event);
    last = event.seat;
  }
  return acts;
}
