// @ts-check
// Runs before the page is drawn, so that a reader who chose dark never sees light first. Furo's own button
// (in furo.js) keeps the choice under this key.
try {
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
} catch {
  document.body.dataset.theme = "auto"; // storage is blocked: the system's choice holds
}
