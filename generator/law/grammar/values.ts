/** Rules: one value of a step, ranges, and the beginning of a list. */

import { nameAt } from "./acts.ts";
import { GENITIVE, isNumberSign } from "./numbering.ts";
import type { TokenSource } from "./source.ts";
import { type Count, type LawToken, roman, type Step, SUFFIXES } from "./tokens.ts";
import { RANK, type Value } from "./tree.ts";

/** A value that a rule has read. */
export interface ReadValue extends Value {
  readonly next: number;
  /** A letter that its parenthesis closes: `a)`. */
  readonly isClosed: boolean;
  /** Written as an ordinal word: `secondo`. */
  readonly isWord: boolean;
}

/** The beginning of a list. */
export interface Head {
  readonly step: Step;
  readonly count: Count;
  readonly values: readonly ReadValue[];
  /** Ordinals before the step (`primo e secondo comma`): no value can follow. */
  readonly isOrdinal: boolean;
  readonly next: number;
}

/** Steps whose values are numbers. */
export const NUMERIC: ReadonlySet<Step> = new Set([
  "articolo",
  "paragrafo",
  "comma",
  "numero",
  "punto",
  "riga",
  "colonna",
  "voce",
]);
export const DIVISION: ReadonlySet<Step> = new Set(["parte", "libro", "titolo", "capo", "sezione"]);
/** Steps that ordinals stand before. */
const COUNTED: ReadonlySet<Step> = new Set([
  "comma",
  "periodo",
  "alinea",
  "capo",
  "titolo",
  "libro",
  "parte",
  "sezione",
  "riga",
  "colonna",
  "voce",
  "punto",
]);

interface Extent {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** A value as it is written between two places. */
export const made = (
  value: string,
  { start, end, next }: Extent,
  number = 0,
  flags: Partial<ReadValue> = {},
): ReadValue => ({
  value,
  number,
  to: null,
  toNumber: 0,
  start,
  end,
  next,
  parts: [],
  isClosed: false,
  isWord: false,
  ...flags,
});

/** A list of one value, or of one range, that begins. */
export const listOf = (step: Step, value: ReadValue, count: Count = "one"): Head => ({
  step,
  count,
  values: [value],
  isOrdinal: false,
  next: value.next,
});

/** A value with the parenthesis that closes it, if one does. */
function closed(source: TokenSource, value: ReadValue): ReadValue {
  const close = source.at(value.next);
  return close.kind === ")" ? { ...value, end: close.end, next: value.next + 1, isClosed: true } : value;
}

/** A Roman numeral in capitals: `III`, `I`. */
const romanOf = ({ word, isUpper, isCapital }: LawToken): number =>
  isUpper || (isCapital && word.length === 1) ? roman(word) : 0;

/**
 * value = number | ordinal | Roman | letter : "5-bis", "270 bis 1", "a-bis)", "I.2", "III", "primo"
 *
 * @param isFirst whether the step's word stands before it
 */
export function stepValueAt(
  source: TokenSource,
  step: Step,
  index: number,
  isFirst: boolean,
  count: Count,
): ReadValue | null {
  source.steps++;
  if (NUMERIC.has(step)) return numericAt(source, step, index, isFirst);
  if (step === "lettera") return letterAt(source, index, isFirst, count);
  if (step === "periodo") return ordinalAt(source, index);
  if (step === "alinea" || step === "rubrica") return null;
  return divisionAt(source, step, index);
}

function ordinalAt(source: TokenSource, index: number): ReadValue | null {
  const { kind, value, number, start, end, isOrdinal } = source.at(index);
  if (kind !== "ordinal" && !(kind === "number" && isOrdinal)) return null;
  return made(kind === "ordinal" ? value : String(number), { start, end, next: index + 1 }, number, { isWord: true });
}

function numericAt(source: TokenSource, step: Step, index: number, isFirst: boolean): ReadValue | null {
  const token = source.at(index);
  const { start, end, number } = token;
  const after = source.at(index + 1);
  if (token.kind === "number" && !(token.isOrdinal && isFirst && step !== "comma")) {
    if (after.kind === "/" && source.is(index + 2, "number") && !isStrokeOfPlaces(source, step, index + 1)) return null;
    if (after.kind === "month" && source.is(index + 2, "number")) return null;
    // `n. 5 del 1990` is an act's.
    if (step === "numero" && source.word(index + 1) === "del" && source.at(index + 2).value.length === 4) return null;
    // `1° comma` begins another list.
    if (token.isOrdinal && !isFirst && after.kind === "step") return null;
    // `11-undiecies` is a slip for another article than 11.
    const slip = source.at(index + 2);
    if (after.kind === "-" && after.start === end && slip.start === after.end && /.{4}ies$/.test(slip.word))
      return null;
    const decimal = step === "riga" || step === "voce" ? null : decimalAt(source, index);
    if (decimal) return decimal;
    const value = made(token.value, { start, end, next: index + 1 }, number);
    // "comma 15), del", "comma 1) lettera a)" are slips.
    const isSlip = (step === "comma" || step === "articolo") && after.kind === ")" && !source.closes(index + 1);
    return step === "numero" || step === "punto" || isSlip ? closed(source, value) : value;
  }
  if (token.kind === "ordinal" && after.kind !== "step" && (isFirst || step === "comma"))
    // The only article of an act has the number 1.
    return made(
      step === "articolo" && token.value === "unico" ? "1" : token.value,
      { start, end, next: index + 1 },
      number,
      { isWord: true },
    );
  if (!isFirst) return suffixAt(source, index);
  if (token.isOrdinal) return made(token.value, { start, end, next: index + 1 }, number);
  const count = step === "comma" ? romanOf(token) : 0;
  if (count > 0) return made(String(count), { start, end, next: index + 1 }, count);
  const isSign = (step === "numero" || step === "punto") && token.word.length === 1 && after.kind === ")";
  return isSign ? closed(source, made(token.word, { start, end, next: index + 1 })) : null;
}

const MOST_SUFFIXES = 12;

/** `2-bis e -ter`: the suffix alone, of the number before it. */
function suffixAt(source: TokenSource, index: number): ReadValue | null {
  const [dash, { word, start, end }] = [source.at(index), source.at(index + 1)];
  if (dash.kind !== "-" || start !== dash.end || !SUFFIXES.has(word)) return null;
  let at = index - 2;
  for (let step = 0; step < MOST_SUFFIXES && SUFFIXES.has(source.word(at)); step++) at -= 3;
  const { kind, value, number } = source.at(at);
  const [base = ""] = value.split("-", 1);
  return kind === "number" ? made(`${base}-${word}`, { start: dash.start, end, next: index + 2 }, number) : null;
}

/** "270 bis 1", "171-octies 1": a blank stands for the point. */
function decimalAt(source: TokenSource, index: number): ReadValue | null {
  const [token, next] = [source.at(index), source.at(index + 1)];
  const second = source.at(index + 2);
  const isPoint = next.kind === "." && next.start === token.end && second.start === next.end;
  // `6.1`, as an act numbers what it inserts; `1.398` is a thousand, `1.1.1` a list of something else.
  if (token.isPlain && isPoint && second.kind === "number" && second.isPlain && second.value.length < 3) {
    const isLonger =
      source.is(index + 3, ".") && source.is(index + 4, "number") && source.at(index + 3).start === second.end;
    if (isLonger || source.is(index + 3, "month")) return null;
    const extent = { start: token.start, end: second.end, next: index + 3 };
    return made(`${token.value}.${second.value}`, extent, token.number);
  }
  if (token.isPlain || token.value.includes(".") || next.kind !== "number" || !next.isPlain) return null;
  if (next.number > 9 || next.start - token.end !== 1 || source.is(index + 2, "/")) return null;
  const extent = { start: token.start, end: next.end, next: index + 2 };
  return made(`${token.value}.${next.value}`, extent, token.number);
}

/** letter = "a" ("-" suffix)? ")"? , perhaps in quotation marks */
function letterAt(source: TokenSource, index: number, isFirst: boolean, count: Count): ReadValue | null {
  const isQuoted = source.is(index, "open") && source.is(index + 2, "close");
  const at = isQuoted ? index + 1 : index;
  const { start } = source.at(index);
  const { word, end, elided, dotted } = source.at(at);
  const next = at + (isQuoted ? 2 : 1);
  const suffix = source.word(at + 2);
  if (word.length > 2 && SUFFIXES.has(word.slice(1)) && source.is(at + 1, ")"))
    return closed(source, made(`${word.charAt(0)}-${word.slice(1)}`, { start, end, next }));
  const isLetter = word.length === 1 || (word.length === 2 && word.charAt(0) === word.charAt(1));
  if (!isLetter || elided || (dotted && source.at(at + 1).start - end < 2)) return null;
  const hasSuffix = source.is(at + 1, "-") && SUFFIXES.has(suffix) && source.at(at + 1).start === end;
  const isApart = SUFFIXES.has(source.word(at + 1)) && source.is(at + 2, ")");
  let value = made(word, { start, end, next });
  const decimal = source.at(at + 3);
  const hasDecimal = hasSuffix && source.at(at + 2).dotted && decimal.kind === "number" && source.is(at + 4, ")");
  if (hasDecimal) value = made(`${word}-${suffix}.${decimal.value}`, { start, end: decimal.end, next: at + 4 });
  else if (hasSuffix) value = made(`${word}-${suffix}`, { start, end: source.at(at + 2).end, next: at + 3 });
  else if (isApart) value = made(`${word}-${source.word(at + 1)}`, { start, end: source.at(at + 1).end, next: at + 2 });
  const read = closed(source, value);
  return read.isClosed || (isFirst && word.length === 1) || count === "many" ? read : null;
}

/** division = number | ordinal | Roman ("-" suffix)? ; an annex may bear a letter and a number: "II.12", "A-bis" */
function divisionAt(source: TokenSource, step: Step, index: number): ReadValue | null {
  const isAnnex = !DIVISION.has(step);
  if (isAnnex && isNumberSign(source, index)) return divisionAt(source, step, index + 1);
  const token = source.at(index);
  const { start, end, number, word } = token;
  if (token.kind === "number") return made(token.value, { start, end, next: index + 1 }, number);
  if (token.kind === "ordinal") return made(word, { start, end, next: index + 1 }, number, { isWord: true });
  const isQuoted = isAnnex && token.kind === "open" && source.is(index + 2, "close");
  if (isQuoted) {
    const inner = divisionAt(source, step, index + 1);
    return inner?.next === index + 2 ? { ...inner, start, end: source.at(index + 2).end, next: index + 3 } : null;
  }
  if (word === "" || token.elided) return null;
  const count = romanOf(token) || (source.isRequest ? roman(word) : 0);
  const isLetter = isAnnex && (token.isCapital || source.isRequest) && word.length === 1;
  if (count === 0 && !isLetter) return null;
  const value = source.text.slice(start, end).toUpperCase();
  const [after, last] = [source.at(index + 1), source.at(index + 2)];
  if (isAnnex && token.dotted && after.kind === "number" && after.start - end <= 2)
    return made(`${value}.${after.value}`, { start, end: after.end, next: index + 2 }, count);
  if (isLetter && after.kind === "number" && after.start === end)
    return made(value + after.value, { start, end: after.end, next: index + 2 }, count);
  if (after.kind === "-" && after.start === end && (SUFFIXES.has(last.word) || (isAnnex && last.kind === "number")))
    return made(`${value}-${last.word || last.value}`, { start, end: last.end, next: index + 3 }, count);
  return made(value, { start, end, next: index + 1 }, count);
}

const TO = /^a(?:d|l|ll)?$|^alla$/;

/** Behind `e seguenti, fino all'articolo`, where the end of a range stands; 0 where these words do not. */
function behindFollowing(source: TokenSource, step: Step, index: number): number {
  if (!source.is(index, "and") || !/^segg?$|^seguenti$/.test(source.word(index + 1))) return 0;
  const at = source.is(index + 2, ",") ? index + 3 : index + 2;
  if (!/^(?:fino|sino)$/.test(source.word(at)) || !TO.test(source.word(at + 1))) return 0;
  return source.at(at + 2).step === step ? at + 3 : at + 2;
}

/** range = "da" value "a" value | value "-" value | value "e seguenti fino a" value | value : "da 10 a 12-ter", "231-252", "da a) a d)" */
export function rangeAt(
  source: TokenSource,
  step: Step,
  index: number,
  isFirst: boolean,
  count: Count,
): ReadValue | null {
  const isSaid = /^da(?:l|ll)?$/.test(source.word(index));
  const from = stepValueAt(source, step, isSaid ? index + 1 : index, isFirst || isSaid, count);
  if (!from) return null;
  const isTo = isSaid && TO.test(source.word(from.next));
  const following = isTo ? 0 : behindFollowing(source, step, from.next);
  // In "art. 510 - 610 e 635" the dash is the sentence's.
  const isTight = count === "many" || source.at(from.next).start === from.end;
  const isJoined = !isSaid && from.number > 0 && isTight && isRangeSign(source, step, from.next);
  if (!isTo && !isJoined && following === 0) return isSaid ? null : from;
  const to = stepValueAt(source, step, following || from.next + 1, true, count);
  // "artt. 640-640 ter"
  const isBack = to !== null && (to.number < from.number || (to.number === from.number && !to.value.includes("-")));
  if (!to || (!isTo && (isBack || (following > 0 && isCounted(source, to.next))))) return isSaid ? null : from;
  const next = /^(?:inclus|compres)[oaie]$/.test(source.word(to.next)) ? to.next + 1 : to.next;
  return { ...from, to: to.value, toNumber: to.number, start: source.at(index).start, end: to.end, next };
}

/** Between the ends of a range: a hyphen, or a stroke. */
const isRangeSign = (source: TokenSource, step: Step, index: number): boolean =>
  source.is(index, "-") || isStroke(source, step, index);

/** A stroke between the ends of a range, as requests write it. */
const isStroke = (source: TokenSource, step: Step, index: number): boolean =>
  source.isRequest && source.is(index, "/") && !isBeforeComma(source, step, index);

/** A stroke between two articles: `640/642`, `1175/1375`; where the second number is a year's the first is an act's. */
export function isBetween(source: TokenSource, step: Step, index: number): boolean {
  if (!isGlued(source, index) || step !== "articolo" || source.is(index + 2, "/")) return false;
  const [from, to] = [source.at(index - 1), source.at(index + 1)];
  const isYear = to.value.length > 3 && from.value.length < 4;
  return !source.isRequest && to.number > from.number && !isYear && !isBeforeComma(source, step, index);
}

const isStrokeOfPlaces = (source: TokenSource, step: Step, index: number): boolean =>
  isStroke(source, step, index) || isBetween(source, step, index) || isBeforeComma(source, step, index);

/** How far the name of the act is looked for. */
const FAR = 40;

/** A stroke between an article and its comma, as the police cite the codice della strada: `142/7 C.d.S.`. */
export function isBeforeComma(source: TokenSource, step: Step, index: number): boolean {
  if (!isGlued(source, index) || step !== "articolo") return false;
  for (let at = index + 2; at - index < FAR && !/^(?:end|;)$/.test(source.at(at).kind); at++) {
    source.steps++;
    const act = source.at(at).word === "" ? null : nameAt(source, at)?.meaning;
    if (act && act.kind !== "act") return false;
    if (act) return act.act.numero === "285" && act.act.data === "1992-04-30";
  }
  return false;
}

/** Whether a stroke stands between two numbers without a blank. */
function isGlued(source: TokenSource, index: number): boolean {
  const [from, stroke, to] = [source.at(index - 1), source.at(index), source.at(index + 1)];
  const isOfNumbers = from.kind === "number" && stroke.kind === "/" && to.kind === "number";
  return isOfNumbers && stroke.start === from.end && to.start === stroke.end;
}

/** head = step range | ordinal (("," | "e") ordinal)* step | "capoverso" | "rubrica" : how a list begins */
export function headAt(source: TokenSource, index: number): Head | null {
  source.steps++;
  const { kind, word, count, dotted, isUpper, start, end, step: written } = source.at(index);
  // In a request "§ 640" is an article.
  const step = word === "§" && source.isRequest ? "articolo" : written;
  if (kind !== "step" || step === null) return lastComma(source, index) ?? ordinalsAt(source, index);
  if ((word === "per" || word === "cc") && !dotted) return null;
  // CO2
  if ((word === "co" || word === "cpv") && isUpper && !dotted && source.at(index + 1).start === end) return null;
  if (step === "alinea" || step === "rubrica") return listOf(step, made("", { start, end, next: index + 1 }), count);
  // `art.. 5`
  const next = dotted && source.is(index + 1, ".") && source.at(index + 1).start === end + 1 ? index + 2 : index + 1;
  const first = isNumberSign(source, next) && step !== "numero" ? next + 1 : next;
  const value = rangeAt(source, step, first, true, count);
  // The capoverso of an article of a code is its second comma.
  if (!value && (word === "cpv" || word === "capoverso") && !(word === "cpv" && isUpper))
    return listOf(step, made("2", { start, end: dotted ? end + 1 : end, next: index + 1 }, 2), count);
  if (!value) return null;
  if (step === "numero" && word === "no" && !dotted) return null;
  return listOf(step, { ...value, start }, count);
}

/** "art. 640, u.c." */
function lastComma(source: TokenSource, index: number): Head | null {
  const [first, last] = [source.at(index), source.at(index + 1)];
  if (first.word !== "u" || !first.dotted || last.word !== "c" || last.start - first.end !== 1) return null;
  const extent = { start: first.start, end: last.dotted ? last.end + 1 : last.end, next: index + 2 };
  return { ...listOf("comma", made("ultimo", extent)), isOrdinal: true };
}

const MOST_ORDINALS = 12;

/** "primo e secondo comma", "2° co.", "III co." */
function ordinalsAt(source: TokenSource, index: number): Head | null {
  const numberOf = (at: number): string | null => {
    const token = source.at(at);
    if (token.kind === "ordinal") return token.value;
    if (token.kind === "number") return token.isOrdinal ? token.value : null;
    const next = source.at(at + 1);
    const count = token.word === "" ? 0 : romanOf(token);
    return count > 0 && next.kind === "step" && next.count !== "many" ? String(count) : null;
  };
  const values: ReadValue[] = [];
  const words: string[] = [];
  for (let at = index; values.length < MOST_ORDINALS; ) {
    const number = numberOf(at);
    if (number === null) break;
    const { start, end, kind, word } = source.at(at);
    words.push(kind === "ordinal" ? word : number);
    values.push(made(number, { start, end, next: at + 1 }, Number(number) || 0, { isWord: true }));
    at++;
    if (source.is(at, ",")) at++;
    if (source.is(at, "and") || source.is(at, "or")) at++;
    if (at === values.at(-1)?.next) break;
    // "il secondo e il quarto comma", "del primo e del secondo comma"
    const before = source.is(at, "article") ? at + 1 : afterGenitive(source, at);
    if (before > 0 && numberOf(before) !== null) at = before;
  }
  const last = values.at(-1);
  if (!last) return null;
  const { kind, step, dotted, count, end } = source.at(last.next);
  // "II comma 69" is a slip for "il comma 69".
  if (source.is(last.next - 1, "word") && source.is(last.next + 1, "number")) return null;
  if (kind !== "step" || step === null || !COUNTED.has(step)) return null;
  // "prima parte del terzo periodo" is of the periodo, no division.
  const inner = step === "parte" ? afterGenitive(source, last.next + 1) : 0;
  const held = inner > 0 && source.at(inner + 1).step !== "parte" ? headAt(source, inner) : null;
  if (held && isDeeper(held.step, "articolo")) return held;
  values[values.length - 1] = { ...last, end: dotted && count === "open" ? end + 1 : end };
  // A division is called as its heading is written: "Libro secondo".
  const called = DIVISION.has(step) ? values.map((one, at) => ({ ...one, value: words[at] ?? one.value })) : values;
  return { step, count: values.length > 1 ? "many" : "one", values: called, isOrdinal: true, next: last.next + 1 };
}

const UNITS = new Set(
  "euro giorni giorno mesi mese anni anno milioni miliardi mila lire ore volte metri ettari unita componenti membri".split(
    " ",
  ),
);

/** Whether what follows a bare number shows that it counts something, and is no value: `5 giorni`, `5 per cento`. */
export function isCounted(source: TokenSource, next: number): boolean {
  const { kind, word } = source.at(next);
  if (kind === "/") return !isBeforeComma(source, "articolo", next);
  if (kind === "month" || kind === "sign" || UNITS.has(word)) return true;
  return word === "per" && /^cento|^mille/.test(source.word(next + 1));
}

/** Whether a preposition at an index subordinates: `dell'`, `di cui all'`. The token after it, else 0. */
export function afterGenitive(source: TokenSource, index: number): number {
  if (source.says(index, "di", "cui") && source.is(index + 2, "preposition")) return index + 3;
  const isGenitive = source.is(index, "preposition") && GENITIVE.has(source.word(index));
  return isGenitive ? index + 1 : 0;
}

/** Whether a list of one step lies in one of another. */
export const isDeeper = (inner: Step, outer: Step): boolean => RANK[inner] > RANK[outer];
