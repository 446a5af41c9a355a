/** The documentation page comes alive: forms send their request, and the address holds what they say. */

import { searchWith, valueIn } from "./address.ts";
import { TryForm } from "./form.ts";
import { keepOffline } from "./keep-offline.ts";
import { linkToSameText } from "./language-link.ts";
import { elementOf, part } from "./parts.ts";
import { endForeignWorker } from "./worker.ts";

const BASE = new URL(".", location.href).href;
const ROOT = new URL("../..", BASE).href;

/** Whether what the address holds was sent: what is chosen then is a new step, which "back" undoes. */
let sent = true;

function write(form: TryForm, sending: boolean): void {
  const search = searchWith(location.search, form.choices);
  if (search !== location.search) {
    const address = `${location.pathname}${search}#${form.operation}`;
    if (sent) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    linkToSameText();
  }
  sent = sending;
}

const forms = [...document.querySelectorAll<HTMLFormElement>("form.try")].map(
  (form) => new TryForm(form, BASE, ROOT, write),
);

function read(): void {
  for (const form of forms) form.fill((choice) => valueIn(location.search, choice));
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
addEventListener("popstate", read);
addEventListener("hashchange", reveal);
read();
reveal();
addEventListener("load", () => {
  void endForeignWorker(ROOT);
  void keepOffline(BASE, ROOT);
});
