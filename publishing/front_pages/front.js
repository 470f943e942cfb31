// @ts-check
// Puts the language chosen last time first and says so. The reader still chooses: nobody is redirected.

/** @returns {string | null} */
function chosenLast() {
  try {
    return localStorage.getItem("openends-language");
  } catch {
    return null; // storage is blocked: the order stays as it is
  }
}

const chosen = chosenLast();
const offer = [...document.querySelectorAll(".offers > li")].find(
  (item) => chosen && item.querySelector(`a[data-language="${CSS.escape(chosen)}"]`),
);
if (offer) {
  offer.classList.add("chosen");
  offer.querySelector("em")?.toggleAttribute("hidden", false);
  offer.parentElement?.prepend(offer);
}
