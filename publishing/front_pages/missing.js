// @ts-check
// For the page that says that there is none, where nobody knows how deep below the book its address lies: this file
// knows where it lies itself, and from there where the book begins. The scripts of the front page are put behind it.

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".offers a"))) {
  link.href = new URL(`../${link.dataset.language}/index.html`, import.meta.url).href;
}
export {};
