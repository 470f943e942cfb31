// A diagram that can be played. It knows no rule: where a tile fits stands in the page, and what
// happens when it is placed is the engine's answer.

import { all, readJson } from "../dom/dom.js";
import { StepControl } from "../dom/step_control.js";
import { PlayedFigure } from "./played_figure.js";

export class OpenEndsDiagram extends HTMLElement {
  /** @type {Diagram | undefined} */
  #diagram;

  connectedCallback() {
    this.#diagram ??= new Diagram(this);
  }
}

class Diagram {
  #figure;
  /** @type {import("../play/shapes.js").DiagramData} */
  #data;
  #played;
  /** @type {StepControl | undefined} a diagram of one step has none */
  #steps;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.#figure = figure;
    this.#data = readJson(figure);
    const { rules, lang, steps, width } = this.#data;
    const setup = {
      ...this.#data,
      tables: all(figure, ".oe-step"),
      text: /** @type {const} */ ("line"),
      show: /** @type {const} */ ("position"),
      act: /** @type {const} */ ("place"),
      asks: /** @type {("tile" | "end")[]} */ (["tile", "end"]),
      params: { rules, lang },
      margin: (steps[0]?.size[0] ?? width) - width,
    };
    this.#played = new PlayedFigure(figure, setup, {
      show: () => this.#show(),
      heard: () => this.#tell(),
      went: (step) => this.#tellStep(step),
    });
    const control = figure.querySelector(".oe-stepper");
    if (control instanceof HTMLElement) this.#steps = new StepControl(control, (step) => this.#played.go(step));
    // Each step has its ends, also while another one is in front.
    this.#played.playable.tables.forEach((table, step) => {
      const position = steps[step];
      if (position) table.show(position, undefined);
    });
    this.#played.begin();
  }

  #show() {
    const { playable, history } = this.#played;
    const { step } = history;
    const own = /** @type {import("../play/shapes.js").PlayedPosition | undefined} */ (history.own);
    const position = own ?? /** @type {import("../play/shapes.js").StepPosition} */ (history.documented);
    playable.tables.forEach((table, at) => table.current(at === step));
    playable.at = step;
    playable.show({ position, free: position.free, ...(own && { own }) });
    this.#steps?.show(step);
    this.#figure.toggleAttribute("data-solved", this.#solved);
  }

  /** Whether the tile that was placed is what the step asks for. */
  get #solved() {
    const { own, documented, depth } = this.#played.history;
    const { solved } = /** @type {import("../play/shapes.js").StepPosition} */ (documented);
    return depth === 1 && solved !== undefined && solved.includes(own?.tile ?? "");
  }

  /** Say what has come of a placement. */
  #tell() {
    const { status, history } = this.#played;
    const message = history.own?.["message"] ?? "";
    if (this.#solved) status.tell(status.sentence(`solved_${history.documented["puzzle"]}`), " ", message);
    else status.tell(message);
  }

  /** Say which step is shown. @param {number} step */
  #tellStep(step) {
    const { status, history, playable } = this.#played;
    status.say("step", { number: step + 1, count: history.count });
    const aloud = document.createElement("span");
    aloud.className = "oe-unseen";
    aloud.append(...playable.table.caption());
    status.add(" ", aloud);
  }
}
