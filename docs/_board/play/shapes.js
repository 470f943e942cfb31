// What the build put into the page for a diagram: the same functions answer the build and the worker.

/** @typedef {import("../answers.js").Position} Answer as the engine gives it */
/** @typedef {Omit<Answer, "picture" | "words">} Position as it stands in the page, beside its picture and its words */
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
