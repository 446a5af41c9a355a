import { ARTICLE_PATTERN, articleNumber } from "../../../law/article-number.ts";
import type { ArticoloCitato } from "../records.ts";

/** A number as sentences write it; one that goes on in letters the law does not know (`144-quiqnuies`) is a misprint. */
const NUMBER = `(?:\\d{1,5}\\.\\d{1,2}(?!\\d|\\.\\d)|${ARTICLE_PATTERN})(?!\\d|-?[a-z])`;
const NOT_A_COMMA = "(?!\\s*(?:comm[ai]\\b|[°º]))";
const LIST = new RegExp(
  `\\bart(?:t?\\.+|icol[oi])\\s*(${NUMBER}(?:(?:\\s*,\\s*(?:e\\s+)?|\\s+e\\s+)${NUMBER}${NOT_A_COMMA})*)`,
  "gi",
);
const ONE = new RegExp(NUMBER, "gi");
/** Most numbers are canonical as they stand. */
const DIGITS = /^\d+$/;

/**
 * The articles that a sentence names, canonical, each once; misprinted ones are not read.
 *
 * @example namedArticles("la modifica degli artt. 50-bis e 50-ter, comma 2") // ["50-bis", "50-ter"]
 */
export function namedArticles(text: string): string[] {
  const found = new Set<string>();
  LIST.lastIndex = 0;
  for (let list = LIST.exec(text); list; list = LIST.exec(text)) {
    for (const piece of list[1]!.match(ONE)!) {
      const numero = DIGITS.test(piece) ? piece : articleNumber(piece);
      if (numero !== null) found.add(numero);
    }
  }
  return [...found];
}

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
  const named = NAMED.exec(text);
  const numero = named === null ? null : articleNumber(named[2]!);
  return numero === null ? null : { contenitore: named![1]!, numero };
}
