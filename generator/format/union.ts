/**
 * What an act says of the European Union in all its versions, a line each (`encodeLines`) in reading order; acts that say nothing have no file:
 *
 *     indici/norme/ue/<act>.json    [\n[0,2,14,{"celex":"32014L0024",…}],\n…]\n
 */

import type { KeptUnion } from "../contract/resources/union-row.ts";

/**
 * The file of an act.
 *
 * @param file `fileOfEli` of its ELI
 * @example unionFile("legge/1990/08/07/241") // "indici/norme/ue/legge/1990/08/07/241.json"
 */
export const unionFile = (file: string): string => `indici/norme/ue/${file}.json`;

/**
 * What a version says, in its order.
 *
 * @param articles positions of the version's articles, in its order
 */
export function unionIn(kept: readonly KeptUnion[], version: number, articles: readonly number[]): KeptUnion[] {
  const places = new Map([-1, ...articles, -2].map((at, place) => [at, place]));
  const own = kept.filter(([from, to, at]) => from <= version && version <= to && places.has(at));
  return own.sort(([, , a], [, , b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
