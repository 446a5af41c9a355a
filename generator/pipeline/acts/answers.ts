/** The answers of an act, from what was read of it and its relations. */

import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { lineJson, listLines } from "../../tree/line-json.ts";
import type { VersionLines } from "../../views/norme/history.ts";
import { rowOf } from "../../views/norme/rows.ts";

/** Relations of one act, as lines of its answer. */
export interface Lines {
  readonly out: string[];
  readonly in: string[];
}

/** The answer of `/norme/{eli}` from its second line on. */
export function actText({ scalari, cornice, articoli, allegati }: VersionLines, lines: Lines): string {
  const lists = listLines([
    { path: ["articoli"], items: articoli.map(({ line }) => line) },
    { path: ["allegati"], items: allegati.map(({ line }) => line) },
    { path: ["relazioni", "out"], items: lines.out },
    { path: ["relazioni", "in"], items: lines.in },
  ]);
  return `${scalari},${cornice},\n${lists}`;
}

/**
 * The answer of `/relazioni` about an act.
 *
 * @param meta line 1
 */
export function relationsAnswer(norma: NormaServita, lines: Lines, meta: string): string {
  const [out, into] = [lines.out.length, lines.in.length];
  const scalars = { norma: rowOf(norma), dir: "entrambe", totale: out + into, totale_out: out, totale_in: into };
  return lineJson(meta, scalars, [{ path: ["relazioni"], items: [...lines.out, ...lines.in] }]);
}
