// The course: what has been done of each lesson; forgetting it, and carrying it elsewhere as a file.

import { all, one, readJson } from "../dom/dom.js";
import { fileName, readFile, saveFile } from "../dom/files.js";
import { Status } from "../dom/status.js";
import { Progress } from "../store/progress.js";
import { UnreadableList } from "../store/unreadable_list.js";

/**
 * @typedef {object} CourseData
 * @property {{id: string, steps: {id: string, hash: string}[]}[]} lessons
 * @property {string} lang
 * @property {number} longest how many bytes are read of a file
 * @property {Record<string, string>} say
 */

export class OpenEndsCourse extends HTMLElement {
  /** @type {Course | undefined} */
  #course;

  connectedCallback() {
    this.#course ??= new Course(this);
  }
}

class Course {
  #progress = new Progress();
  /** @type {import("../store/progress.js").Done | undefined} */
  #forgotten;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    /** @type {CourseData} */
    this.data = readJson(figure);
    this.status = new Status(one(figure, ".oe-status"), this.data.say);
    this.entries = all(figure, ".oe-lesson-entry");
    this.forget = one(figure, ".oe-forget");
    this.remember = one(figure, ".oe-remember");
    this.file = /** @type {HTMLInputElement} */ (one(figure, ".oe-import input"));
    this.forget.addEventListener("click", () => this.#forget());
    this.remember.addEventListener("click", () => this.#remember());
    one(figure, ".oe-export").addEventListener("click", () => this.#export());
    this.file.addEventListener("change", () => this.#import());
    this.unreadable = new UnreadableList(one(figure, ".oe-aside"), this.#progress.unreadable, this.status, (text) => this.#take(text));
    this.#progress.onchange(() => this.#show());
    this.#show();
    this.#tell("");
  }

  #show() {
    this.data.lessons.forEach(({ id, steps }, at) => {
      const states = steps.map((step) => this.#progress.state(id, step.id, step.hash));
      const done = states.filter((state) => state === "done").length;
      const changed = states.includes("changed");
      const entry = this.entries[at];
      if (!entry) return;
      entry.dataset["state"] = done === steps.length ? "done" : done ? "begun" : "";
      const far = one(entry, ".oe-how-far");
      const name = done === steps.length ? "lesson_done" : done ? "steps_done" : "steps_count";
      const said = this.status.sentence(name, { done, count: steps.length });
      far.textContent = changed ? `${said} (${this.data.say["changed"] ?? ""})` : said;
    });
    this.forget.hidden = this.#forgotten !== undefined;
    this.forget.ariaDisabled = String(!this.#progress.any());
    this.remember.hidden = this.#forgotten === undefined;
  }

  /**
   * Say what has been done, and what is wrong with the storage.
   * @param {string} name of a sentence
   * @param {Record<string, string | number>} [facts]
   */
  #tell(name, facts) {
    const { trouble } = this.#progress;
    const said = [name, trouble].filter(Boolean).map((one) => this.status.sentence(one, facts));
    this.status.tell(...said.flatMap((one) => [" ", one]).slice(1));
  }

  #forget() {
    if (!this.#progress.any()) return;
    this.#forgotten = this.#progress.forget();
    this.#show();
    this.#tell("forgotten");
    this.remember.focus();
  }

  #remember() {
    if (this.#forgotten) this.#progress.remember(this.#forgotten);
    this.#forgotten = undefined;
    this.#show();
    this.#tell("remembered");
    this.forget.focus();
  }

  #export() {
    const name = fileName("progress", "json");
    saveFile(name, this.#progress.written(), "application/json");
    this.#tell("exported", { name });
  }

  async #import() {
    const { text, size } = await readFile(this.file, this.data.longest);
    if (size !== undefined) {
      const [found, limit] = [size, this.data.longest].map((number) => number.toLocaleString(this.data.lang));
      this.#tell("file_long", { found: found ?? "", limit: limit ?? "" });
    }
    if (text === undefined) return;
    const count = this.#progress.take(text);
    this.#show();
    if (count === undefined) this.#tell("unreadable");
    else this.#tell("imported", { count });
  }

  /** @param {string} text that was put aside; whether it could be read now, and has been taken */
  #take(text) {
    const taken = this.#progress.take(text) !== undefined;
    this.#show();
    return taken;
  }
}
