import { element } from "./parts.ts";
import { texts } from "./texts.ts";

/** Items of a list shown at first, and with each further step. */
const STEP = 20;
/** Characters of a text shown before one asks for all of it. */
const TEXT_SHOWN = 240;
const PREVIEW_SHOWN = 200;

const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The first plain fields of an object, in one line. */
function preview(value: object): string {
  if (Array.isArray(value)) return "";
  const plain = Object.entries(value).filter(([, v]) => !isBranch(v));
  const line = plain.map(([k, v]) => `${k}: ${JSON.stringify(v)}`).join(", ");
  return line.length > PREVIEW_SHOWN ? `${line.slice(0, PREVIEW_SHOWN)}…` : line;
}

function leaf(value: unknown): HTMLElement {
  const text = JSON.stringify(value);
  if (typeof value === "string" && /^https?:\/\/\S+$/.test(value))
    return element("a", { href: value, rel: "noopener", class: "string" }, text);
  const kind = value === null ? "null" : typeof value;
  if (text.length <= TEXT_SHOWN) return element("span", { class: kind }, text);
  const shown = element("span", { class: kind, tabindex: "-1" }, `${text.slice(0, TEXT_SHOWN)}… `);
  const rest = element("button", { type: "button", class: "chip" }, texts.tutto);
  rest.addEventListener("click", () => {
    shown.textContent = text;
    rest.remove();
    shown.focus();
  });
  return element("span", {}, shown, rest);
}

/** Adds the items of a branch to its list, some at a time. */
function fill(list: HTMLElement, entries: readonly (readonly [string, unknown])[], from: number, whole: boolean): void {
  list.append(...entries.slice(from, from + STEP).map(([key, value]) => item(key, value, whole, whole)));
  const rest = entries.length - from - STEP;
  if (rest <= 0) return;
  const label = `${texts.ancora} ${Math.min(STEP, rest)} (${rest} ${texts.restano})`;
  const more = element("button", { type: "button", class: "chip" }, label);
  const line = element("li", {}, more);
  more.addEventListener("click", () => {
    line.remove();
    fill(list, entries, from + STEP, whole);
    list.children[from + STEP]?.querySelector<HTMLElement>("summary, button, a")?.focus();
  });
  list.append(line);
}

/** A branch with its summary; built when it is opened for the first time. */
function branch(label: readonly (Node | string)[], value: object, open: boolean, whole: boolean): HTMLElement {
  const entries = Object.entries(value);
  const count = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
  const summary = element("summary", {}, ...label, element("span", { class: "count" }, count));
  const line = preview(value);
  if (line) summary.append(" ", element("span", { class: "preview" }, line));
  const details = element("details", {}, summary);
  const build = () => {
    const list = element("ul");
    details.append(list);
    fill(list, entries, 0, whole);
  };
  if (open) {
    details.open = true;
    build();
  } else details.addEventListener("toggle", build, { once: true });
  return details;
}

function item(key: string, value: unknown, open: boolean, whole: boolean): HTMLElement {
  const label = [element("span", { class: "key" }, key), ": "];
  if (isBranch(value)) return element("li", {}, branch(label, value, open, whole));
  return element("li", {}, ...label, leaf(value));
}

/**
 * The tree of an answer: its lists are open, `meta` is closed.
 *
 * @param whole whether all of it is open, down to the last value
 * @param lang language of its prose
 */
export function jsonTree(body: unknown, whole: boolean, lang: string): HTMLElement {
  if (!isBranch(body)) return leaf(body);
  const list = element("ul", { class: "json", lang });
  list.append(...Object.entries(body).map(([key, value]) => item(key, value, key !== "meta", whole)));
  return list;
}
