// @ts-check
// For the page that says that there is none, where nobody knows how deep below the book its address lies: this file
// knows where it lies itself, and from there where the book begins.

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".offers a"))) {
  link.href = new URL(`../${link.dataset.language}/index.html`, import.meta.url).href;
}
for (const name of ["theme", "languages", "front"]) {
  await import(new URL(`${name}.js`, import.meta.url).href);
}
export {};
