/**
 * The terms of the search and what documents have them, `indici/cerca/`, in *parts* by the first letter of a term. What is compressed is
 * so by DEFLATE without a header; files of terms and of entries are pieces (`cerca-entries.ts`), the others are compressed whole.
 *
 *     parole/<part>.bin       JSON, ["","abrog",...]: a term is in the last file of the part that begins at or before it
 *     parole/<part>-<n>.bin   JSON, [[term, weight, documents, cut, entries, files?],...] by code unit; columns of the entries of all of
 *                             them, each list counted from document 0
 *     liste/<part>-<m>.bin    columns of entries
 *     forme/<part>-<b>.bin    the folded words of three letters and more whose second and third one give b (`formsFile`), by code unit:
 *                             a line each with how many documents have its stem
 *
 * A term whose entries have files of their own says of each `[m, entries, first, reach]`: its entries are counted from document `first`, and
 * none of them is about a document beyond `reach`. What then stands beside the term is its *head*: the 1,024 documents where it weighs most,
 * of those with one impact the ones with the highest numbers.
 */

import { decode } from "../../format/bytes.ts";
import { type EntryColumns, eachEntry, type OnEntry, type Packed } from "./entries.ts";

/** Folder of the index. */
export const SEARCH_FOLDER = "indici/cerca";

/** Least first letters of the parts, by code unit: types of acts, digits, letters, and what comes after these. */
const STARTS = " 0123456789abcdefghijklmnopqrstuvwxyz{";

/** How many parts there are. */
export const PARTS = STARTS.length;

/**
 * The part of the index that a term is in: parts follow each other as their terms do.
 *
 * @example partOf("abrog") // 11
 */
export function partOf(term: string): number {
  const first = term.charCodeAt(0);
  let part = STARTS.length;
  while (--part > 0) if (STARTS.charCodeAt(part) <= first) break;
  return part;
}

/** The term of what is repealed: an article that says so, and all of an act whose every article does. No word and no type of act is written so. */
export const REPEALED_TERM = " abrogato ";

/** Documents of a head. */
export const HEAD = 1024;

/** Where entries of a term are: number of the file, how many, what they are counted from, and the last document of any. */
export type EntryFile = readonly [file: number, entries: number, first: number, reach: number];

/** What a file says of a term: `cut` is 1 where the index keeps only the documents where it weighs most. */
export type TermLine = readonly [
  term: string,
  weight: number,
  having: number,
  cut: 0 | 1,
  entries: number,
  files?: readonly EntryFile[],
];

/** Name of the file that says in which file of its part a term is. */
export const termsIndexFile = (part: number): string => `${SEARCH_FOLDER}/parole/${part}.bin`;

/** Name of a file of terms. */
export const termsFile = (part: number, n: number): string => `${SEARCH_FOLDER}/parole/${part}-${n}.bin`;

/** Name of a file of entries. */
export const listFile = (part: number, m: number): string => `${SEARCH_FOLDER}/liste/${part}-${m}.bin`;

/** Files of words of a part. */
const FORM_FILES = 8;

const formsFileOf = (part: number, b: number): string => `${SEARCH_FOLDER}/forme/${part}-${b}.bin`;

/**
 * Name of the file of the words that begin as a text does.
 *
 * @param text of at least three letters
 * @example formsFile("abrogazione") // "indici/cerca/forme/11-4.bin"
 */
export const formsFile = (text: string): string =>
  formsFileOf(partOf(text), (31 * text.charCodeAt(1) + text.charCodeAt(2)) % FORM_FILES);

/** Names of the files of all words of the part that a text is in. */
export const formsFilesOfPart = (text: string): readonly string[] =>
  Array.from({ length: FORM_FILES }, (_, b) => formsFileOf(partOf(text), b));

/**
 * The least text that a file must begin with: longer than it is needed to tell its first term from the last one before says nothing.
 *
 * @example separatorOf("abrog", "accert") // "ac"
 */
export function separatorOf(before: string, first: string): string {
  let same = 0;
  while (same < before.length && before[same] === first[same]) same++;
  return first.slice(0, same + 1);
}

/** A file of terms: what is said of them, and their entries. */
export function encodeTerms(lines: readonly TermLine[], entries: EntryColumns): Packed<string | Uint8Array> {
  const { pieces, plain } = entries.packed;
  return { pieces: [JSON.stringify(lines), ...pieces], plain };
}

/** Pieces of a file of terms, and of one of entries. */
export const TERMS_PIECES = 2;
export const LIST_PIECES = 1;

/** A term as its file has it. */
export interface FoundTerm {
  readonly line: TermLine;
  /** Tells the entries that stand beside it. */
  each(onEntry: OnEntry): void;
}

/**
 * A term of a file of terms; `null` where it has none so.
 *
 * @param file its pieces are no longer compressed
 */
export function decodeTerm(
  { pieces: [head, columns], plain: lows }: Packed<Uint8Array>,
  term: string,
): FoundTerm | null {
  if (!head || !columns) return null;
  const lines: readonly TermLine[] = JSON.parse(decode(head));
  let from = 0;
  for (const line of lines) {
    if (line[0] === term) {
      const list = { columns, lows, from, count: line[4], base: 0 };
      return { line, each: (onEntry) => eachEntry(list, onEntry) };
    }
    from += line[4];
  }
  return null;
}
