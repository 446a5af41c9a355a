/** Pages of acts and articles that need no script: files of the tree with places, which the router fills. */

import { EXPLORER_FOLDERS } from "./explorer-addresses.ts";
import type { Lingua } from "./prose.ts";

/** The file of each language. */
export const TEXT_PAGES: Readonly<Record<Lingua, string>> = {
  it: `${EXPLORER_FOLDERS.it}testo.html`,
  en: `${EXPLORER_FOLDERS.en}testo.html`,
};

/**
 * What a page is filled with. `root` leads from the page to the root of the tree, `answer`, `act` and `explorer` from there to the JSON, the
 * whole act and the page of the explorer; `operation` is that of the answer.
 */
export type PagePlace =
  | "root"
  | "answer"
  | "act"
  | "explorer"
  | "title"
  | "description"
  | "operation"
  | "version"
  | "day"
  | "text"
  | "note"
  | "sources"
  | "licence";

/**
 * A place of a page.
 *
 * @example pagePlace("title") // "{{title}}"
 */
export const pagePlace = (name: PagePlace): string => `{{${name}}}`;

/**
 * A page with its places filled, none of them by what another is filled with.
 *
 * @param written what stands in a place, as HTML
 * @example filledPage("<title>{{title}}</title>", () => "Art. 1") // "<title>Art. 1</title>"
 */
export const filledPage = (page: string, written: (name: PagePlace) => string): string =>
  page.replace(/\{\{(\w+)\}\}/g, (_, name: PagePlace) => written(name));
