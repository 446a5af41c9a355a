/**
 * Rulings of the Constitutional Court on the articles of an act, in all its versions, a ruling on an article a line; acts without any have no
 * file. Those on one article stand once more by themselves: of a code all are hundreds of kilobytes.
 *
 *     indici/norme/pronunce/<act>.json       [\n[0,2,14,{"ecli":"ECLI:IT:COST:2019:242",…}],\n…]\n
 *     indici/norme/pronunce/<act>.14.json    those of the article at position 14
 */

import { byDeposit, type KeptRuling } from "../contract/resources/ruling-row.ts";

/**
 * The file of an act, or of one of its articles.
 *
 * @param file `fileOfEli` of the act's ELI
 * @param article its position among the act's
 * @example rulingsFile("legge/1990/08/07/241") // "indici/norme/pronunce/legge/1990/08/07/241.json"
 */
export const rulingsFile = (file: string, article?: number): string =>
  `indici/norme/pronunce/${file}${article === undefined ? "" : `.${article}`}.json`;

/**
 * The rulings that a version has, in the order of the answers; of one ruling in the order of the articles.
 *
 * @param articles positions of the version's articles, in its order
 */
export function rulingsIn(kept: readonly KeptRuling[], version: number, articles: readonly number[]): KeptRuling[] {
  const places = new Map(articles.map((at, place) => [at, place]));
  const place = (at: number) => places.get(at) ?? 0;
  return kept
    .filter(([from, to, at]) => from <= version && version <= to && places.has(at))
    .sort(([, , at, a], [, , other, b]) => byDeposit(a, b) || place(at) - place(other));
}
