import { adjacent } from "../../../collections/adjacent.ts";
import { itemAt, numberAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { jsonLines, type MakeList, type SortedList } from "../../../collections/sorted-list.ts";
import { foldWords } from "../../../law/fold.ts";
import { typeTerm } from "../../../law/type-term.ts";

/** What a request can ask a row for, with the rows that have it. */
export interface Term {
  /** A folded word of titles, or a type of act between two spaces, which no word can hold. */
  readonly term: string;
  /** Ordinals in list order, ascending. */
  readonly rows: readonly number[];
}

/** Whether a term is a type of act. */
export const isTypeTerm = ({ term }: Pick<Term, "term">): boolean => term.startsWith(" ");

/** Rows whose terms are gathered before they go into the list. */
const AT_ONCE = 1 << 15;

/** Bytes of a term beside its rows, and of an ordinal, about. */
const BYTES = { term: 30, ordinal: 7 };

/**
 * The types and the words of titles, however many: rows are added in list order, terms are read by code unit.
 *
 * @example
 * const terms = new TitleTerms(lists);
 * terms.add({ tipo: "legge", titolo: "Legge di bilancio" });
 * [...terms.items()] // [" legge ", "bilancio", "di", "legge"], each with rows [0]
 * terms.close();
 */
export class TitleTerms {
  readonly #list: SortedList<Term>;
  #gathered = new Map<string, number[]>();
  #count = 0;

  constructor(lists: MakeList) {
    this.#list = lists(
      "terms",
      jsonLines<Term>((a, b) => byCodeUnit(a.term, b.term)),
    );
  }

  /** Adds a row of the list of acts. Rows come in the order of the list: the first has ordinal 0. */
  add({ tipo, titolo }: { readonly tipo: string; readonly titolo: string }): void {
    for (const term of new Set([typeTerm(tipo), ...foldWords(titolo)]))
      getOrMake(this.#gathered, term, () => []).push(this.#count);
    if (++this.#count % AT_ONCE === 0) this.#settle();
  }

  #settle(): void {
    for (const [term, rows] of this.#gathered) this.#list.add({ term, rows }, BYTES.term + BYTES.ordinal * rows.length);
    this.#gathered = new Map();
  }

  /** All terms, by code unit; no row is added any more. */
  *items(): Generator<Term> {
    this.#settle();
    for (const same of adjacent(this.#list.items(), ({ term }) => term)) {
      const { term, rows } = itemAt(same, 0);
      const more = same.slice(1);
      // Joined at once: of a word of most titles the rows of a million acts are 8 MB, and there are 31 parts of them.
      yield { term, rows: more.length === 0 ? rows : rows.concat(...more.map((part) => part.rows)) };
    }
  }

  /** The terms in groups that share no beginning, one group at a time: each type, and the words of each first letter. */
  groups(): Generator<readonly Term[]> {
    return adjacent(this.items(), (term) => (isTypeTerm(term) ? term.term : term.term[0]));
  }

  /** Forgets all terms. */
  close(): void {
    this.#list.close();
  }
}

/** Where a union has at least one row in so many of the list, marking each in a map of the list is less work than sorting them. */
const DENSE = 16;

function marked(terms: readonly Term[], last: number): number[] {
  const found = new Uint8Array(last + 1);
  for (const { rows } of terms) for (const ordinal of rows) found[ordinal] = 1;
  const union: number[] = [];
  for (let ordinal = found.indexOf(1); ordinal >= 0; ordinal = found.indexOf(1, ordinal + 1)) union.push(ordinal);
  return union;
}

function sorted(terms: readonly Term[], count: number): number[] {
  const all = new Uint32Array(count);
  let at = 0;
  for (const { rows } of terms) for (const ordinal of rows) all[at++] = ordinal;
  all.sort();
  const union: number[] = [];
  for (let i = 0; i < count; i++) if (i === 0 || all[i] !== all[i - 1]) union.push(numberAt(all, i));
  return union;
}

/**
 * The rows that have any of some terms.
 *
 * @returns ascending
 * @example unionOf([{ term: "atti", rows: [0, 4] }, { term: "atto", rows: [2, 4] }]) // [0, 2, 4]
 */
export function unionOf(terms: readonly Term[]): readonly number[] {
  if (terms.length === 1) return itemAt(terms, 0).rows;
  let [count, last] = [0, -1];
  for (const { rows } of terms) {
    count += rows.length;
    last = Math.max(last, rows.at(-1) ?? -1);
  }
  return count * DENSE > last ? marked(terms, last) : sorted(terms, count);
}
