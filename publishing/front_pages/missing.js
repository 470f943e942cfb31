// @ts-check
// For the page that says that there is none, where nobody knows how deep below the book its address lies: this file
// knows where it lies itself, and from there where the book begins.

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".offers a"))) {
  link.href = new URL(`../${link.dataset.language}/index.html`, import.meta.url).href;
}
const offers = /** @type {HTMLElement} */ (document.querySelector(".offers"));
for (const name of (offers.dataset.scripts ?? "").split(" ")) {
  await import(new URL(name, import.meta.url).href);
}
export {};
