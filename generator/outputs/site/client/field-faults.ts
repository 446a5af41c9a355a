/** Marks on the fields of a form: what is wrong stands beside the field, for eyes and ears. */

import { element } from "./element.ts";
import type { Fault } from "./refusal.ts";

export type Control = HTMLInputElement | HTMLSelectElement;

const markOf = ({ id }: Control) => `${id}-difetto`;

/** Takes the mark off a field. */
export function clearFault(control: Control): void {
  document.getElementById(markOf(control))?.remove();
  control.removeAttribute("aria-invalid");
  const described = control.getAttribute("aria-describedby") ?? "";
  control.setAttribute("aria-describedby", described.replace(` ${markOf(control)}`, ""));
}

/** Marks the fields that have a fault, and no others, and leads to the first of them. */
export function showFaults(controls: readonly Control[], faults: readonly Fault[]): void {
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
