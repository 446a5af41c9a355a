import type { Span } from "../../../law/grammar/lexer.ts";
import { type ActNames, nameKeysAt, namesOf } from "../../../law/grammar/names.ts";
import { numberingAt } from "../../../law/grammar/numbering.ts";
import { TokenSource } from "../../../law/grammar/source.ts";
import { formatUrn } from "../../../law/identity/written-urn.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import { isOneSlipFrom } from "../../../law/names/one-slip.ts";
import { CONVERTED_BY } from "../../../law/words/conversion.ts";
import { expression } from "../../../law/words/pattern.ts";
import type { AttoCitato } from "../records.ts";

/** A date with a number after it, from the denomination, or the date where there is none, to the end of the number. */
interface DatedNumber extends Span {
  readonly data: string;
  readonly numero: string;
  /** Slug of the denomination, `null` where there is none. */
  readonly tipo: string | null;
}

/** An act that the editors name in full: `D.Lgs. 28 giugno 1993, n. 214`. */
export interface DatedCitation extends Omit<DatedNumber, "tipo"> {
  /** `null` where the words before the date do not say who issued the act (`Decreto`). */
  readonly atto: AttoCitato | null;
}

const names = namesOf(ITALIAN_CITATIONS);
/** Misprints of the editors that differ in more than one sign, or that several words are near to. */
const NAMES: ActNames = {
  ...names,
  abbreviations: new Map([...names.abbreviations, ["lga", "lgs"], ["luogotenziale", "lgt"]]),
};

/** Signs and words of the longest denomination. */
const MOST_TOKENS = 12;
/** Of a number without a sign: `11.633` is a slip for `n. 633`. */
const MOST_DIGITS = 4;
/** Words shorter than this are too near to each other to be misspelt. */
const LONG_ENOUGH = 4;

/** The types that a key means and that say who issued the act: `Decreto` alone does not. */
function slugOf(key: string): string | null {
  const meaning = NAMES.meanings.get(key);
  const [slug = null, another] = meaning?.kind === "type" ? meaning.types : [];
  return another === undefined && slug !== "decreto" ? slug : null;
}

const TYPES = [...NAMES.meanings.keys()].filter((key) => key.length >= LONG_ENOUGH && slugOf(key) !== null);
const WORDS = [...NAMES.abbreviations.keys()].filter((word) => word.length >= LONG_ENOUGH);

/** The type of one word that is misspelt by one sign: `D.LSG.`, `LEGE`. */
function misspelt(key: string): string | null {
  if (key.length < LONG_ENOUGH || NAMES.meanings.has(key) || NAMES.abbreviations.has(key)) return null;
  const types = TYPES.filter((type) => isOneSlipFrom(key, type)).map(slugOf);
  const words = WORDS.filter((word) => isOneSlipFrom(key, word)).map((word) =>
    slugOf(NAMES.abbreviations.get(word) ?? ""),
  );
  const slugs = new Set([...types, ...words].filter((slug) => slug !== null));
  const [slug = null] = slugs;
  return slugs.size === 1 ? slug : null;
}

/** The denomination that ends before a token: its slug, `null` where there is none, and the token that it begins with. */
function denominationBefore({ tokens, text }: TokenSource, next: number): { slug: string | null; first: number } {
  const beforeComma = tokens[next - 1]?.kind === "," ? next - 1 : next;
  for (let first = Math.max(0, next - MOST_TOKENS); first < next; first++) {
    if (tokens[first]?.elided) continue;
    for (const key of nameKeysAt(tokens, first, NAMES.abbreviations, (one) => NAMES.beginnings.has(one)))
      if ((key.next === next || key.next === beforeComma) && slugOf(key.key) !== null)
        return { slug: slugOf(key.key), first };
  }
  let [first, key] = [next, ""];
  for (let before = tokens[first - 1]; before?.word; before = tokens[first - 1]) {
    if (key !== "" && /\s/.test(text.slice(before.end, tokens[first]?.start))) break;
    [first, key] = [first - 1, before.word + key];
  }
  const slug = misspelt(key);
  return { slug, first: slug === null ? next : first };
}

/**
 * The dates followed by a number, in order; those of no day are left out.
 *
 * @example [...datedNumbers("Il D.Lgs. 28 giugno 1993, n. 214")]
 *   // [{ data: "1993-06-28", numero: "214", start: 3, end: 32, tipo: "decreto-legislativo" }]
 */
export function* datedNumbers(text: string): Generator<DatedNumber> {
  for (const { start, end } of stretchesAroundYears(text))
    for (const found of datedNumbersIn(text.slice(start, end)))
      yield { ...found, start: start + found.start, end: start + found.end };
}

/** A year behind a word that ends as months do: few texts need be read whole. */
const YEAR = /[oe][\s()]{0,6}\d{4}(?!\d)/gi;
/** Longest denomination with day and month, and longest number. */
const BEFORE_YEAR = 130;
const AFTER_YEAR = 40;

/** The stretches of a text that can hold a date with what stands around it, in order, none in another; words are not cut before a date. */
function* stretchesAroundYears(text: string): Generator<Span> {
  let last: { start: number; end: number } | null = null;
  for (const { index } of text.matchAll(YEAR)) {
    const end = Math.min(text.length, index + AFTER_YEAR);
    if (last !== null && index - BEFORE_YEAR <= last.end) last.end = end;
    else {
      if (last !== null) yield last;
      const from = Math.max(0, index - BEFORE_YEAR);
      const blank = from === 0 ? 0 : text.slice(from, index).indexOf(" ");
      last = { start: from + Math.max(0, blank), end };
    }
  }
  if (last !== null) yield last;
}

function* datedNumbersIn(text: string): Generator<DatedNumber> {
  const source = new TokenSource(text, NAMES, 0);
  for (const [at, { kind, number }] of source.tokens.entries()) {
    if (kind !== "month" || number === 0 || source.at(at + 1).value.length !== 4) continue;
    const numbering = numberingAt(source, at - 1, null);
    if (!numbering?.date || numbering.number === null) continue;
    const { slug, first } = denominationBefore(source, at - 1);
    const { date: data, number: numero, next } = numbering;
    // Behind a comma alone only the number of an act counts: `D.L. 1 luglio 2009, 78`.
    const isSigned = source.at(next - 2).step === "numero";
    if (!isSigned && (slug === null || numero.length > MOST_DIGITS)) continue;
    yield { data, numero, start: source.at(first).start, end: source.at(next - 1).end, tipo: slug };
  }
}

/**
 * The acts that a text names by denomination, full date and number, in order. Year-only citations are not read: the
 * editors' own sentences always give the date.
 *
 * @example namedActs("Il D.Lgs. 28 giugno 1993, n. 214 ha disposto")
 *   // [{ atto: { tipo: "decreto-legislativo", data: "1993-06-28", anno: null, numero: "214", urn: "urn:nir:stato:decreto.legislativo:1993-06-28;214" }, data: "1993-06-28", numero: "214", start: 3, end: 32 }]
 */
export function namedActs(text: string): DatedCitation[] {
  return [...datedNumbers(text)].map(({ tipo, ...named }) => {
    const identity = tipo === null ? null : { tipo, data: named.data, anno: null, numero: named.numero };
    return { atto: identity && { ...identity, urn: formatUrn(identity) }, ...named };
  });
}

const CONVERTED = expression`(?<!\p{L})${CONVERTED_BY}`;
/** Letters in which a law of conversion is named, at the most. */
const LONGEST_LAW = 200;

/**
 * The conversion of a decree-law that words tell first: where they stand, and the law, `undefined` where its day or number is not read.
 *
 * @example conversionIn("il D.L. 2 gennaio 2030, n. 1, convertito con modificazioni dalla L. 5 marzo 2030, n. 13")?.law?.data // "2030-03-05"
 */
export function conversionIn(text: string): (Span & { readonly law: DatedCitation | undefined }) | null {
  const found = CONVERTED.exec(text);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const [law] = namedActs(text.slice(from, from + LONGEST_LAW));
  return { law, start: found.index, end: from + (law?.end ?? 0) };
}
