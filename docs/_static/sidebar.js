// @ts-check
// The list of pages beside the text is longer than a low screen is high. The page that is open is brought into sight
// in it; where it is in sight already, nothing moves.

{
  const list = document.querySelector(".sidebar-scroll");
  const open = document.querySelector(".sidebar-tree .current-page > .reference");
  if (list && open) {
    const place = open.getBoundingClientRect();
    const shown = list.getBoundingClientRect();
    if (place.top < shown.top || place.bottom > shown.bottom) {
      const middle = (shown.height - place.height) / 2;
      list.scrollTo({ behavior: "instant", top: list.scrollTop + place.top - shown.top - middle });
    }
  }
}
