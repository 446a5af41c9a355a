/** The terms of the index and the lists of their documents (`generator/search/files/terms.ts`). */

import { itemAt } from "../../collections/at.ts";
import { decode } from "../../format/bytes.ts";
import { inflated, inflatedJson } from "../../format/inflated.ts";
import { type Read, readRequired } from "../../format/read-tree.ts";
import type { Analysis } from "../analysis.ts";
import { eachEntry, type OnEntry, type Packed, splitPacked } from "../files/entries.ts";
import {
  decodeTerm,
  formsFile,
  LIST_PIECES,
  listFile,
  partOf,
  TERMS_PIECES,
  termsFile,
  termsIndexFile,
} from "../files/terms.ts";
import { LEAST_BEGINNING } from "../question.ts";

/** Stems that a beginning, or a root, stands for, at the most: those that most documents have. */
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
    return { pieces: await Promise.all(pieces.map(inflated)), plain };
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

/** A word of the texts. */
interface Form {
  readonly form: string;
  /** How many documents have its stem. */
  readonly documents: number;
}

/** The words of a file of words; none where the index has no such file. */
export async function formsIn(read: Read, name: string): Promise<readonly Form[]> {
  const bytes = await read(name);
  const lines = bytes
    ? decode(await inflated(bytes))
        .trim()
        .split("\n")
    : [];
  return lines.map((line) => {
    const [form = "", documents] = line.split(" ");
    return { form, documents: Number(documents) };
  });
}

/** The stems of some words that begin as a text does, those that most documents have. @param text at least three letters */
async function stemsAmong(read: Read, { stemOf }: Analysis, text: string, isMeant: (form: string) => boolean) {
  const having = new Map<string, number>();
  for (const { form, documents } of await formsIn(read, formsFile(text)))
    if (isMeant(form)) having.set(stemOf(form), documents);
  const stems = [...having].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return stems.slice(0, MOST_STEMS).map(([stem]) => stem);
}

/** The stems of the words that begin with a text. */
export const stemsOfBeginning = (read: Read, analysis: Analysis, beginning: string): Promise<readonly string[]> =>
  stemsAmong(read, analysis, beginning, (form) => form.startsWith(beginning));

/** The stems of the words that have the root of a word, and its first three letters. */
export async function stemsOfRoot(read: Read, analysis: Analysis, word: string): Promise<readonly string[]> {
  const [begins, root] = [word.slice(0, LEAST_BEGINNING), analysis.rootOf(word)];
  if (begins.length < LEAST_BEGINNING) return [];
  return stemsAmong(read, analysis, word, (form) => form.startsWith(begins) && analysis.rootOf(form) === root);
}
