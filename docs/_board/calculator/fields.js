// The fields of the calculator: what stands in them, which of them are there, what is wrong.

import { all, one } from "../dom/dom.js";

export class Fields {
  /** @type {HTMLElement[]} a row for each hand that there may be */
  #rows;
  /** @type {HTMLInputElement[]} */
  #inputs;
  #form;

  /** @param {HTMLElement} form */
  constructor(form) {
    this.#form = form;
    this.#rows = all(form, ".oe-hand-field");
    this.#inputs = this.#rows.map((row) => /** @type {HTMLInputElement} */ (one(row, "input")));
  }

  /** @param {string} name @returns {HTMLSelectElement} */
  select(name) {
    return /** @type {HTMLSelectElement} */ (one(this.#form, `select[name="${name}"]`));
  }

  /** The selects that stand for an option of the rules. @returns {HTMLSelectElement[]} */
  get options() {
    return all(this.#form, "[data-option] select").map(
      (select) => /** @type {HTMLSelectElement} */ (select),
    );
  }

  get players() {
    return Number(this.select("players").value);
  }

  /** What is typed, hand by hand; whoever went out is left with nothing. */
  get hands() {
    const out = Number(this.select("out").value) - 1;
    return this.#inputs
      .slice(0, this.players)
      .map((input, seat) => (seat === out ? "0" : input.value));
  }

  /** @param {string[]} hands */
  set hands(hands) {
    this.select("players").value = String(hands.length);
    this.#inputs.forEach((input, seat) => (input.value = hands[seat] ?? ""));
  }

  /** @param {number} seat @param {string} text */
  type(seat, text) {
    const input = this.#inputs[seat];
    if (input) input.value = text;
  }

  /** @param {number} seat */
  row(seat) {
    return /** @type {HTMLElement} */ (this.#rows[seat]);
  }

  /**
   * Whether a select offers a value, for the players that there are.
   * @param {string} name
   * @param {string} value
   */
  offers(name, value) {
    return [...this.select(name).options].some(
      (option) => option.value === value && !option.disabled,
    );
  }

  /** Show the fields that belong to the players and the choices that there are. */
  show() {
    const { players } = this;
    for (const name of ["out", "last"]) {
      const select = this.select(name);
      for (const option of select.options) {
        option.disabled = option.hidden = Number(option.dataset["seat"] ?? 0) > players;
      }
      if (select.selectedOptions[0]?.disabled ?? true) select.value = "";
    }
    const out = Number(this.select("out").value) - 1;
    this.#rows.forEach((row, seat) => {
      row.hidden = seat >= players;
      row.toggleAttribute("data-out", seat === out);
    });
    for (const field of all(this.#form, "[data-when]")) {
      const [name = "", value] = (field.dataset["when"] ?? "").split("=");
      field.hidden = this.select(name).value !== value;
    }
  }

  /** Put words to each field that is wrong, and take them from the others. @param {import("../answers.js").FieldFault[]} faults */
  tell(faults) {
    for (const place of all(this.#form, ".oe-wrong[data-field]")) {
      const { field, hand } = place.dataset;
      const here = faults.filter(
        (fault) =>
          fault.field === field &&
          (fault.hand === null ? !hand : Number(hand) === fault.hand + 1),
      );
      place.textContent = here.map(({ message }) => message).join(" ");
    }
    for (const control of all(this.#form, "input, select")) {
      const told = (control.getAttribute("aria-describedby") ?? "").split(" ");
      const wrong = told.some((id) => {
        const place = document.getElementById(id);
        return place?.classList.contains("oe-wrong") && place.textContent;
      });
      if (wrong) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
  }
}
