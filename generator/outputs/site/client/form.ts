/** A form of the documentation: says beforehand what its request will be, sends it, shows the answer. */

import { jsonAddress } from "../../../api/explorer-addresses.ts";
import type { Choice } from "./address.ts";
import { canCopy, copyText } from "./copy.ts";
import { element, elementOf, part, said } from "./parts.ts";
import { type Fault, faultsOf } from "./refusal.ts";
import { canBeSent, type Field, requestLine } from "./request-line.ts";
import { type RequestSample, sampleIn } from "./request-samples.ts";
import { showAnswer } from "./show-answer.ts";
import { texts, written } from "./texts.ts";

// Marks on the fields of a form: what is wrong stands beside the field, for eyes and ears.

type Control = HTMLInputElement | HTMLSelectElement;

const markOf = ({ id }: Control) => `${id}-difetto`;

/** Takes the mark off a field. */
function clearFault(control: Control): void {
  document.getElementById(markOf(control))?.remove();
  control.removeAttribute("aria-invalid");
  const described = control.getAttribute("aria-describedby") ?? "";
  control.setAttribute("aria-describedby", described.replace(` ${markOf(control)}`, ""));
}

/** Marks the fields that have a fault, and no others, and leads to the first of them. */
function showFaults(controls: readonly Control[], faults: readonly Fault[]): void {
  for (const control of controls) clearFault(control);
  const faulty = controls.flatMap((control) => {
    const fault = faults.find(({ name }) => name === control.name);
    if (!fault) return [];
    control.after(element("p", { class: "fault", id: markOf(control) }, fault.text));
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", `${control.getAttribute("aria-describedby")} ${markOf(control)}`);
    return [control];
  });
  faulty[0]?.focus();
}

const fieldOf = (control: Control): Field => ({
  name: control.name,
  value: control.value,
  where: said(control, "in"),
  byDefault: control.dataset.default,
});

const choiceOf = (control: Control, operation: string): Choice => ({
  operation,
  name: control.name,
  value: control.value,
  initial: said(control, "initial"),
});

/** What is wrong with a field that no request can say. */
function faultBeforehand(control: Control): Fault[] {
  const { name, value, validity } = control;
  // What is no number at all the browser gives as nothing, which would ask for the default.
  if (validity.badInput) return [{ name, text: texts.difetti.float_parsing }];
  if (canBeSent(fieldOf(control))) return [];
  return [{ name, text: value === "" ? texts.difetti.missing : texts.difetti.not_in_address }];
}

export class TryForm {
  readonly #form: HTMLFormElement;
  readonly #controls: readonly Control[];
  readonly #base: string;
  readonly #root: string;
  #language: RequestSample["lingua"] = "curl";

  /**
   * @param base address of the API, the slash included
   * @param root address of the root of the tree
   * @param changed is called when values are chosen, and whether they are being sent
   */
  constructor(form: HTMLFormElement, base: string, root: string, changed: (form: TryForm, sent: boolean) => void) {
    this.#form = form;
    this.#base = base;
    this.#root = root;
    this.#controls = [...form.querySelectorAll<Control>("input, select")];
    form.addEventListener("input", ({ target }) => {
      const control = this.#controls.find((one) => one === target);
      if (control) clearFault(control);
      this.#refresh();
    });
    form.addEventListener("change", () => changed(this, false));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      changed(this, true);
      this.#send();
    });
    form.addEventListener("click", ({ target }) => {
      const button = elementOf(target)?.closest("button");
      const filled = this.#controls.find(({ id }) => id === button?.dataset.fill);
      if (button && filled) {
        filled.value = said(button, "value");
        clearFault(filled);
        this.#refresh();
        changed(this, false);
      } else if (button?.dataset.copy) void copyText(button, button.dataset.copy === "url" ? this.#url : this.#sample);
    });
    if (!canCopy()) for (const copy of form.querySelectorAll<HTMLElement>("[data-copy]")) copy.hidden = true;
    this.#refresh();
  }

  /** The operation that it tries, which is its anchor too. */
  get operation(): string {
    return said(this.#form, "operation");
  }

  /** What its fields hold. */
  get choices(): Choice[] {
    const { operation } = this;
    return this.#controls.map((control) => choiceOf(control, operation));
  }

  /** Fills its fields, by their names. */
  fill(chosen: (choice: Choice) => string): void {
    const { operation } = this;
    for (const control of this.#controls) {
      const value = chosen(choiceOf(control, operation));
      if (value === control.value) continue;
      control.value = value;
      clearFault(control);
    }
    this.#refresh();
  }

  /** Shows the request in a language. */
  showSample(language: RequestSample["lingua"]): void {
    this.#language = language;
    for (const button of this.#form.querySelectorAll<HTMLElement>("[data-sample]"))
      button.setAttribute("aria-pressed", `${button.dataset.sample === language}`);
    this.#refresh();
  }

  get #sample(): string {
    return sampleIn(this.#language, this.#url);
  }

  get #url(): string {
    return this.#base + requestLine(said(this.#form, "path"), this.#controls.map(fieldOf));
  }

  #refresh(): void {
    part(this.#form, ".sample").textContent = this.#sample;
    part<HTMLAnchorElement>(this.#form, "[data-open]").href = jsonAddress(this.#url);
  }

  async #send(): Promise<void> {
    const place = { outcome: part(this.#form, ".outcome"), answer: part(this.#form, ".answer") };
    const before = this.#controls.flatMap(faultBeforehand);
    const detail = before.length > 0 ? [] : await showAnswer(this.#url, this.#root, place);
    showFaults(this.#controls, [...before, ...faultsOf(detail, texts.difetti, written)]);
    if (before.length > 0) {
      place.outcome.replaceChildren(texts.non_accettato);
      place.answer.replaceChildren();
    }
  }
}
