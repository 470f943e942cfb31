// What `openends_page.api` answers about a practice match, and what the build put into the page.

/**
 * @typedef {object} Seat
 * @property {string} name
 * @property {string | null} level of the engine's player who sits there; null for the reader
 * @property {number} count of tiles held
 * @property {string[] | null} hand null while it is hidden
 * @property {number} side
 * @property {number} score
 * @property {boolean} leads
 * @property {boolean} turn
 */

/**
 * @typedef {object} Happening
 * @property {string} said
 * @property {number} round
 * @property {string} kind
 * @property {number | null} seat
 */

/** @typedef {{action: string, kind: string, tile?: string, end?: string | null}} Action */

/**
 * @typedef {object} Shown a match, or an earlier moment of it
 * @property {string} practice all of it as text
 * @property {string} rules as text
 * @property {string} rules_said
 * @property {Seat[]} seats
 * @property {import("../play/shapes.js").Answer} position its free tiles are the reader's hand
 * @property {number} round which one is shown, from 1
 * @property {number} turn
 * @property {boolean} yours whether it is the reader's turn
 * @property {Action[]} legal what the reader may do
 * @property {number} boneyard
 * @property {number} drawable
 * @property {Happening[]} events all that has happened
 * @property {number} added where the new ones begin
 * @property {string} said
 * @property {"no" | "round" | "match"} over
 * @property {string} result_said
 * @property {boolean} can_undo
 * @property {number} target
 * @property {{picture: string, size: [number, number], marks: string[], said: string}} board the cribbage board, and the
 *   mark of each side's pegs
 */

/** @typedef {{code: string, said: string, field?: string, column?: number | null}} Refused */
/** @typedef {{practice: Shown, refused?: undefined} | {practice?: undefined, refused: Refused}} Answer */

/**
 * @typedef {object} Weighed a choice with what it is worth
 * @property {string} action
 * @property {string} said
 * @property {number} points expected
 * @property {number} error
 * @property {string[]} reasons
 * @property {string} sure
 */

/**
 * @typedef {object} Move that the reader made
 * @property {number} event its place among the happenings
 * @property {Weighed} chosen
 * @property {Weighed[]} choices the best one first
 * @property {string} said
 */

/** @typedef {{said: string[], tiles: string[], ends: string[]}} Hint */
/** @typedef {{said: string, numbers: {number: number, unseen: number, said: string}[]}} Unseen */

/**
 * @typedef {object} PracticeData what the build put into the page
 * @property {string} lang
 * @property {number} width of a line, in half-tiles
 * @property {number} narrowest the least width that the engine lays a line out in
 * @property {number} margin of a picture, both sides together
 * @property {Record<string, string>} levels what the players are called
 * @property {number} longest how many characters are read of a match that comes from elsewhere
 * @property {Record<string, string>} say
 * @property {Record<string, string>} keeping what is said of the storage
 */

export {};
