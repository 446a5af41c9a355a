import { articleNumber } from "../../../law/articles/article-number.ts";
import type { ArticoloCitato } from "../records.ts";

/** `Codice Penale-art. 131 bis`, `Allegato I.8 - art. 1`, `Allegati - Allegato I.1 art. 2`: container and number. */
const NAMED = /^(.{1,300}?)[\s-]{0,3}\bart(?:icolo)?\.?\s*(\d.*)$/i;

/**
 * The article that the fragment of a destination names; its container stays with it until the act is known, since the number
 * alone may be another article. `null` where the fragment is empty or names no article (`Allegato A`, `Tabelle`).
 *
 * @example articleOfDestination("CODICE CIVILE-art. 2712") // { contenitore: "CODICE CIVILE", numero: "2712" }
 * @example articleOfDestination("27 bis") // { contenitore: null, numero: "27-bis" }
 */
export function articleOfDestination(fragment: string): ArticoloCitato | null {
  const text = fragment.replace(/\s+/g, " ").trim();
  const plain = articleNumber(text);
  if (plain !== null) return { contenitore: null, numero: plain };
  const [, contenitore, written] = NAMED.exec(text) ?? [];
  const numero = written === undefined ? null : articleNumber(written);
  return numero === null || contenitore === undefined ? null : { contenitore, numero };
}
