/** The answers of an act, from what was read of it and its relations. */

import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { Corpo } from "../../sources/normattiva/records.ts";
import { lineJson, listLines, members } from "../../tree/line-json.ts";
import { actScalars, allegatoLine, articoloLine } from "../../views/norme/act.ts";
import { rowOf } from "../../views/norme/rows.ts";

/** Relations of one act, as lines of its answer. */
export interface Lines {
  readonly out: string[];
  readonly in: string[];
}

/** The answer of `/norme/{eli}` from its second line on. */
export function actText(norma: NormaServita, { preambolo, conclusioni, articoli, allegati }: Corpo, lines: Lines) {
  const lists = listLines([
    { path: ["articoli"], items: articoli.map((articolo) => articoloLine(norma.eli, articolo)) },
    { path: ["allegati"], items: allegati.map(allegatoLine) },
    { path: ["relazioni", "out"], items: lines.out },
    { path: ["relazioni", "in"], items: lines.in },
  ]);
  return `${members(actScalars(norma))},${members({ preambolo, conclusioni })},\n${lists}`;
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
