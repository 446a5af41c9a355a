/** Rules: acts of the European Union, by kind and numbers. */

import { type AttoUe, type TipoUe, unionAct, unionReadings } from "../identity/union-act.ts";
import { ONE_SERIES } from "../identity/union-name.ts";
import { dateAt, GENITIVE } from "./numbering.ts";
import type { TokenSource } from "./source.ts";

/** An act of the Union that a rule has read. */
interface UnionReading {
  /** What it may be: several if its numbers can be read in two ways, none if its words name no act of the four kinds. */
  readonly ue: readonly AttoUe[];
  readonly next: number;
}

const words = (all: string): ReadonlySet<string> => new Set(all.split(" "));
const KIND_OF: ReadonlyMap<string, TipoUe | null> = new Map([
  ...["direttiva", "direttive", "dir", "directive"].map((word) => [word, "direttiva"] as const),
  ...["regolamento", "regolamenti", "reg", "regulation"].map((word) => [word, "regolamento"] as const),
  ...["decisione", "decisioni", "decision"].map((word) => [word, "decisione"] as const),
  ["raccomandazione", null],
]);
const MANY = /^(?:direttive|regolamenti|decisioni)/i;
const SIGNS = words("ue ce cee euratom gai ceca pesc eu ec eec jha cfsp");
const QUALIFIERS = /^(?:quadro|delegat[oaie]|esecuzione|comunitari[aeo]|europe[aeio]|delegated|implementing)$/;
/** Words of who makes an act, and those that join them. */
const MAKERS = words(
  "parlamento europeo europea consiglio commissione unione comunita comunitaria comunitario centrale banca",
);
/** Those that no authority of the State has in its name. */
const OF_UNION = /^(?:europe|comunit|unione$)/;

/** How many tokens say who made an act, and when. */
const MOST_BESIDE = 18;

/** sign = "(" UE ("," Euratom)* ")" | UE | C.E.E. */
function signAt(source: TokenSource, index: number): { sign: string; next: number } | null {
  const hasBracket = source.is(index, "(");
  const start = hasBracket ? index + 1 : index;
  let [at, sign] = [start + 1, source.word(start)];
  while (sign.length < 3 && source.at(at - 1).dotted && sign.length === at - start && source.word(at).length === 1)
    sign += source.word(at++);
  // "ce" is a word too
  if (!SIGNS.has(sign) || !(source.at(start).isCapital || source.isRequest)) return null;
  for (let more = 0; more < 3 && source.is(at, ",") && SIGNS.has(source.word(at + 1)); more++) at += 2;
  return { sign, next: hasBracket && source.is(at, ")") ? at + 1 : at };
}

interface Beside {
  readonly year: number;
  readonly isUnion: boolean;
  readonly next: number;
}

/** beside = ","? "del Parlamento europeo e del Consiglio" | "del Consiglio, del 18 marzo 2002" : who made it, and when */
function besideAt(source: TokenSource, index: number): Beside {
  let [year, isUnion, next] = [0, false, index];
  while (next - index < MOST_BESIDE) {
    source.steps++;
    const isJoined = source.is(next, "and");
    const from = isJoined || source.is(next, ",") ? next + 1 : next;
    const at = GENITIVE.has(source.word(from)) ? from + 1 : from;
    const date = year === 0 && !isJoined ? dateAt(source, at, null) : null;
    // Words of one name follow each other; behind a comma the next one is led to.
    const isMaker = MAKERS.has(source.word(at)) && (at > from || from === next);
    if (!date && !isMaker) break;
    if (date) year = date.year;
    else isUnion ||= OF_UNION.test(source.word(at));
    next = date?.next ?? at + 1;
  }
  return { year, isUnion, next };
}

/** What all acts of a list have in common. */
interface Common {
  readonly tipo: TipoUe | null;
  readonly sign: string;
  /** Numbers alone are enough: the words before say that the act is the Union's. */
  readonly isUnion: boolean;
  readonly year: number;
}

/** numbers = sign? "n."? number "/" number ("/"? sign)? beside? | sign "n."? number "del" (year | date) */
function numbersAt(source: TokenSource, index: number, common: Common): UnionReading | null {
  const before = signAt(source, index);
  let at = before?.next ?? index;
  const isNumbered = source.at(at).step === "numero";
  // "regolamento (UE) n, 651/2014"
  if (isNumbered) at += source.is(at + 1, ",") ? 2 : 1;
  const [first, second] = [source.at(at), source.at(at + 2)];
  if (first.kind !== "number" || !first.isPlain) return null;
  const isPair = source.is(at + 1, "/") && second.kind === "number" && second.isPlain;
  const after = isPair ? signAt(source, source.is(at + 3, "/") ? at + 4 : at + 3) : null;
  // "2003/301CE": a stroke that became a figure
  if (after && !source.is(at + 3, "/") && source.at(at + 3).start === second.end) return { ue: [], next: after.next };
  const isSigned = before !== null || after !== null || common.isUnion;
  const beside = besideAt(source, after?.next ?? at + (isPair ? 3 : 1));
  const next = beside.next;
  if (common.tipo === null) return isPair ? { ue: [], next } : null;
  const sign = before?.sign ?? after?.sign ?? common.sign;
  const year = beside.year || common.year;
  if (!isPair) {
    const isOfYear = source.word(at + 1) === "del" && source.at(at + 2).value.length === 4;
    const anno = year || (isOfYear ? second.number : 0);
    const act = isNumbered && isSigned && anno > 0 ? unionAct(common.tipo, anno, first.number) : null;
    return act ? { ue: [act], next: isOfYear ? Math.max(next, at + 3) : next } : null;
  }
  const numbers = [first.value, second.value] as const;
  const ue = unionReadings(common.tipo, numbers, { sign, year, latest: source.latest });
  if (isSigned || beside.isUnion) return { ue, next };
  // A ministry's directive is "n. 2/2019"; of the last century it is the Community's, "direttiva 442/75".
  const isByYear =
    ue[0]?.anno === first.number || ue[0]?.anno === 1900 + first.number || (!isNumbered && second.value.length === 2);
  if (common.tipo === "direttiva") return { ue: isByYear ? ue : [], next };
  // "regolamenti 2024/1991 sul ripristino": nobody else numbers by year and number
  const isOneSeries = common.tipo === "regolamento" && !isNumbered && first.number >= ONE_SERIES;
  const byYear = isOneSeries ? ue.filter(({ anno }) => anno === first.number) : [];
  return byYear.length > 0 ? { ue: byYear, next } : null;
}

/**
 * union = kind qualifier* beside? numbers : `direttiva 98/84/CE`, `Reg. (UE) 2016/679`, `regolamento (CE) n. 44/2001`,
 * `regolamento (UE) 23 luglio 2014, n. 910`
 *
 * @returns `null` if no act of the Union begins
 */
export function unionAt(source: TokenSource, index: number): UnionReading | null {
  source.steps++;
  const kind = KIND_OF.get(source.word(index));
  if (kind === undefined) return null;
  let at = index + 1;
  let tipo = kind;
  let isQuadro = source.word(index - 1) === "framework";
  let isOfUnion = false;
  for (let many = 0; many < 3; many++) {
    const from = source.is(at, "-") || source.is(at, "preposition") ? at + 1 : at;
    if (!QUALIFIERS.test(source.word(from))) break;
    isQuadro ||= source.word(from) === "quadro";
    // "regolamento europeo 2016/679"
    isOfUnion ||= OF_UNION.test(source.word(from));
    at = from + 1;
  }
  if (tipo === "decisione" && isQuadro) tipo = "decisione-quadro";
  const sign = signAt(source, at);
  const beside = besideAt(source, sign?.next ?? at);
  const isUnion = sign !== null || isQuadro || isOfUnion || beside.isUnion;
  const numbers = source.is(beside.next, ",") ? beside.next + 1 : beside.next;
  const read = numbersAt(source, numbers, { tipo, sign: sign?.sign ?? "", isUnion, year: beside.year });
  if (read) return read;
  return sign ? { ue: [], next: beside.next } : null;
}

/**
 * more = ","? "e"? numbers, behind an act of the Union : "direttive 2014/23/UE, 2014/24/UE e 2014/25/UE", the kind is written once
 *
 * @param isMany whether the kind is written as of several
 */
export function moreUnionAt(source: TokenSource, index: number, [act]: readonly AttoUe[], isMany: boolean) {
  let at = index;
  if (source.is(at, ",") || source.is(at, ";")) at++;
  if (source.is(at, "and") || source.is(at, "or")) at++;
  if (at === index || act === undefined) return null;
  const isPair = source.is(at, "number") && source.is(at + 1, "/");
  if (!isPair && signAt(source, at) === null && source.at(at).step !== "numero") return null;
  const read = numbersAt(source, at, { tipo: act.tipo, sign: "", isUnion: isMany, year: 0 });
  return read && read.ue.length > 0 ? { ...read, first: at } : null;
}

/**
 * further = ("," | ";" | "e" | "nonche'") numbers, behind what is said of an act of a list : "direttive 91/156/CEE sui rifiuti, 91/689/CEE sui
 * rifiuti pericolosi e 94/62/CE sugli imballaggi"
 *
 * @param index of the numbers
 */
export function furtherUnionAt(source: TokenSource, index: number, [act]: readonly AttoUe[]) {
  const isLed = source.is(index - 1, ",") || source.is(index - 1, ";") || source.is(index - 1, "and");
  const isNumber = source.is(index, "number") || source.at(index).step === "numero" || source.is(index, "(");
  const read = isLed && isNumber && act ? moreUnionAt(source, index - 1, [act], true) : null;
  return read?.ue.length === 1 ? read : null;
}

/** Whether words begin with a kind of acts of the Union, written as of several. */
export const isManyOfUnion = (text: string): boolean => MANY.test(text);
