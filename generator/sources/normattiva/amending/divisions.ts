/** Divisions of an act above its articles, and attachments without articles: `Libro IV, Titolo I, Capo III-bis`, `Allegato I`. */

import { SUFFIX_PATTERN } from "../../../law/articles/article-number.ts";

/** From the widest to the narrowest, under the names that words and their plurals begin with. */
const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^libr/i, "Libro"],
  [/^part/i, "Parte"],
  [/^titol/i, "Titolo"],
  [/^cap/i, "Capo"],
  [/^sezion/i, "Sezione"],
];
const ATTACHED: readonly (readonly [RegExp, string])[] = [
  [/^allegat/i, "Allegato"],
  [/^tabell/i, "Tabella"],
  [/^tariff/i, "Tariffa"],
  [/^elenc/i, "Elenco"],
  [/^quadr/i, "Quadro"],
];
const ORDINAL = "(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)[oa]";
const NUMBER = `(?:[IVXLC]+(?:[- ]${SUFFIX_PATTERN}(?![a-z]))?(?:\\.\\s?\\d{1,3}(?!\\d))?|\\d{1,3}(?:-${SUFFIX_PATTERN})?|${ORDINAL}|[A-Z])(?![\\p{L}\\d])`;
const LIST = `${NUMBER}(?:(?:\\s*,\\s*|\\s+ed?\\s+)${NUMBER})*`;
/** The words are small or capital, the numbers Roman capitals. */
const word = (letters: string) => letters.replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`);
const words = (...each: string[]) => each.map(word).join("|");
const DIVISION = new RegExp(
  `(?<![\\p{L}])(${words("libr[oi]", "part[ei]", "titol[oi]", "cap[oi]", "sezion[ei]", "allegat[oi]", "tabell[ae]", "tariff[ae]", "elenc(?:o|hi)", "quadr[oi]")})\\s+(${LIST})`,
  "gu",
);
const ONE = new RegExp(NUMBER, "gu");
/** A quick test: every division is named by one of these. */
const MAY_DIVIDE = /libr|part|titol|cap[oi] |sezion|allegat|tabell|tariff|elenc|quadr/i;
/** `dopo il Titolo II, Capo I,`: what something new stands after is not touched. */
const AFTER = new RegExp(
  `(?<![\\p{L}])[Dd]opo\\s+(?:il|la|l['’]|i|gli|le)\\s*(?:${DIVISION.source}[,\\s]*(?:del(?:la)?\\s+)?)+`,
  "gu",
);

const nameOf = (levels: typeof LEVELS, written: string) => levels.find(([begins]) => begins.test(written))?.[1];

/** A number as it is written, its blanks apart. */
const numberOf = (written: string) => written.replace(/\.\s/, ".").replace(/ /g, "-");

/**
 * The divisions that some words name, each with those it lies in, as relations spell them; several where one word names several. One
 * that something new stands after is none of them.
 *
 * @param words without what they quote
 * @example divisionsIn("Il Capo III-bis del Titolo I, Libro IV, ") // ["Libro IV, Titolo I, Capo III-bis"]
 * @example divisionsIn("i Capi I e II") // ["Capo I", "Capo II"]
 */
export function divisionsIn(words: string): string[] {
  if (!MAY_DIVIDE.test(words)) return [];
  const levels = new Map<string, readonly string[]>();
  let attached: readonly string[] = [];
  for (const [, written = "", numbers = ""] of words.replace(AFTER, " ").matchAll(DIVISION)) {
    const each = (numbers.match(ONE) ?? []).map(numberOf);
    const level = nameOf(LEVELS, written);
    const attachment = nameOf(ATTACHED, written);
    if (level !== undefined)
      levels.set(
        level,
        each.map((number) => `${level} ${number}`),
      );
    else if (attachment !== undefined) attached = each.map((number) => `${attachment} ${number}`);
  }
  let names: string[] = attached.length > 0 ? [...attached] : [""];
  for (const [, level] of LEVELS)
    names = names.flatMap((name) =>
      (levels.get(level) ?? [""]).map((own) => [name, own].filter((one) => one !== "").join(", ")),
    );
  return names.filter((name) => name !== "");
}

/**
 * A division within another one that the words before it named: what those words say of the same level gives way.
 *
 * @example withinDivision("Libro IV, Titolo II", "Capo I") // "Libro IV, Titolo II, Capo I"
 */
export function withinDivision(around: string | null, own: string): string {
  if (around === null) return own;
  const rank = (step: string) => LEVELS.findIndex(([, level]) => step.startsWith(`${level} `));
  const [first = ""] = own.split(", ");
  if (rank(first) < 0) return own;
  const above = around.split(", ").filter((step) => rank(step) < rank(first));
  return [...above, own].join(", ");
}
