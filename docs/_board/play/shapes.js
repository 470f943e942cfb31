// What the build put into the page for a diagram. The shapes are those of `openends_page.api`:
// the same functions answer the build and the worker.

/**
 * @typedef {object} End an open end of the line
 * @property {string} id
 * @property {number} pips
 * @property {string} name as it is read aloud
 * @property {[number, number, number, number]} box left, top, width, height in % of the picture
 */

/**
 * @typedef {object} Position
 * @property {string} line in notation
 * @property {[number, number]} size of the picture with its margin, in half-tiles
 * @property {End[]} ends
 * @property {string[]} free the tiles that are not on the table
 * @property {Record<string, string[]>} fits for each tile that fits, the ends it fits
 * @property {Record<string, string>} chosen for each free tile, the sentence that says where it fits
 * @property {string} said the sentence for the status
 */

/** @typedef {Position & {picture: string, words: string}} Answer as the engine gives it */
/** @typedef {Answer & {width: number, solved?: boolean}} PlayedPosition with the width that was asked for */
/** @typedef {Position & {puzzle?: string, solved?: string[]}} StepPosition with what it asks, and the tiles that solve it */

/**
 * @typedef {object} DiagramData
 * @property {string} rules
 * @property {string} lang
 * @property {number} width of a line in the pictures of the page, in half-tiles, without the margin
 * @property {number} narrowest the least width that the engine lays a line out in
 * @property {StepPosition[]} steps
 * @property {Record<string, string>} say what the board says, by name
 */

export {};
