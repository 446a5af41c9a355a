/** An answer as a tree, as tables or as the text that came: whoever reads chooses, and keeps the choice for the next answer. */

import { canCopy, copyText } from "../copy.ts";
import { element } from "../element.ts";
import { jsonTree } from "../json-tree.ts";
import { texts, written } from "../texts.ts";
import { answerLists } from "./answer-lists.ts";
import { answerTables } from "./answer-table.ts";

/** What came back, as it is shown. */
export interface ShownBody {
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
