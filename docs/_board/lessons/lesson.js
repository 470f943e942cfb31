// A lesson: its steps one at a time, which of them are done, and what comes next.

import { all, one, readJson } from "../dom/dom.js";
import { Clicks } from "../dom/keys.js";
import { Status } from "../dom/status.js";
import { StepControl } from "../dom/step_control.js";
import { Progress } from "../store/progress.js";
import { ContinuedRound } from "./continue.js";
import { Task } from "./task.js";

/**
 * @typedef {object} LessonData
 * @property {string} lesson
 * @property {import("./task.js").StepData[]} steps
 * @property {Record<string, string>} say
 * @property {Record<string, string>} progress what is said of the storage
 */

export class OpenEndsLesson extends HTMLElement {
  /** @type {Lesson | undefined} */
  #lesson;

  connectedCallback() {
    this.#lesson ??= new Lesson(this);
  }
}

class Lesson {
  #current = 0;
  #progress = new Progress();
  /** @type {import("../store/progress.js").Done | undefined} what has been forgotten, and can come back */
  #forgotten;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    /** @type {LessonData} */
    this.data = readJson(figure);
    this.trouble = new Status(one(figure, ".oe-trouble"), this.data.progress);
    this.continued = new ContinuedRound(figure);
    this.items = all(figure, ".oe-task");
    this.tasks = this.items.map((item, at) => this.#task(item, at));
    this.steps = new StepControl(one(figure, ".oe-stepper"), (at) => this.#go(at, false));
    this.forget = one(figure, ".oe-forget");
    this.remember = one(figure, ".oe-remember");
    this.forget.addEventListener("click", () => this.#forget());
    this.remember.addEventListener("click", () => this.#remember());
    this.#progress.onchange(() => this.#mark());
    this.#show(this.#begin());
    this.#mark();
    this.#tellTrouble();
  }

  /** Where to begin: at the step that a link names, else where one left. */
  #begin() {
    const linked = this.items.findIndex((item) => item.id === location.hash.slice(1));
    const open = this.data.steps.findIndex((_, at) => this.#state(at) !== "done");
    return Math.max(linked >= 0 ? linked : open, 0);
  }

  /** @param {number} at */
  #state(at) {
    const { lesson, steps } = this.data;
    const step = steps[at];
    return step ? this.#progress.state(lesson, step.id, step.hash) : "";
  }

  /** @param {HTMLElement} item @param {number} at */
  #task(item, at) {
    const step = /** @type {import("./task.js").StepData} */ (this.data.steps[at]);
    const task = new Task(item, this.figure, step, this.data.say, {
      solved: () => {
        this.#progress.save(this.data.lesson, step.id, step.hash);
        this.#forgotten = undefined;
        this.#mark();
        this.#tellTrouble();
      },
      playOn: (scene) => this.continued.show(scene),
    });
    const next = one(item, ".oe-next");
    const clicks = new Clicks();
    next.addEventListener("click", (event) => {
      // The second tap of a double tap on what stood here before was not meant for this.
      if (!(next instanceof HTMLButtonElement) || clicks.repeated(event, next)) return;
      this.#go(at + 1 < this.items.length ? at + 1 : 0, true);
    });
    return task;
  }

  /**
   * @param {number} at
   * @param {boolean} along whether the focus goes along, to the task
   */
  #go(at, along) {
    this.continued.hide();
    this.tasks[at]?.restart();
    this.#show(at);
    this.#mark();
    if (along) this.tasks[at]?.focus();
    else this.tasks[at]?.reveal();
  }

  /** @param {number} at */
  #show(at) {
    this.#current = at;
    this.items.forEach((item, index) => item.toggleAttribute("data-current", index === at));
    this.steps.show(at);
    const state = this.#state(at);
    if (state) this.tasks[at]?.say(`was_${state}`);
  }

  /** Put the marks of what is done to the steps. */
  #mark() {
    const dots = all(this.figure, ".oe-dot");
    this.items.forEach((item, at) => {
      const state = this.#state(at);
      for (const place of [item, dots[at]]) {
        if (!place) continue;
        place.dataset["state"] = state;
        one(place, ".oe-state").textContent = this.data.say[state] ?? "";
      }
    });
    this.forget.ariaDisabled = String(!this.#progress.any(this.data.lesson));
    this.forget.hidden = this.#forgotten !== undefined;
    this.remember.hidden = this.#forgotten === undefined;
  }

  #tellTrouble() {
    if (this.#progress.trouble) this.trouble.say(this.#progress.trouble);
    else this.trouble.tell();
  }

  #forget() {
    if (!this.#progress.any(this.data.lesson)) return;
    this.#forgotten = this.#progress.forget(this.data.lesson);
    this.#mark();
    this.tasks[this.#current]?.restart();
    this.tasks[this.#current]?.say("forgotten");
    this.#tellTrouble();
    this.remember.focus();
  }

  #remember() {
    if (this.#forgotten) this.#progress.remember(this.#forgotten);
    this.#forgotten = undefined;
    this.#mark();
    this.tasks[this.#current]?.say("remembered");
    this.#tellTrouble();
    this.forget.focus();
  }
}
