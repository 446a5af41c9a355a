/** An article as it is read, before its place in the act's numberings is known. */

import { type Block, toLines } from "./lines.ts";
import type { Articolo } from "./records.ts";
import { isRepealed } from "./repealed.ts";

export type UnplacedArticolo = Omit<Articolo, "percorso">;

/** An article whose text is not settled: a title without brackets may still open it. */
export interface ArticoloDraft extends Omit<UnplacedArticolo, "testo" | "abrogato"> {
  /** Without the article's number and without the rubrica that its element or its brackets tell. */
  readonly text: readonly Block[];
}

/**
 * The article that a draft is.
 *
 * @example settled({ ...draft, text: [{ lead: "1.", raw: "Testo.", numbered: true }] }).testo // "1. Testo."
 */
export function settled({ id, numero, rubrica, text, partizione, allegato, note }: ArticoloDraft): UnplacedArticolo {
  const testo = toLines(text).join("\n");
  return { id, numero, rubrica, testo, partizione, allegato, abrogato: isRepealed(testo), note };
}
