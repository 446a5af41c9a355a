/** Versions of an act, and the texts that its articles ever had, as rows. */

import type { Row } from "../../outputs/downloads/tables.ts";
import type { ActFiles } from "../../router/render/versions/act-files.ts";
import { cutter } from "../../router/render/versions/cut.ts";
import { articlesIn, type KeptVersion, shifted } from "../../router/render/versions/pieces.ts";
import type { ArticoloVisto } from "../../views/norme/act.ts";

const utf8 = new TextDecoder();

/** The rows of an act's versions, the newest first. */
export function versionRows(eli: string, versioni: readonly KeptVersion[]): Row[] {
  return versioni.map(({ al, tipo, n_articoli, aggiunti, tolti, modificati, sha256 }, i) => [
    eli,
    i + 1,
    al,
    tipo,
    n_articoli,
    aggiunti,
    tolti,
    modificati,
    sha256,
  ]);
}

/** The rows of the texts of an act's articles: one for each run of versions that have an article as it is. */
export async function textRows(act: ActFiles): Promise<Row[]> {
  const { eli, index } = act;
  const cut = cutter(act);
  const rows: Row[] = [];
  const last = index.versioni.length - 1;
  for (const [version, { al }] of index.versioni.entries())
    for (const piece of articlesIn(index, version)) {
      const [from, to] = piece.span ?? [0, last];
      // In the newest version that has it.
      if (from !== version) continue;
      const {
        eli: own,
        numero,
        rubrica,
        testo,
      }: ArticoloVisto = JSON.parse(shifted(utf8.decode(await cut(piece)), piece.shift));
      const dal = index.versioni[to]?.al ?? al;
      rows.push([eli, piece.at + 1, piece.nth + 1, dal, al, own, numero, rubrica, testo]);
    }
  return rows;
}
