/** The files of one act by which its articles and versions are cut (`FORMAT.md`, Articles and versions). */

import type { Lingua } from "../../../contract/prose.ts";
import { type ActIndex, blockFile, earlierFile, indexFile, indexStart } from "../../../format/act-index.ts";
import { actFile } from "../../../format/act-lines.ts";
import { afterLine, decode } from "../../../format/bytes.ts";
import { cardFile, metaLine } from "../../../format/card.ts";
import { indexPackFile, packFile } from "../../../format/pack.ts";
import { json, type Read, readRequired } from "../../../format/read-tree.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { packedText } from "../act-document.ts";

/** An act, opened by its index; its other files are read where they are asked for. */
export interface ActFiles {
  readonly eli: string;
  readonly index: ActIndex;
  /** Line 1 of an answer of `articolo` and the like. */
  metaLine(lingua: Lingua): string;
  /** The answer of `/norme/{eli}` from line 2 on. */
  answer(): Promise<Uint8Array>;
  /** What only earlier versions say. */
  earlier(): Promise<Uint8Array>;
  /** A file of articles. */
  block(n: number): Promise<Uint8Array>;
}

const CARD = cardFile("articolo");

/** What is read when it is first asked for, and once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= read();
    return found;
  };
}

/** What is found of an act: where its meta is, its earlier texts where they stand behind the index, how many packs the tree has. */
interface FoundIndex {
  readonly card: Uint8Array;
  readonly earlier: Uint8Array;
  readonly index: ActIndex;
  /** `undefined` where each act is a file. */
  readonly pacchi: number | undefined;
}

const packsIn = (card: Uint8Array) => json<{ readonly pacchi?: number }>(card).pacchi;

/** An index that is a file by itself: below a line with the meta where no card is needed. */
async function ownIndex(read: Read, file: string): Promise<FoundIndex | null> {
  const bytes = await read(indexFile(file));
  if (!bytes) return null;
  const start = indexStart(bytes);
  const card = start ? bytes : await readRequired(read, CARD);
  const end = afterLine(bytes, start);
  const index = json<ActIndex>(bytes, bytes.subarray(start, end));
  return { card, earlier: bytes.subarray(end), index, pacchi: start ? undefined : packsIn(card) };
}

/** An index among those of a pack. */
async function packedIndex(read: Read, eli: string): Promise<FoundIndex | null> {
  const card = await readRequired(read, CARD);
  const pacchi = packsIn(card);
  if (!pacchi) return null;
  const found = await packedText(read, indexPackFile, eli, pacchi);
  if (!found) return null;
  const { text } = found;
  const end = afterLine(text);
  return { card, earlier: text.subarray(end), index: JSON.parse(decode(text.subarray(0, end))), pacchi };
}

/**
 * Opens an act by its index; `null` where no act has this ELI.
 *
 * @param eli of the form of a canonical one
 */
export async function openAct(read: Read, eli: string): Promise<ActFiles | null> {
  const file = fileOfEli(eli);
  const found = (await ownIndex(read, file)) ?? (await packedIndex(read, eli));
  if (!found) return null;
  const { card, earlier, index, pacchi } = found;
  return {
    eli,
    index,
    metaLine: (lingua) => metaLine(card, lingua),
    answer: once(async () => {
      if (pacchi === undefined) {
        const bytes = await readRequired(read, actFile(file));
        return bytes.subarray(afterLine(bytes));
      }
      const packed = await packedText(read, packFile, eli, pacchi);
      if (!packed) throw new Error(`manca ${eli}: rigenerare l'albero con \`npm run generate\``);
      return packed.text;
    }),
    earlier: once(async () => (index.blocchi ? readRequired(read, earlierFile(file)) : earlier)),
    block: (n) => readRequired(read, blockFile(file, n)),
  };
}
