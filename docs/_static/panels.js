// @ts-check
// The panels beside the text, where they lie over it: the focus goes in when one opens, stays in while it is open, and
// goes back when it closes, by Esc too. Opening and closing itself is done by check boxes, without any script.

/** @param {HTMLInputElement} toggle @param {HTMLElement} panel */
function holdFocus(toggle, panel) {
  let open = false;
  const others = () =>
    [...document.querySelectorAll(".skip-to-content, .mobile-header, .sidebar-drawer, .content, .toc-drawer")].filter(
      (element) => element !== panel,
    );
  // Where there is room the panel stands beside the text, and there is nothing to open.
  const lies = () => toggle.checked && getComputedStyle(toggle).display !== "none";

  const follow = () => {
    if (lies() === open) return;
    open = !open;
    for (const element of others()) element.toggleAttribute("inert", open);
    if (open) {
      panel.tabIndex = -1;
      panel.focus({ preventScroll: true });
    } else {
      panel.removeAttribute("tabindex");
      toggle.focus({ preventScroll: true });
    }
  };
  const close = () => {
    toggle.checked = false;
    follow();
  };

  toggle.addEventListener("change", follow);
  toggle.addEventListener("keydown", (event) => {
    if (event.key === "Enter") toggle.click();
  });
  addEventListener("resize", follow);
  addEventListener("pageshow", follow); // a browser may come back to a page with the box checked
  document.addEventListener("keydown", (event) => {
    if (!open) return;
    if (event.key === "Escape") close();
    else if (event.key === "Tab") stayWithin(event, panel);
  });
  panel.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (open && link && link.hash && link.pathname === location.pathname) close();
  });
}

/** Goes round at the ends of a panel. @param {KeyboardEvent} event @param {HTMLElement} panel */
function stayWithin(event, panel) {
  const stops = [.../** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("a[href], button, input:not([type=hidden])"))].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  const at = stops.findIndex((element) => element === document.activeElement);
  const last = stops.length - 1;
  const within = event.shiftKey ? at > 0 : at >= 0 ? at < last : panel === document.activeElement;
  if (within || last < 0) return;
  event.preventDefault();
  stops[event.shiftKey ? last : 0]?.focus();
}

for (const [name, kind] of [["__navigation", ".sidebar-drawer"], ["__toc", ".toc-drawer"]]) {
  const toggle = document.getElementById(name ?? "");
  const panel = document.querySelector(kind ?? "");
  if (toggle instanceof HTMLInputElement && panel instanceof HTMLElement) holdFocus(toggle, panel);
}

// The switches in the list of pages take the key that buttons take, too.
for (const part of document.querySelectorAll(".toctree-checkbox")) {
  part.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Enter" && part instanceof HTMLInputElement) part.click();
  });
}
