/** Invented citations among the acts of the small tree, and of one that is not there. */

import { BucketCitations, type CitedCounts } from "../../generator/build/phases/cited.ts";
import type { NormaRow } from "../../generator/contract/norma-row.ts";
import type { PlacedCitation } from "../../generator/corpus/norme/citations.ts";
import type { FileSink } from "../../generator/tree/file-sink.ts";
import { listsInMemory } from "../lists-in-memory.ts";

/** Cited on several pages; on one; not in the tree. */
export const CITED = "eli:/it/legge/1990/08/07/241";
export const SELDOM = "eli:/it/decreto-legislativo/2005/03/07/82";
export const OUTSIDE = "eli:/it/legge/1970/05/20/9300";

const ARTICLES = ["3", "1", null, "2-bis", "10", "1", "Allegato A, 4"];

/** What each act cites, in its order. */
const citationsOf = (rows: readonly NormaRow[]): [da: NormaRow, PlacedCitation][] =>
  rows.flatMap((da, r): [NormaRow, PlacedCitation][] => {
    const named = [CITED, CITED, ...(r % 40 === 3 ? [SELDOM] : []), ...(r % 50 === 7 ? [OUTSIDE, CITED] : [])];
    if (da.eli === CITED || r % 5 === 4) return [];
    return named.map((a, n) => {
      const articolo_citato = ARTICLES[(r + n) % ARTICLES.length] ?? null;
      const brano = `«${r}.${n}», è citata l'una`;
      const where = { articolo: n === 0 ? null : "1", comma: n === 0 ? null : String(n), partizione: null };
      return [da, { a, articolo_citato, ...where, brano, inizio: 1, lunghezza: 3 }];
    });
  });

/**
 * Writes the citations of a tree whose acts are in one bucket.
 *
 * @returns how often each act is cited
 */
export function writeSmallCitations(files: FileSink, rows: readonly NormaRow[]): ReadonlyMap<string, CitedCounts> {
  const gathered = new BucketCitations(listsInMemory, () => true);
  // In an order that is not theirs.
  for (const [da, one] of citationsOf([...rows].reverse())) gathered.add(da.eli, one);
  return gathered.write(files, 0);
}
