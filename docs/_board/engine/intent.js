// Start the engine before it is asked: at the signs that a reader is about to play.

import { engine } from "./engine.js";

/**
 * Start the engine at the signs that a reader is about to play.
 * @param {HTMLElement} figure
 * @param {string} playable selector of what one plays on
 */
export function startOnIntent(figure, playable) {
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    figure.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest(playable)) engine.start();
      },
      { passive: true },
    );
  }
}
