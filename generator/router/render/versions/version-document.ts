/** A whole act as an earlier version of it was. */

import { articlesIn, type KeptPieces, type Piece, piecesIn, servedIn, shifted } from "../../../format/act-index.ts";
import { concat, decode } from "../../../format/bytes.ts";
import type { ActFiles } from "./act-files.ts";
import { cutter } from "./cut.ts";

/**
 * The answer of `/norme/{eli}` from line 2 on, in a version; the relations are those of all versions.
 *
 * @param version 0 is the newest
 * @param members further ones before the lists, a comma before each
 */
export async function versionDocument(act: ActFiles, version: number, members = ""): Promise<Uint8Array> {
  const { index } = act;
  const cut = cutter(act);
  const block = async (pieces: readonly (Piece & { readonly shift?: number })[]) => {
    const items: (Uint8Array | string)[] = [];
    for (const piece of pieces) {
      if (items.length > 0) items.push(",\n");
      const line = await cut(piece);
      items.push(piece.shift ? shifted(decode(line), piece.shift) : line);
    }
    return items.length > 0 ? [...items, "\n"] : items;
  };
  const own = (pieces: KeptPieces) => piecesIn(pieces, version, servedIn(index));
  const line = async (pieces: KeptPieces) => (await block(own(pieces))).slice(0, 1);
  return concat([
    ...(await line(index.scalari)),
    ",",
    ...(await line(index.cornice)),
    `${members},\n"articoli":[\n`,
    ...(await block(articlesIn(index, version))),
    '],"allegati":[\n',
    ...(await block(own(index.allegati))),
    (await act.answer()).subarray(index.relazioni),
  ]);
}
