/** Packs read back: their acts, and what is wrong with one. */

import { byCodeUnit } from "../collections/code-unit.ts";
import { bucketKeyOfEli, bucketOf } from "../law/identity/act-bucket.ts";
import { fileOfEli } from "../law/identity/canonical-eli.ts";
import { OUT, type PackedAct, type PackPlace } from "./pack.ts";

const NAME = /^indici\/norme\/pacchi\/(\d+)\.txt$/;

/**
 * The bucket whose pack a file of the tree is; `null` for any other file.
 *
 * @example bucketOfPack("indici/norme/pacchi/7.txt") // 7
 */
export function bucketOfPack(name: string): number | null {
  const [, bucket] = NAME.exec(name) ?? [];
  return bucket === undefined ? null : Number(bucket);
}

const utf8 = new TextDecoder();

/** Line 1 of a pack, and what follows it. */
function split(pack: Uint8Array): { places: [string, PackPlace][]; texts: Uint8Array } {
  const end = pack.indexOf(10);
  const index: Record<string, PackPlace> = JSON.parse(utf8.decode(pack.subarray(0, end)));
  return { places: Object.entries(index), texts: pack.subarray(end + 1) };
}

/**
 * The acts of a pack, in its order, each decoded as it is asked for.
 *
 * @throws SyntaxError where line 1 is not JSON
 * @example [...actsOfPack(packBytes(acts))] // the same acts, by code unit of their files
 */
export function* actsOfPack(pack: Uint8Array): Generator<PackedAct> {
  const { places, texts } = split(pack);
  for (const [file, [start, length]] of places)
    yield { file, text: utf8.decode(texts.subarray(start, start + length)) };
}

/**
 * The text of one act in a pack, as bytes.
 *
 * @throws RangeError where the pack has no such act
 * @example actOfPack(packBytes(acts), "legge/1990/08/07/241").length // 98000
 */
export function actOfPack(pack: Uint8Array, file: string): Uint8Array {
  const { places, texts } = split(pack);
  const [, place] = places.find(([name]) => name === file) ?? [];
  if (!place) throw new RangeError(`${file}: non è nel pacchetto`);
  const [start, length] = place;
  return texts.subarray(start, start + length);
}

/** What is wrong with the place of an act: where it says that the changes begin, and the bucket of its ELI. */
function placeProblems(
  file: string,
  [, , out]: PackPlace,
  text: Uint8Array,
  wanted: { bucket: number; buckets: number },
): string[] {
  const problems: string[] = [];
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.length);
  const opening = bytes.indexOf(OUT);
  if (opening < 0 || bytes.at(-1) !== 10) return ["non è la risposta di un atto dalla seconda riga in poi"];
  if (opening + OUT.length !== out)
    problems.push(`le relazioni iniziano al byte ${opening + OUT.length}, l'indice dice ${out}`);
  const [, eli = '""'] = /^"eli":("(?:[^"\\]|\\.)*")/.exec(utf8.decode(bytes.subarray(0, bytes.indexOf(10)))) ?? [];
  const read: string = JSON.parse(eli);
  if (!read.startsWith("eli:/it/") || fileOfEli(read) !== file)
    problems.push(`ha l'ELI ${eli}, che è di un altro file`);
  else if (bucketOf(bucketKeyOfEli(read), wanted.buckets) !== wanted.bucket)
    problems.push(`deve stare in ${bucketOf(bucketKeyOfEli(read), wanted.buckets)}.txt`);
  return problems;
}

/**
 * What is wrong with a pack, a line each: order, places, bucket of each act. The texts themselves are not held against their schema.
 *
 * @param buckets what the card says
 * @example packProblems(packBytes([]), 0, 16) // []
 */
export function packProblems(pack: Uint8Array, bucket: number, buckets: number): string[] {
  if (bucket >= buckets) return [`l'albero ha ${buckets} pacchetti, numerati da 0`];
  let parts: ReturnType<typeof split>;
  try {
    parts = split(pack);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`la prima riga non è JSON (${error.message})`];
  }
  const { places, texts } = parts;
  const problems: string[] = [];
  let end = 0;
  places.forEach(([file, place], i) => {
    const [start, length] = place;
    const before = places[i - 1];
    if (before !== undefined && byCodeUnit(before[0], file) >= 0) problems.push(`${file}: fuori ordine nell'indice`);
    if (start !== end) problems.push(`${file}: inizia al byte ${start}, il testo di prima finisce al byte ${end}`);
    end = start + length;
    const found = placeProblems(file, place, texts.subarray(start, end), { bucket, buckets });
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  });
  if (end !== texts.length) problems.push(`i testi sono ${texts.length} byte, l'indice ne descrive ${end}`);
  return problems;
}
