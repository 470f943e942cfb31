// A practice match as the page has it, and what the build put into the page.

/** @typedef {import("../answers.js").PracticeShown} PracticeShown */
/**
 * @typedef {object} Kept what the page keeps of a match from one answer to the next
 * @property {string} practice all of it as text
 * @property {string[]} tiles on the table as parts of the picture, in the order placed
 * @property {import("../answers.js").EventShown[]} events all of them, in order
 * @property {import("../answers.js").BoardShown} board
 * @property {import("../answers.js").Position} position its free tiles are the reader's hand
 */
/** @typedef {Omit<PracticeShown, "pieces" | "position"> & Kept} Shown a match, or an earlier moment of it */
/** @typedef {import("./pieces.js").Whole<import("../answers.js").Went>} Answer */

/**
 * @typedef {object} PracticeData what the build put into the page
 * @property {string} lang
 * @property {number} width of a line, in half-tiles
 * @property {number} narrowest the least width that the engine lays a line out in
 * @property {number} margin of a picture, both sides together
 * @property {Record<string, string>} levels what the players are called
 * @property {Record<string, string>} opponents what the player of each level is called
 * @property {Record<string, string>} faces the picture of each, as SVG
 * @property {number} longest how many characters are read of a match that comes from elsewhere
 * @property {Record<string, string>} say
 * @property {Record<string, string>} keeping what is said of the storage
 */

export {};
