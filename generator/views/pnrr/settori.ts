/** Which sets of sectors a text can choose. */

import { byCodeUnit } from "../../law/code-unit.ts";

export interface InsiemiDiSettori {
  /** Sector names in lower case, each once, by code unit. */
  readonly nomi: readonly string[];
  /** The sets, as ascending indexes into `nomi`; the first is the set of all names, which the empty text chooses. */
  readonly insiemi: readonly (readonly number[])[];
}

/**
 * A text chooses the names that contain it, so only as many sets can be chosen as there are different answers among all
 * substrings of all names: they are enumerated. A text that is in no name chooses nothing, which is not listed.
 *
 * @example insiemiDiSettori(["RICERCA", "TRASPORTI"]).insiemi // [[0, 1], [0], [1]]
 */
export function insiemiDiSettori(settori: Iterable<string>): InsiemiDiSettori {
  const nomi = [...new Set(Array.from(settori, (s) => s.toLowerCase()))].sort(byCodeUnit);
  const keysOf = new Map<string, number[]>();
  nomi.forEach((nome, i) => {
    for (let from = 0; from < nome.length; from++)
      for (let to = from + 1; to <= nome.length; to++) {
        const text = nome.slice(from, to);
        const found = keysOf.get(text);
        if (!found) keysOf.set(text, [i]);
        else if (found.at(-1) !== i) found.push(i);
      }
  });
  const all = nomi.map((_, i) => i);
  const distinct = new Map<string, readonly number[]>([[all.join(","), all]]);
  for (const chosen of keysOf.values()) {
    const key = chosen.join(",");
    if (!distinct.has(key)) distinct.set(key, chosen);
  }
  const [first, ...rest] = distinct.values();
  const order = (a: readonly number[], b: readonly number[]) => b.length - a.length || byCodeUnit(a.join(), b.join());
  return { nomi, insiemi: [first!, ...rest.sort(order)] };
}
