// @ts-check
// For the page that says that there is none, where nobody knows how deep below the book its address lies: this file
// knows where it lies itself, and from there where the book begins.

import "./theme.js";
import "./languages.js";
import "./front.js";

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".offers a"))) {
  link.href = new URL(`../${link.dataset.language}/index.html`, import.meta.url).href;
}
