// The list of the matches that are kept: when, against whom, how it stands; to open, to save as a file, to remove.

import { all, one, templateOf } from "../dom/dom.js";
import { fileName, readFile, saveFile } from "../dom/files.js";

/** @typedef {import("../store/matches.js").Kept} Kept */

export class MatchList {
  #figure;
  #fold;
  #list;
  #template;
  #matches;
  #status;
  #data;
  #open;
  #undo;
  /** @type {Kept | undefined} */
  #removed;

  /**
   * @param {HTMLElement} figure
   * @param {import("./shapes.js").PracticeData} data
   * @param {import("../store/matches.js").Matches} matches
   * @param {import("../dom/status.js").Status} status
   * @param {{open: (kept: Kept) => void, read: (text: string) => void}} ways
   */
  constructor(figure, data, matches, status, { open, read }) {
    this.#figure = figure;
    this.#data = data;
    this.#matches = matches;
    this.#status = status;
    this.#open = open;
    this.#fold = /** @type {HTMLDetailsElement} */ (one(figure, ".oe-shelf"));
    this.#list = one(this.#fold, ".oe-shelf-list");
    this.#template = templateOf(this.#fold, ".oe-shelf-template");
    this.#undo = one(this.#fold, ".oe-shelf-undo");
    this.#undo.addEventListener("click", () => this.#restore());
    this.#fold.addEventListener("toggle", () => this.#show());
    const field = /** @type {HTMLInputElement} */ (one(this.#fold, ".oe-open-file input"));
    field.addEventListener("change", async () => {
      const { text, size } = await readFile(field, data.longest);
      if (size !== undefined) status.say("file_long", { found: this.#number(size), limit: this.#number(data.longest) });
      else if (text !== undefined) read(text.trim());
    });
    matches.onchange(() => this.#show());
    this.#show();
  }

  /** Whether what is said of the list is to be seen. */
  unfold() {
    this.#fold.open = true;
  }

  #show() {
    const { all: matches } = this.#matches;
    one(this.#fold, ".oe-count").textContent = String(matches.length);
    if (!this.#fold.open) return;
    const at = this.#list.contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
    this.#list.replaceChildren(...matches.map((kept) => this.#entry(kept)));
    if (!at) return;
    const entry = all(this.#list, "li").find(({ dataset }) => dataset["name"] === at.name);
    const button = entry && one(entry, at.button);
    if (button && !button.hidden) button.focus();
    else this.#land();
  }

  /** @param {Kept} kept */
  #entry(kept) {
    const entry = /** @type {DocumentFragment} */ (this.#template.content.cloneNode(true)).querySelector("li");
    if (!entry) throw new Error("the page has no entry for a kept match");
    const here = kept.name === this.#matches.current?.name && kept.match !== "";
    const title = one(entry, ".oe-shelf-title");
    entry.dataset["name"] = kept.name;
    entry.toggleAttribute("data-here", here);
    title.id = `${this.#figure.id}-kept-${kept.name}`;
    title.textContent = this.#title(kept);
    one(entry, ".oe-shelf-state").textContent = this.#state(kept);
    one(entry, ".oe-here").hidden = !here;
    for (const button of all(entry, "button")) {
      button.id = `${title.id}-${button.className.split("-").at(-1)}`;
      button.setAttribute("aria-labelledby", `${button.id} ${title.id}`);
    }
    const [open, save, remove] = ["open", "save", "remove"].map((name) => one(entry, `.oe-shelf-${name}`));
    if (!open || !save || !remove) return entry;
    open.hidden = here || !kept.match;
    remove.hidden = here;
    open.addEventListener("click", () => this.#open(kept));
    save.addEventListener("click", () => this.save(kept));
    remove.addEventListener("click", () => this.#remove(kept));
    return entry;
  }

  /** What is played, and with whom. @param {Kept} kept */
  #title({ match, about }) {
    const say = (/** @type {string} */ name, facts = {}) => this.#status.sentence(name, facts);
    if (!match) return say("kept_broken");
    if (!about) return say("kept_unknown");
    const options = [.../** @type {HTMLSelectElement} */ (one(this.#figure, 'select[name="rules"]')).options];
    const [base] = about.rules.split(";");
    const game = options.find(({ value }) => value === base)?.text ?? about.rules;
    const levels = about.levels.map((level) => this.#data.levels[level] ?? level);
    return say("kept_title", { game, levels: new Intl.ListFormat(this.#data.lang).format(levels) });
  }

  /** How it stands, and since when. @param {Kept} kept */
  #state({ changed, about, unkept }) {
    const when = new Date(changed).toLocaleString(this.#data.lang, { dateStyle: "medium", timeStyle: "short" });
    const said = [];
    if (about) {
      said.push(this.#status.sentence("kept_scores", { scores: about.scores.join(" : ") }));
      said.push(this.#status.sentence(`kept_${about.over}`, { round: about.round }));
    }
    if (changed) said.push(when);
    if (unkept) said.push(this.#status.sentence("kept_not"));
    return said.join(" · ");
  }

  /** @param {Kept} kept */
  save(kept) {
    const name = fileName("match", "txt");
    saveFile(name, `${kept.match || kept.written}\n`);
    this.#status.say("saved_file", { name });
  }

  /** @param {Kept} kept */
  #remove(kept) {
    this.#removed = kept;
    this.#undo.hidden = false;
    this.#undo.focus();
    this.#matches.remove(kept);
    this.#status.say("kept_removed", { title: this.#title(kept) });
  }

  #restore() {
    const kept = this.#removed;
    this.#removed = undefined;
    if (kept) this.#matches.restore(kept);
    this.#status.say("kept_restored");
    const entry = all(this.#list, "li").find(({ dataset }) => dataset["name"] === kept?.name);
    if (entry) one(entry, ".oe-shelf-save").focus();
    this.#undo.hidden = true;
  }

  /** A button that has gone leaves the focus to the list's title. */
  #land() {
    one(this.#fold, "summary").focus();
  }

  /** @param {number} number */
  #number(number) {
    return number.toLocaleString(this.#data.lang);
  }
}

/** Which button of which entry it is. @param {Element | null} element */
function placeOf(element) {
  const name = element?.closest("li")?.dataset["name"];
  const button = [...(element?.classList ?? [])].find((word) => word.startsWith("oe-shelf-"));
  return name && button ? { name, button: `.${button}` } : undefined;
}
