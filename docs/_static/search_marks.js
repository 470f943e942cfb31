// @ts-check
// After a search Sphinx marks the words in the page and offers to hide the marks by a `javascript:` link, which the
// Content-Security-Policy forbids. The same link, answered here.

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest(".highlight-link a");
  if (!link) return;
  event.preventDefault();
  // @ts-expect-error Sphinx's own script, in every page that has such a link
  SphinxHighlight.hideSearchWords();
});
