// Keys that mean the same on every keyboard, also while an input method is on.

/**
 * The name of the key that was pressed, such as "ArrowLeft"; empty where it is not for us.
 * @param {KeyboardEvent} event
 */
export function keyOf(event) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return "";
  // An input method may hide the key; the place on the keyboard still tells.
  return event.key === "Process" ? event.code : event.key;
}

/**
 * Whether a click came from the keyboard or from assistive technology.
 * @param {MouseEvent} event
 */
export function byKeyboard(event) {
  return event.detail === 0;
}

/**
 * Tell the second click of a double click, or tap of a double tap, from a first one. What it
 * meets may have come there only by the first one, so nobody chose it.
 */
export class Clicks {
  /** @type {Element | undefined} */
  #last;

  /**
   * @param {MouseEvent} event
   * @param {Element} button that was clicked
   */
  repeated(event, button) {
    // Two quick taps on neighbours count as a double tap too; they are two choices.
    const again = event.detail > 1 && button === this.#last;
    this.#last = button;
    return again;
  }
}
