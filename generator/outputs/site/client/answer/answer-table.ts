/** The lists of an answer, each a table. */

import { element } from "../element.ts";
import { texts, written } from "../texts.ts";
import { type AnswerList, answerLists, cellText } from "./answer-lists.ts";

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
export const answerTables = (body: unknown, lang: string): HTMLElement[] =>
  answerLists(body).map((list) => table(list, lang));
