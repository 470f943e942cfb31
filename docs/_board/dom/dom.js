// Find, read and make the elements of a page: all that knows how the build has laid them out.

/**
 * Find the one element that the build has put there.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 * @throws {Error} where there is none
 */
export function one(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector} in a figure`);
  return found;
}

/**
 * Find all such elements, in the order of the page.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(root, selector) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}

/**
 * Read what the build has put into a figure for its script.
 * @param {Element} figure
 */
export function readJson(figure) {
  return JSON.parse(one(figure, ".oe-data").textContent ?? "");
}

/**
 * Find the template that the build has put there.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function templateOf(root, selector) {
  return /** @type {HTMLTemplateElement} */ (one(root, selector));
}

/**
 * The one element that a template holds, to be cloned.
 * @param {HTMLTemplateElement} template
 */
export function elementOf({ content }) {
  return /** @type {HTMLElement} */ (content.firstElementChild);
}

/**
 * Make an element of what the engine has drawn.
 * @param {string} picture
 */
export function drawn(picture) {
  const template = document.createElement("template");
  template.innerHTML = picture;
  return /** @type {Element} */ (template.content.firstElementChild);
}

/**
 * Call back when a figure has got another width, and that has come to rest.
 * @param {HTMLElement} figure
 * @param {() => void} redraw
 */
export function onWidth(figure, redraw) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  new ResizeObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(redraw, 150);
  }).observe(figure);
}
