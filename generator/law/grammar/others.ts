/** Rules: acts that are not the Italian State's. */

import { GENITIVE, isNumberSign, numberingAt } from "./numbering.ts";
import type { TokenSource } from "./source.ts";

const words = (all: string): ReadonlySet<string> => new Set(all.split(" "));

/** Whether the words at an index, after an act, make it another's: `della Regione Veneto`, `Lazio`, `tedesco`. */
export function isForeignAt(source: TokenSource, index: number): boolean {
  let at = index;
  if (source.is(at, ",") || source.is(at, "(")) at++;
  if (GENITIVE.has(source.word(at))) at++;
  const { word, isCapital } = source.at(at);
  if (source.names.region.test(word)) return at > index || isCapital || source.isRequest;
  return (source.isRequest || word.length > 4) && source.names.abroad.test(word);
}

/** Words for the kinds of acts of the Union. */
const UNION_TYPES = words("direttiva direttive dir regolamento regolamenti reg decisione decisioni raccomandazione");
const UNION = words("ue ce cee euratom gai ceca");

/** "(" UE ")" | UE ["," Euratom] */
function unionSignAt(source: TokenSource, index: number): number {
  const hasBracket = source.is(index, "(");
  let at = hasBracket ? index + 1 : index;
  if (!UNION.has(source.word(at))) return index;
  for (at++; source.is(at, ",") && UNION.has(source.word(at + 1)); ) at += 2;
  return hasBracket && source.is(at, ")") ? at + 1 : at;
}

/**
 * union = type "delegato"? sign? "n."? number "/" number ("/" sign)? : `direttiva 98/84/CE`, `Reg. (UE) 2016/679`, `regolamento (CE) n. 44/2001`
 *
 * @returns the token after it, `null` where no act of the Union begins
 */
export function unionAt(source: TokenSource, index: number): number | null {
  source.steps++;
  if (!UNION_TYPES.has(source.word(index))) return null;
  const isDirective = source.word(index).startsWith("dir") || source.word(index).startsWith("raccom");
  let at = index + 1;
  if (/^(?:quadro|delegat[oa]|esecuzione)$/.test(source.word(at))) at++;
  if (source.is(at, "preposition") && source.word(at + 1) === "esecuzione") at += 2;
  const signed = unionSignAt(source, at);
  const isUnion = signed > at;
  at = signed;
  if (source.at(at).step === "numero") at++;
  const isDate = source.is(at, "date");
  const isPair = source.is(at, "number") && source.is(at + 1, "/") && source.is(at + 2, "number");
  if (!isPair && !isDate) return isUnion ? at : null;
  at += isPair ? 3 : 1;
  const hasSign = source.is(at, "/") && UNION.has(source.word(at + 1));
  if (hasSign) at += 2;
  return isUnion || hasSign || isDirective ? at : null;
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
