// @ts-check
// A table that is wider than its place scrolls sideways. While it does, it can be reached by the Tab key, to be
// scrolled by the arrows, and has the name of its caption, or of the heading that it stands under.

/** @param {Element} table */
function nameOf(table) {
  const caption = table.querySelector("caption, .caption-text");
  const heading = table.closest("section")?.querySelector("h1, h2, h3, h4");
  const named = /** @type {Element | undefined} */ ((caption ?? heading)?.cloneNode(true));
  for (const link of named?.querySelectorAll(".headerlink") ?? []) link.remove();
  return (named?.textContent ?? "").trim();
}

const fitting = new ResizeObserver((entries) => {
  for (const { target } of new Set(entries)) {
    const place = /** @type {HTMLElement} */ (target.closest(".table-wrapper"));
    const scrolls = place.scrollWidth > place.clientWidth;
    place.tabIndex = scrolls ? 0 : -1;
    if (!scrolls) for (const name of ["tabindex", "role", "aria-label"]) place.removeAttribute(name);
    else {
      place.role = "region";
      place.ariaLabel = nameOf(place);
    }
  }
});

for (const place of document.querySelectorAll(".table-wrapper")) {
  fitting.observe(place);
  if (place.firstElementChild) fitting.observe(place.firstElementChild);
}
