/** Rules: acts that are not the Italian State's. */

import { GENITIVE, isNumberSign, numberingAt } from "./numbering.ts";
import type { TokenSource } from "./source.ts";

/** Whether the words at an index, after an act, make it another's: `della Regione Veneto`, `Lazio`, `tedesco`. */
export function isForeignAt(source: TokenSource, index: number): boolean {
  let at = index;
  if (source.is(at, ",") || source.is(at, "(")) at++;
  if (GENITIVE.has(source.word(at))) at++;
  const { word, isCapital } = source.at(at);
  if (source.names.region.test(word)) return at > index || isCapital || source.isRequest;
  return (source.isRequest || word.length > 4) && source.names.abroad.test(word);
}

/** The token after what an act of others is numbered by: `delibera ANAC n. 610 del 19 dicembre 2023`, `l.r. Lazio n. 15 del 2008`. */
export function afterOther(source: TokenSource, index: number): number {
  let at = index;
  for (let words = 0; words < 4 && source.is(at, "word") && !isNumberSign(source, at); words++) at++;
  if (!source.is(at, "number") && !isNumberSign(source, at)) return numberingAt(source, index, null)?.next ?? index;
  let next = numberingAt(source, at, null)?.next ?? at + 1;
  for (
    let parts = 0;
    parts < 3 && source.is(next, "/") && (source.word(next + 1) || source.is(next + 1, "number"));
    parts++
  )
    next += 2;
  return next;
}
