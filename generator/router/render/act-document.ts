/** The answers about one act, from its own files or, where acts are packed, from the pack that holds it (`FORMAT.md`, Packs of acts). */

import { afterLine, concat, decode } from "../../format/bytes.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import { answerFile, card, own as entryOf, type Read, scalarsOf } from "../tree.ts";
import { documentOf } from "./document.ts";

/** Folders with one answer for each act. */
export type Folder = "norme" | "relazioni";

/** Where an act stands in its pack: bytes from the end of line 1, length, bytes from there to its first relation. */
type Place = readonly [start: number, length: number, relations: number];

/** Fields of a row: every act's text begins with them. */
const ROW = 7;

/** `/relazioni` of an act, in both directions, from its text from line 2 on. */
function relationsOfAct(meta: string, act: Uint8Array, from: number): Uint8Array {
  // Each list ends with a newline where it is not empty; what closes the document is left out.
  const [out = "", into = ""] = decode(act.subarray(from, -4)).split('],"in":[\n');
  const count = (list: string) => list.split("\n").length - 1;
  const [totale_out, totale_in] = [count(out), count(into)];
  const norma = Object.fromEntries(Object.entries(scalarsOf<object>(act, 0)).slice(0, ROW));
  const scalars = { norma, dir: "entrambe", totale: totale_out + totale_in, totale_out, totale_in };
  const relazioni = [out, into].filter(Boolean).map((list) => list.slice(0, -1));
  return documentOf(meta, scalars, { relazioni: relazioni.join(",\n") });
}

/** The text of an act in its pack, from line 2 on, and where its relations begin; `null` where no act has this ELI. */
export async function packedAct(read: Read, eli: string, pacchi: number): Promise<[Uint8Array, number] | null> {
  const pack = await read(`indici/norme/pacchi/${bucketOf(bucketKeyOfEli(eli), pacchi)}.txt`);
  if (!pack) return null;
  const texts = afterLine(pack);
  const place = entryOf<Place>(JSON.parse(decode(pack.subarray(0, texts))), fileOfEli(eli));
  if (!place) return null;
  const [start, length, relations] = place;
  return [pack.subarray(texts + start, texts + start + length), relations];
}

/**
 * An answer about an act, in Italian; `null` where no act has this ELI.
 *
 * @param eli of the form of a canonical one
 * @example await actDocument(read, "norme", "eli:/it/legge/1990/08/07/241")
 */
export async function actDocument(read: Read, folder: Folder, eli: string): Promise<Uint8Array | null> {
  const { said, metaLine } = await card<{ readonly pacchi?: number }>(read, folder === "norme" ? "norma" : folder);
  if (!said.pacchi) return read(answerFile(`/${folder}/${fileOfEli(eli)}`));
  const packed = await packedAct(read, eli, said.pacchi);
  if (!packed) return null;
  const [act, relations] = packed;
  const meta = metaLine("it");
  return folder === "norme" ? concat([meta, act]) : relationsOfAct(meta, act, relations);
}
