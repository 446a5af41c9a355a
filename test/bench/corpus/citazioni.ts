/** The acts that the texts of an artificial corpus cite, as often as the official files do. */

import type { AttoSintetico } from "./atti.ts";
import { Caso, pesata } from "./caso.ts";
import { addDays, inWords } from "./giorni.ts";

/**
 * Citations for 10,000 letters, by the kind of the citing act: of 14 official files laws and decree-laws have 17, legislative decrees 6,
 * codes of the Kingdom 5; all together 7,663 citations (547 an act) in 6.9 million letters.
 */
const FOR_10_000: Readonly<Record<string, number>> = {
  legge: 16,
  "decreto-legge": 19,
  "decreto-legislativo": 6.4,
  "regio-decreto": 5.3,
};
const OTHERS = 11;
/** Of all citations: those of an act of the collection (29 an act, against 518), and those that name an article. */
const INSIDE = 0.052;
const WITH_ARTICLE = 0.64;
/** Acts of 14 files that are not among them: one for every six citations. */
const OUTSIDE_FOR_EACH_ACT = 96;

/** What is cited, with its share, and how the text names it. */
const CITED = [
  ["della legge", 0.39],
  ["del decreto legislativo", 0.25],
  ["del decreto-legge", 0.18],
  ["del decreto del Presidente della Repubblica", 0.1],
  ["del regio decreto", 0.08],
] as const;
const kindOf = pesata(CITED.map(([, share]) => share));
const NAMES: ReadonlyMap<string, string> = new Map([
  ["legge", CITED[0][0]],
  ["decreto-legislativo", CITED[1][0]],
  ["decreto-legge", CITED[2][0]],
  ["dpr", CITED[3][0]],
  ["regio-decreto", CITED[4][0]],
]);

/** Numbers from here on are of no act of the corpus. */
const OUTSIDE_FROM = 9000;

/** An act that is not in the corpus: the same words for the same position. */
function outside(position: number): string {
  const caso = new Caso(`citato/${position}`);
  const [named] = CITED[kindOf(caso)]!;
  const [first, days] = named === "del regio decreto" ? ["1900-01-01", 16_000] : ["1971-01-01", 18_000];
  return `${named} ${inWords(addDays(first, caso.between(0, days)))}, n. ${OUTSIDE_FROM + (position % 1000)}`;
}

/**
 * Sentences that cite, for the sentences of an act: none behind most.
 *
 * @param atti all acts of the corpus
 * @example citazioniDi(atto, atti, new Caso("1"))("Una frase.") // " Il prospetto indica quanto stabilisce l'articolo 5 della legge 2 maggio 1990, n. 9077."
 */
export function citazioniDi(
  { tipo, indice }: AttoSintetico,
  atti: readonly AttoSintetico[],
  caso: Caso,
): (frase: string) => string {
  const often = (FOR_10_000[tipo] ?? OTHERS) / 10_000;
  const named = () => {
    const one = atti[caso.low(atti.length)]!;
    const name = NAMES.get(one.tipo);
    return caso.chance(INSIDE) && name !== undefined && one.indice !== indice
      ? `${name} ${inWords(one.data)}, n. ${one.numero}`
      : outside(caso.low(OUTSIDE_FOR_EACH_ACT * atti.length));
  };
  return (frase) => {
    if (!caso.chance(often * frase.length)) return "";
    return caso.chance(WITH_ARTICLE)
      ? ` Il prospetto indica quanto stabilisce l'articolo ${caso.between(1, 90)}, comma ${caso.between(1, 9)}, ${named()}.`
      : ` Il prospetto tiene conto ${named()}.`;
  };
}
