/** The answers about one act, from its own files or, where acts are packed, from the pack that holds it (`FORMAT.md`, Packs of acts). */

import type { Lingua } from "../../contract/prose.ts";
import { encodeRelazioni, OUT, relationLines, rowOfAct, successiveOf } from "../../format/act-lines.ts";
import { concat, decode } from "../../format/bytes.ts";
import { packFile, textInPack } from "../../format/pack.ts";
import { answerFile, card, type Read } from "../../format/read-tree.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";

/** Folders with one answer for each act. */
type Folder = "norme" | "relazioni";

/**
 * What a pack holds of an act; `null` where no act has this ELI.
 *
 * @param nameOf the name of a pack, by its bucket
 * @param pacchi how many the tree may have
 */
export async function packedText(read: Read, nameOf: (bucket: number) => string, eli: string, pacchi: number) {
  const pack = await read(nameOf(bucketOf(bucketKeyOfEli(eli), pacchi)));
  return pack && textInPack(pack, fileOfEli(eli));
}

/** Line 1 of an act's answer; the sentence on later changes is loaded if it has any. */
export const actMetaLine = async (line: string, text: Uint8Array, lingua: Lingua): Promise<string> =>
  successiveOf(text) ? (await import("../../format/act-note.ts")).actMeta(line, text, lingua) : line;

/**
 * An answer about an act, in Italian; `null` where no act has this ELI.
 *
 * @param eli of the form of a canonical one
 * @example await actDocument(read, "norme", "eli:/it/legge/1990/08/07/241")
 */
export async function actDocument(read: Read, folder: Folder, eli: string): Promise<Uint8Array | null> {
  const { said, metaLine } = await card<{ readonly pacchi?: number }>(read, folder === "norme" ? "norma" : folder);
  if (!said.pacchi) return read(answerFile(`/${folder}/${fileOfEli(eli)}`));
  const packed = await packedText(read, packFile, eli, said.pacchi);
  if (!packed) return null;
  const { text, relations } = packed;
  const meta = metaLine("it");
  if (folder === "norme") return concat([await actMetaLine(meta, text, "it"), text]);
  return concat([encodeRelazioni(meta, rowOfAct(text), relationLines(decode(text.subarray(relations - OUT.length))))]);
}
