/** The documentation page comes alive: forms send their request, and the address holds what they say. */

import { type Choice, searchWith, valueIn } from "./address.ts";
import { TryForm } from "./form.ts";
import { elementOf, linkToSameText, part } from "./parts.ts";
import { SAMPLE_LANGUAGES } from "./request-samples.ts";
import { wakeSearch } from "./search-box.ts";
import { endForeignWorker, keepOffline } from "./worker.ts";

const BASE = new URL(".", location.href).href;
const ROOT = new URL("../..", BASE).href;

/** Whether what the address holds was sent: what is chosen then is a new step, which "back" undoes. */
let sent = true;

/** The language of the samples, for the whole page. */
const SAMPLES = { operation: "richiesta", name: "linguaggio", initial: SAMPLE_LANGUAGES[0] } as const;

/** The language that a text names; what names none is the first. */
const sampleLanguage = (text: string | undefined) => SAMPLE_LANGUAGES.find((one) => one === text) ?? SAMPLES.initial;

/** Puts what is chosen into the address. */
function keep(choices: readonly Choice[], hash: string, step: boolean): void {
  const search = searchWith(location.search, choices);
  if (search === location.search) return;
  const address = `${location.pathname}${search}${hash}`;
  if (step) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  linkToSameText();
}

function write(form: TryForm, sending: boolean): void {
  keep(form.choices, `#${form.operation}`, sent);
  sent = sending;
}

const forms = [...document.querySelectorAll<HTMLFormElement>("form.try")].map(
  (form) => new TryForm(form, BASE, ROOT, write),
);

function read(): void {
  const language = sampleLanguage(valueIn(location.search, SAMPLES));
  for (const form of forms) {
    form.fill((choice) => valueIn(location.search, choice));
    form.showSample(language);
  }
  linkToSameText();
  sent = true;
}

/** Opens what an address points to, if it is closed. */
function reveal(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

part(document, "[data-base]").textContent = BASE.replace(/\/$/, "");
// Where the list covers the page, choosing closes it.
const contents = part(document, "#sommario");
contents.addEventListener("click", ({ target }) => {
  if (elementOf(target)?.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
});
addEventListener("click", ({ target }) => {
  const button = elementOf(target)?.closest<HTMLElement>("[data-sample]");
  if (!button) return;
  const language = sampleLanguage(button.dataset.sample);
  for (const form of forms) form.showSample(language);
  keep([{ ...SAMPLES, value: language }], location.hash, false);
});
wakeSearch();
addEventListener("popstate", read);
addEventListener("hashchange", reveal);
read();
reveal();
addEventListener("load", () => {
  void endForeignWorker(ROOT);
  void keepOffline(BASE, ROOT);
});
