/**
 * Which beginnings of words deserve their rows side by side. The rows of a rare word are scattered over the whole list: reading a
 * hundred of them where they stand would take a hundred pages. So they are copied, next to each other; and since the copy of
 * "ammin" serves "amministrazione" as well when most of its rows are the same, few beginnings need a copy of their own.
 */

import { itemAt, lastOf } from "../../../collections/at.ts";
import { isTypeTerm, type Term, unionOf } from "./words.ts";

/** Rows to be laid side by side, for every word that begins with `key` and has no longer key of its own. */
interface Sequence {
  readonly key: string;
  /** Ordinals, ascending. */
  readonly rows: readonly number[];
}

/** Rows that are few enough to look for others among them: about six pages. */
const FEW = 1500;
/** A beginning gets its own copy when it has at most one row in so many of the nearest copy above it. */
const SPARSE = 4;

/**
 * How many characters two texts begin with alike.
 *
 * @example sharedLength("ambiente", "amministrazione") // 2
 */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Parts of a list of terms that differ in the character at a position; a term that ends there is no part. */
function* branches(terms: readonly Term[], at: number): Generator<readonly Term[]> {
  const letter = (i: number) => itemAt(terms, i).term[at];
  for (const [start, end] of runs(terms.length, (a, b) => letter(a) === letter(b)))
    if (letter(start) !== undefined) yield terms.slice(start, end);
}

/** The sequences of terms that share a key, and below. `above`: rows among which theirs are looked for unless they get their own. */
function* below(terms: readonly Term[], keyLength: number, above: number): Generator<Sequence> {
  if (above <= FEW) return;
  const rows = unionOf(terms);
  const own = rows.length * SPARSE <= above;
  const [first, last] = [itemAt(terms, 0).term, lastOf(terms).term];
  if (own) yield { key: first.slice(0, keyLength), rows };
  if (terms.length === 1) return;
  const shared = sharedLength(first, last);
  for (const branch of branches(terms, shared)) yield* below(branch, shared + 1, own ? rows.length : above);
}

/**
 * The sequences to copy, by key (code unit). A word whose beginnings have none is read in the list itself.
 *
 * @param groups as `TitleTerms` gives them
 * @param total rows in the list
 * @example [...sequencesOf(terms.groups(), total)] // [] as long as there are at most 1,500 rows
 */
export function* sequencesOf(groups: Iterable<readonly Term[]>, total: number): Generator<Sequence> {
  for (const group of groups) {
    const first = itemAt(group, 0);
    yield* below(group, isTypeTerm(first) ? first.term.length : 1, total);
  }
}

/**
 * Cuts an ordered list into its runs of equal items.
 *
 * @param length of the list
 * @param same whether the items at two places are equal
 * @returns where each run begins, and where the next one does
 * @example [...runs(3, (a, b) => "aab"[a] === "aab"[b])] // [[0, 2], [2, 3]]
 */
export function* runs(length: number, same: (a: number, b: number) => boolean): Generator<readonly [number, number]> {
  for (let start = 0, end = 0; start < length; start = end) {
    while (end < length && same(start, end)) end++;
    yield [start, end];
  }
}
