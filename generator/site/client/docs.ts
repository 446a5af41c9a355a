/** The documentation page comes alive: forms send their request, and say beforehand what it will be. */

import { curlLine, type Field, requestLine } from "./request-line.ts";
import { showAnswer } from "./show-answer.ts";
import { texts } from "./texts.ts";

/** Milliseconds for which a button says that it has copied. */
const SAID = 1500;

const BASE = new URL(".", location.href).href;
const ROOT = new URL("../..", BASE).href;

type Control = HTMLInputElement | HTMLSelectElement;

function urlOf(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll<Control>("input, select")].map(
    ({ name, value, dataset }): Field => ({ name, value, where: dataset.in!, byDefault: dataset.default }),
  );
  return BASE + requestLine(form.dataset.path!, fields);
}

function enliven(form: HTMLFormElement): void {
  const find = <E extends HTMLElement>(selector: string) => form.querySelector<E>(selector)!;
  const refresh = () => {
    const url = urlOf(form);
    find(".curl").textContent = curlLine(url);
    find<HTMLAnchorElement>("[data-open]").href = url;
  };
  form.addEventListener("input", refresh);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showAnswer(urlOf(form), ROOT, { outcome: find(".outcome"), answer: find(".answer") });
  });
  form.addEventListener("click", async ({ target }) => {
    const button = (target as Element).closest("button");
    if (button?.dataset.fill) {
      (document.getElementById(button.dataset.fill) as Control).value = button.dataset.value!;
      refresh();
    } else if (button?.dataset.copy) {
      const said = button.textContent;
      const url = urlOf(form);
      await navigator.clipboard.writeText(button.dataset.copy === "url" ? url : curlLine(url));
      button.textContent = texts.copiato;
      setTimeout(() => {
        button.textContent = said;
      }, SAID);
    }
  });
  // A page without a secure address has no clipboard.
  for (const part of form.querySelectorAll<HTMLElement>("[hidden]"))
    part.hidden = part.dataset.copy !== undefined && !navigator.clipboard;
  form.hidden = false;
  refresh();
}

/** Opens what an address points to, if it is closed. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

document.querySelector("[data-base]")!.textContent = BASE.replace(/\/$/, "");
document.querySelectorAll<HTMLFormElement>("form.try").forEach(enliven);
const contents = document.querySelector<HTMLDetailsElement>(".contents details")!;
if (matchMedia("(max-width: 60rem)").matches) {
  contents.open = false;
  // Where the list covers the page, choosing closes it.
  contents.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) contents.open = false;
  });
}
addEventListener("hashchange", reveal);
reveal();
