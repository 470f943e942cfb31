// What the build put into the page for a diagram: the same functions answer the build and the worker.

/** @typedef {import("./answers.js").Position} Answer as the engine gives it */
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

/**
 * @param {Element} figure
 * @returns {DiagramData}
 */
export function readData(figure) {
  return readJson(figure);
}

/**
 * What the build has put into a figure for its script.
 * @param {Element} figure
 */
export function readJson(figure) {
  return JSON.parse(one(figure, ".oe-data").textContent ?? "");
}

/**
 * The element that the build has put there.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function one(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector} in a figure`);
  return found;
}

/**
 * All of them, in the order of the page.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(root, selector) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}
