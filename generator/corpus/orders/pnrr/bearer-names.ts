/** Companies and authorities by the words of their names. */

import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { BearerNode, NameEntry } from "../../../contract/resources/money-files.ts";
import { foldWords } from "../../../law/fold.ts";

/**
 * An entry for each word of at least two letters that a name has, and for the fiscal code; by word, then by tenders descending, then
 * by id.
 *
 * @param bearers with how many tenders they have a part in
 * @example bearerNames([[{ id: "ente:1", tipo: "ente", label: "Comune di Roma", codice_fiscale: "1234" }, 3]])
 * // [["1234", "ente:1", "Comune di Roma", 3], ["comune", ...], ["di", ...], ["roma", ...]]
 */
export function bearerNames(bearers: readonly (readonly [BearerNode, number])[]): NameEntry[] {
  const entries = bearers.flatMap(([{ id, label, codice_fiscale }, tenders]) =>
    [...new Set([...foldWords(label), ...foldWords(codice_fiscale)])]
      .filter((word) => word.length > 1)
      .map((word): NameEntry => [word, id, label, tenders]),
  );
  return entries.sort(
    ([word, id, , tenders], [otherWord, otherId, , otherTenders]) =>
      byCodeUnit(word, otherWord) || otherTenders - tenders || byCodeUnit(id, otherId),
  );
}
