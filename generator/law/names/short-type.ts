import { DENOMINATION_OF, slugOfType } from "./denominations.ts";

const SHORT: ReadonlyMap<string, string> = new Map([
  ["legge", "L."],
  ["legge-costituzionale", "L. cost."],
  ["decreto-legge", "D.L."],
  ["decreto-legislativo", "D.Lgs."],
  ["dpr", "D.P.R."],
  ["dpcm", "D.P.C.M."],
  ["decreto-ministeriale", "D.M."],
  ["regio-decreto", "R.D."],
  ["regio-decreto-legge", "R.D.L."],
  ["regio-decreto-legislativo", "R.D.Lgs."],
  ["decreto-luogotenenziale", "D.Lgt."],
  ["decreto-legge-luogotenenziale", "D.L.Lgt."],
  ["decreto-legislativo-luogotenenziale", "D.Lgs.Lgt."],
  ["decreto-capo-provvisorio-stato", "D.C.P.S."],
  ["decreto-legislativo-capo-provvisorio-stato", "D.Lgs.C.P.S."],
]);

/**
 * The name of a type of acts, in full.
 *
 * @example denominationName("decreto-legislativo") // "Decreto legislativo"
 */
export function denominationName(tipo: string): string {
  const name = (DENOMINATION_OF.get(tipo) ?? tipo.replaceAll("-", " ")).toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * A type of acts as citations write it; one without an abbreviation in full.
 *
 * @example shortType("decreto-legislativo") // "D.Lgs."
 */
export const shortType = (tipo: string): string => SHORT.get(tipo) ?? denominationName(tipo);

/** A type without its signs: `D.Lgs.` and `d. lgs.` are `dlgs`. */
const bareType = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Many of a type, and English words for types, each as one of them in Italian. */
const TYPE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^constitutional law$/i, "legge costituzionale"],
  [/^(?:decree|law)[- ](?:law|decree)$/i, "decreto-legge"],
  [/^(legislative|royal|ministerial) decree$/i, "$1 decreto"],
  [/^legislative (?=decreto)(.*)$/i, "$1 legislativo"],
  [/^royal (?=decreto)/i, "regio "],
  [/^ministerial (?=decreto)(.*)$/i, "$1 ministeriale"],
  [/\bleggi\b|^law$|^act$/i, "legge"],
  [/\bdecreti\b/i, "decreto"],
  [/\bregi\b/i, "regio"],
  [/\b(legislativ|ministerial|costituzional)i\b/i, "$1"],
  [/\b(legislativ)$/i, "$1o"],
  [/\b(ministerial|costituzional)$/i, "$1e"],
];

const TYPE_OF_BARE: ReadonlyMap<string, string> = new Map([...SHORT].map(([tipo, short]) => [bareType(short), tipo]));

/**
 * The type that a text means: a slug, a denomination in any spelling, an abbreviation, many of a type, its English name.
 *
 * @example typeMeant("D. Lgs.") // "decreto-legislativo"
 * @example typeMeant("Leggi") // "legge"
 */
export function typeMeant(text: string): string {
  const word = TYPE_WORDS.reduce((one, [pattern, italian]) => one.replace(pattern, italian), text.trim().slice(0, 100));
  return TYPE_OF_BARE.get(bareType(word)) ?? slugOfType(word);
}
