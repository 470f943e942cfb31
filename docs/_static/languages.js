// @ts-check
// The language switcher keeps the place within the page and remembers the choice. Without this script the links
// lead to the same page all the same. Nobody is ever redirected: the front page only marks what was chosen last.

const REMEMBERED = "openends-language";

/** @param {HTMLAnchorElement} link */
function keepPlace(link) {
  link.hash = location.hash;
  link.search = location.search;
}

/** @param {HTMLAnchorElement} link */
function remember(link) {
  localStorage.setItem(REMEMBERED, link.dataset.language ?? ""); // storage.js sees to it that this never throws
}

for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-language]"))) {
  const inSwitcher = link.closest(".languages") !== null;
  // The place can change until the very moment of the click, also for a click that opens a new tab.
  for (const kind of ["pointerdown", "focus", "click"]) {
    link.addEventListener(kind, () => inSwitcher && keepPlace(link));
  }
  link.addEventListener("click", () => remember(link));
}
