// What is large of an answer comes in pieces: of a match only what the page has not, and no more at
// once than fits into an answer. Here it is put together again, before anything is shown.

import { engine } from "../engine/engine.js";

/** @typedef {import("../answers.js").Questions} Questions */
/** @typedef {import("../answers.js").Pieces} Pieces */
/** @typedef {import("../answers.js").PracticeShown} PracticeShown */
/** @typedef {import("./shapes.js").Shown} Shown */
/** @typedef {Pick<Shown, "practice" | "tiles" | "events"> & {board?: Shown["board"] | undefined}} Known what the page has of a match */
/** @typedef {{lang: string, width?: number, practice?: string, at?: number | null, events?: number}} Args */
/**
 * @template A an answer
 * @typedef {A extends {practice: PracticeShown} ? {practice: Shown, illegal?: undefined} : A} Whole
 */

/**
 * Fetches what did not fit into an answer.
 * @template {keyof Questions} M
 * @param {M} method
 * @param {Questions[M]["answer"]} answer
 * @param {Args} args that it was asked with
 * @param {Known | undefined} now the match that the page has
 * @returns {Promise<Whole<Questions[M]["answer"]>>}
 */
export async function whole(method, answer, args, now) {
  if ("practice" in answer && answer.practice) {
    const practice = await assembled(answer.practice, args, known(method, args, now), method === "practice");
    return /** @type {Whole<Questions[M]["answer"]>} */ ({ practice });
  }
  if ("review" in answer && answer.review) await review(answer.review, args);
  return /** @type {Whole<Questions[M]["answer"]>} */ (answer);
}

/**
 * What the page has of the match that was asked about.
 * @param {keyof Questions} method
 * @param {Args} args
 * @param {Known | undefined} now
 * @returns {Known}
 */
function known(method, { practice = "", events = 0 }, now) {
  if (now && method !== "practice" && method !== "practice_new") return now;
  return { practice, tiles: [], events: now?.events.slice(0, events) ?? [] };
}

/**
 * @param {PracticeShown} answer
 * @param {Args} args
 * @param {Known} before
 * @param {boolean} opens whether a text is opened: that may be another than the engine writes
 * @returns {Promise<Shown>}
 */
async function assembled({ pieces, position: { frame, ...position }, ...state }, args, before, opens) {
  let board = pieces.board ?? before.board;
  const practice = before.practice.slice(0, pieces.text_from) + pieces.text;
  const shown = {
    ...state,
    practice,
    tiles: [...before.tiles.slice(0, pieces.tiles_from), ...pieces.tiles],
    events: [...before.events.slice(0, pieces.events_from), ...pieces.events],
  };
  const { lang, width = 0, at = null } = args;
  const asked = { lang, width, at, practice: opens ? (args.practice ?? "") : practice };
  for (let { rest } = pieces; rest; ) {
    const more = await engine.ask("practice_pieces", { ...asked, ...rest });
    shown.practice += more.text;
    shown.tiles.push(...more.tiles);
    shown.events.push(...more.events);
    board = more.board ?? board;
    rest = more.rest;
  }
  if (!board) throw new Error("the engine has sent no board");
  return { ...shown, board, position: { ...position, picture: `${frame}${shown.tiles.join("")}</svg>` } };
}

/** @param {import("../answers.js").ReviewShown} found @param {Args & {round?: number}} args */
async function review(found, { practice = "", lang, round = 1 }) {
  while (found.next !== null) {
    const more = await engine.ask("practice_review", { practice, lang, round, first: found.next });
    found.moves.push(...(more.review?.moves ?? []));
    found.next = more.review?.next ?? null;
  }
}
