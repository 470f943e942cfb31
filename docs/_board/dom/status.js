// The one line of a figure that speaks: a polite status, there before it is needed. Its sentences
// stand in the page or come from the engine.

export class Status {
  #element;
  #sentences;

  /**
   * @param {HTMLElement} element
   * @param {Record<string, string>} sentences by name, as the page holds them
   */
  constructor(element, sentences) {
    this.#element = element;
    this.#sentences = sentences;
  }

  /** Where it speaks. */
  get element() {
    return this.#element;
  }

  /**
   * @param {string} name of a sentence
   * @param {Record<string, string | number>} [facts]
   */
  sentence(name, facts = {}) {
    const sentence = this.#sentences[name] ?? "";
    return sentence.replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact]));
  }

  /**
   * @param {string} name of a sentence
   * @param {Record<string, string | number>} [facts]
   */
  say(name, facts) {
    this.tell(this.sentence(name, facts));
  }

  /** @param {...(string | Node)} parts */
  tell(...parts) {
    this.#element.replaceChildren();
    this.add(...parts);
  }

  /**
   * Append what is said. A space between sentences is left out after a sign as wide as a letter.
   * @param {...(string | Node)} parts
   */
  add(...parts) {
    for (const part of parts) {
      const wide = /[。：！？]$/.test(this.#element.textContent ?? "");
      if (part !== " " || !wide) this.#element.append(part);
    }
  }

  /** Put the focus here, where nothing is left to be pressed. */
  focus() {
    this.#element.tabIndex = -1;
    this.#element.focus({ preventScroll: true });
  }
}
