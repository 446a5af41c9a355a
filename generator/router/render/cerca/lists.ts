/** The terms of the index and the lists of their documents (`generator/format/cerca-terms.ts`). */

import { itemAt } from "../../../collections/at.ts";
import { eachEntry, type OnEntry, type Packed, splitPacked } from "../../../format/cerca-entries.ts";
import {
  decodeTerm,
  formsFile,
  LIST_PIECES,
  listFile,
  partOf,
  TERMS_PIECES,
  termsFile,
  termsIndexFile,
} from "../../../format/cerca-terms.ts";
import type { Analysis } from "../../../search/analysis.ts";
import { inflated, inflatedJson } from "../../inflated.ts";
import { type Read, readRequired } from "../../tree.ts";

/** Stems that a beginning stands for, at the most: those that most documents have. */
const MOST_STEMS = 32;

/** A term with what documents have it. */
export interface IndexTerm {
  readonly weight: number;
  readonly having: number;
  /** Whether the index keeps only the documents where it weighs most. */
  readonly cut: boolean;
  /** Whether all its entries are at hand; else those of its head are. */
  readonly isWhole: boolean;
  /**
   * Reads the entries that are in files of their own.
   *
   * @param mayHold whether a file is wanted whose entries are about documents from one to another
   */
  load(read: Read, mayHold: (first: number, reach: number) => boolean): Promise<void>;
  /** Tells the entries that are at hand. */
  each(onEntry: OnEntry): void;
}

const unpackedFiles = new WeakMap<Uint8Array, Promise<Packed<Uint8Array>>>();

/** A file of pieces, each no longer compressed. Opened once as long as the reader hands out the same array. */
async function unpacked(read: Read, name: string, count: number): Promise<Packed<Uint8Array>> {
  const bytes = await readRequired(read, name);
  const open = async () => {
    const { pieces, plain } = splitPacked(bytes, count);
    const all = await Promise.all(pieces.map((piece) => inflated(piece).arrayBuffer()));
    return { pieces: all.map((piece) => new Uint8Array(piece)), plain };
  };
  const found = unpackedFiles.get(bytes) ?? open();
  unpackedFiles.set(bytes, found);
  return found;
}

/** A term of the index; `null` where no document has it. */
export async function termOf(read: Read, term: string): Promise<IndexTerm | null> {
  const part = partOf(term);
  const leasts = await inflatedJson<readonly string[]>(read, termsIndexFile(part));
  const file = leasts.findLastIndex((least) => least <= term);
  if (file < 0) return null;
  const found = decodeTerm(await unpacked(read, termsFile(part, file), TERMS_PIECES), term);
  if (!found) return null;
  const [, weight, having, cut, , files] = found.line;
  let parts: readonly ((onEntry: OnEntry) => void)[] = [found.each];
  return {
    weight,
    having,
    cut: cut === 1,
    isWhole: files === undefined,
    async load(read, mayHold) {
      if (files === undefined) return;
      const some = files.filter(([, , first, reach]) => mayHold(first, reach));
      const all = await Promise.all(some.map(([m]) => unpacked(read, listFile(part, m), LIST_PIECES)));
      parts = all.map(({ pieces, plain: lows }, i) => {
        const [, count, base] = itemAt(some, i);
        const list = { columns: itemAt(pieces, 0), lows, from: 0, count, base };
        return (onEntry) => eachEntry(list, onEntry);
      });
    },
    each(onEntry) {
      for (const part of parts) part(onEntry);
    },
  };
}

/** The stems of the words that begin with a text, those that most documents have. */
export async function stemsOf(read: Read, { stemOf }: Analysis, beginning: string): Promise<string[]> {
  const bytes = await read(formsFile(beginning));
  const having = new Map<string, number>();
  for (const line of bytes ? (await inflated(bytes).text()).split("\n") : []) {
    const [form = "", documents] = line.split(" ");
    if (form.startsWith(beginning)) having.set(stemOf(form), Number(documents));
  }
  const stems = [...having].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return stems.slice(0, MOST_STEMS).map(([stem]) => stem);
}
