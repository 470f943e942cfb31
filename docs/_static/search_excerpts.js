// @ts-check
// The excerpt beneath a search result. Sphinx takes it from the whole page and looks for stems in it. Here what belongs
// to playing is left out, seats, buttons, hints and answers, and the stems lose what Korean and Japanese ones are filled up
// with, so that the excerpt is prose and shows what was found.

{
  const PLAYING = ".oe-play, .oe-seats, .oe-boneyard, .oe-form, .oe-badge, .oe-unscripted, [hidden], template";
  // @ts-expect-error Sphinx's own script, which stands before this one
  const search = Search;
  const { htmlToText, makeSearchSummary } = search;

  /** @param {string} html of a page @param {string | null} anchor */
  search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    for (const element of page.querySelectorAll(PLAYING)) element.remove();
    return htmlToText(page.documentElement.outerHTML, anchor);
  };

  /** @param {string} html @param {Set<string>} stems @param {string | null} anchor */
  search.makeSearchSummary = (html, stems, anchor) =>
    makeSearchSummary(html, new Set([...stems].map((stem) => stem.replace(/^[^\p{L}\p{N}]+/u, ""))), anchor);
}
