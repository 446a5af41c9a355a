/** The search over operations, parameters and fields: what it finds takes the place of the contents. `/` leads to it. */

import { type DocsEntry, docsHits } from "./docs-search.ts";
import { element, part } from "./parts.ts";
import { texts, written } from "./texts.ts";

/** Hits that are shown: more words find fewer. */
const SHOWN = 40;

const textOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? "";

/** Fields of an answer or of a shape, each once. */
function fieldsOf(place: HTMLElement, of: string): DocsEntry[] {
  const names = [...place.querySelectorAll(".fields li > code:first-child")].map((code) => code.textContent ?? "");
  return [...new Set(names)].map((name) => ({ name, kind: "campo", of, href: `#${place.id}` }));
}

/** What the page has, as it stands on it. */
function entriesOf(page: ParentNode): DocsEntry[] {
  const operations = [...page.querySelectorAll<HTMLElement>(".operation")].flatMap((operation): DocsEntry[] => {
    const name = textOf(operation, "h3");
    const path = textOf(operation, ".route code");
    const parameters = [...operation.querySelectorAll<HTMLElement>(".field")].map(
      (field): DocsEntry => ({ name: textOf(field, ".name"), kind: "parametro", of: name, href: `#${field.id}` }),
    );
    // A feed has no fields of its own.
    const answer = operation.querySelector<HTMLElement>("details.answer-fields");
    const fields = answer === null ? [] : fieldsOf(answer, name);
    return [{ name, kind: "operazione", of: path, href: `#${operation.id}` }, ...parameters, ...fields];
  });
  const shapes = [...page.querySelectorAll<HTMLElement>(".shape")];
  return [...operations, ...shapes.flatMap((shape) => fieldsOf(shape, textOf(shape, "h3")))];
}

function line({ name, kind, of, href }: DocsEntry): HTMLElement {
  const what = element("span", { class: "label" }, `${texts[kind]}${of === "" ? "" : ` · ${of}`}`);
  const shown = kind === "operazione" ? name : element("code", {}, name);
  return element("li", {}, element("a", { href }, shown, " ", what));
}

/** Has the search of the page answer. */
export function wakeSearch(): void {
  const box = part<HTMLInputElement>(document, "#cerca-nella-pagina");
  const found = part(document, "#trovati");
  const contents = part(document, "#sommario");
  const list = part(contents, "ul.all");
  let entries: readonly DocsEntry[] | undefined;

  const show = () => {
    entries ??= entriesOf(document);
    const hits = docsHits(entries, box.value);
    const asked = box.value.trim() !== "";
    list.hidden = asked;
    const said = hits.length === 0 ? texts.nessuno : `${written(hits.length)} ${texts.trovati}`;
    part(found, "p").textContent = asked ? said : "";
    part(found, "ul").replaceChildren(...hits.slice(0, SHOWN).map(line));
  };
  box.addEventListener("input", show);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter") found.querySelector("a")?.click();
    // In the list that covers a phone's page the first Escape empties the box, the next one closes the list.
    if (event.key === "Escape" && box.value !== "") {
      event.preventDefault();
      box.value = "";
      show();
    }
  });
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const writing = target instanceof Element && target.closest("input, select, textarea");
    if (key !== "/" || writing || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    // On a narrow screen the list is closed until it is asked for.
    if (!box.checkVisibility()) contents.showPopover();
    box.focus();
    box.select();
  });
}
