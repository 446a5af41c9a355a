/** The lists of an answer, each a table. */

import { type AnswerList, answerLists, cellText } from "./answer-lists.ts";
import { canCopy, copyText } from "./copy.ts";
import { jsonTree } from "./json-tree.ts";
import { element } from "./parts.ts";
import { texts, written } from "./texts.ts";

/** Rows shown at first, and with each further step. */
const STEP = 50;

/** Characters of a value that stays on one line: a day, a name of a type. */
const SHORT = 24;

function cell(value: unknown): HTMLElement {
  const text = cellText(value);
  if (typeof value === "number") return element("td", { class: "number" }, text);
  if (typeof value === "string" && /^https?:\/\/\S+$/.test(value))
    return element("td", {}, element("a", { href: value, rel: "noopener" }, text));
  return element("td", text.length <= SHORT ? { class: "short" } : {}, text);
}

/** Adds rows to a table, and below it the way to the next ones. */
function fill(place: HTMLElement, body: HTMLElement, { columns, rows }: AnswerList, from: number): void {
  const shown = rows.slice(from, from + STEP);
  body.append(...shown.map((row) => element("tr", {}, ...columns.map((column) => cell(row[column])))));
  const rest = rows.length - from - STEP;
  if (rest <= 0) return;
  const label = `${texts.ancora} ${written(Math.min(STEP, rest))} (${written(rest)} ${texts.restano})`;
  const more = element("button", { type: "button", class: "chip" }, label);
  more.addEventListener("click", () => {
    more.remove();
    fill(place, body, { name: "", columns, rows }, from + STEP);
    place.focus();
  });
  place.append(more);
}

function table(list: AnswerList, lang: string): HTMLElement {
  const head = element("tr", {}, ...list.columns.map((column) => element("th", { scope: "col" }, column)));
  const caption = element("caption", {}, `${list.name} (${written(list.rows.length)})`);
  const body = element("tbody");
  const place = element("div", { class: "table", tabindex: "0", role: "group", "aria-label": list.name, lang });
  place.append(element("table", {}, caption, element("thead", {}, head), body));
  fill(place, body, list, 0);
  return place;
}

/**
 * The tables of an answer; none where it has no list.
 *
 * @param lang language of its prose
 */
const answerTables = (body: unknown, lang: string): HTMLElement[] => answerLists(body).map((list) => table(list, lang));

/** What came back, as it is shown. */
interface ShownBody {
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
  /** Whether all of the tree is open. */
  readonly whole: boolean;
  /** Language of its prose. */
  readonly lang: string;
}

/** Characters of a text that are shown: a browser lays out no more at once. All of it is copied. */
const TEXT_SHOWN = 100_000;

const frame = (kind: string, ...content: (Node | string)[]) =>
  element("div", { class: kind, tabindex: "0", role: "group", "aria-label": texts.corpo }, ...content);

function raw({ text, lang }: ShownBody): HTMLElement[] {
  const shown = element("pre", { tabindex: "0", role: "group", "aria-label": texts.corpo }, text.slice(0, TEXT_SHOWN));
  shown.lang = lang;
  const cut =
    text.length > TEXT_SHOWN
      ? [element("p", { class: "help" }, texts.testo_tagliato.replace("{}", written(TEXT_SHOWN)))]
      : [];
  if (!canCopy()) return [...cut, shown];
  const copy = element("button", { type: "button", class: "chip" }, texts.copia);
  copy.addEventListener("click", () => void copyText(copy, text));
  return [element("p", {}, copy), ...cut, shown];
}

/** How an answer can be shown, by what is chosen; a way that shows nothing of it is not offered. */
const VIEWS = {
  albero: ({ body, whole, lang }: ShownBody) => [frame("tree", jsonTree(body, whole, lang))],
  tabella: ({ body, lang }: ShownBody) => answerTables(body, lang),
  testo: raw,
} as const;

type View = keyof typeof VIEWS;

/** What was chosen last. */
let chosen: View = "albero";

/**
 * The ways to show an answer, and the answer in the way that was chosen last.
 *
 * @example place.append(...answerViews({ body, text, whole: false, lang: "it" }))
 */
export function answerViews(shown: ShownBody): HTMLElement[] {
  const place = element("div");
  const offered = (["albero", "tabella", "testo"] as const).filter(
    (view) => view !== "tabella" || answerLists(shown.body).length > 0,
  );
  const buttons = offered.map((view) => {
    const button = element("button", { type: "button", class: "chip" }, texts[view]);
    button.addEventListener("click", () => {
      chosen = view;
      show(view);
    });
    return { view, button };
  });
  const show = (view: View) => {
    place.replaceChildren(...VIEWS[view](shown));
    for (const { view: other, button } of buttons) button.setAttribute("aria-pressed", `${other === view}`);
  };
  show(offered.includes(chosen) ? chosen : "albero");
  const group = { class: "views chips", role: "group", "aria-label": texts.vista };
  return [element("div", group, ...buttons.map(({ button }) => button)), place];
}
