/** Which sets of sectors a text can choose. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { choosableSets } from "../choosable-sets.ts";

export interface SettoreSets {
  /** Sector names in lower case, each once, by code unit. */
  readonly nomi: readonly string[];
  /** The sets, as ascending indexes into `nomi`; the first is the set of all names, which the empty text chooses. */
  readonly insiemi: readonly (readonly number[])[];
}

/**
 * The sets that the filter by sector can choose: by the names that contain a text.
 *
 * @example settoreSets(["RICERCA", "TRASPORTI"]).insiemi // [[0, 1], [0], [1]]
 */
export function settoreSets(settori: Iterable<string>): SettoreSets {
  const nomi = [...new Set(Array.from(settori, (s) => s.toLowerCase()))].sort(byCodeUnit);
  const all = nomi.map((_, i) => i);
  const some = choosableSets(nomi.map((nome) => [nome])).filter((chosen) => chosen.length < all.length);
  return { nomi, insiemi: [all, ...some] };
}
