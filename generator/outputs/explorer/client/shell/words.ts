/** The words of the pages: each view has a table of its own, both languages side by side. */

import type { Prosa } from "../../../../api/prose.ts";
import { LINGUA } from "../data/place.ts";

/**
 * The words of a table in the page's language.
 *
 * @example wordsOf({ cerca: { it: "Cerca", en: "Search" } })("cerca") // "Cerca"
 */
export const wordsOf =
  <Key extends string>(table: Readonly<Record<Key, Prosa>>) =>
  (key: Key): string =>
    table[key][LINGUA];
