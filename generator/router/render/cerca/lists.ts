/** The lists of documents of the index (`FORMAT.md`, Full-text search). */

import type { Prosa } from "../../../api/prose.ts";
import { itemAt } from "../../../collections/at.ts";
import { firstNotBelow } from "../../../collections/not-below.ts";
import { afterLine, decode } from "../../../format/bytes.ts";
import type { Analysis, WordTables } from "../../../search/analysis.ts";
import { partOf } from "../../../search/parts.ts";
import { eachEntry, type OnEntry } from "../../../search/postings.ts";
import { must, type Read } from "../../tree.ts";

const FOLDER = "indici/cerca";
/** Stems that a beginning stands for, at the most: those that most documents have. */
const MOST_STEMS = 32;

/** What the card says of the index. */
export interface SearchCard {
  /** How many documents it has; `null` where the tree has no index. */
  readonly documenti: number | null;
  readonly blocchi: readonly (readonly [first: number, data: string, eli: string])[];
  readonly tabelle: WordTables;
  /** By everyday name the places that it means, below `eli:/it/`. */
  readonly detti: Readonly<Record<string, readonly string[]>>;
  readonly note: Readonly<Record<"vuota" | "tagliata" | "parziale" | "detti", Prosa>>;
  /** By part, the least text that is looked for in each file. */
  readonly parole: readonly (readonly string[])[];
  readonly forme: readonly (readonly string[])[];
}

/** A line of a file of terms: bytes of its entries, or their files with the first document and the last one that each reaches. */
type TermLine = readonly [
  term: string,
  weight: number,
  having: number,
  cut: 0 | 1,
  where: number | readonly (readonly [file: number, first: number, reach: number])[],
];

/** A term with what documents have it. */
export interface IndexTerm {
  readonly weight: number;
  readonly having: number;
  /** Whether the index keeps only the documents where it weighs most. */
  readonly cut: boolean;
  /** Tells its entries, of the files that may hold some of the documents, or of all. */
  each(documents: Uint32Array | null, told: OnEntry): Promise<void>;
}

/** A term of the index; `null` where no document has it. */
export async function termOf(read: Read, { parole }: SearchCard, term: string): Promise<IndexTerm | null> {
  const cell = partOf(term);
  const file = itemAt(parole, cell).findLastIndex((least) => least <= term);
  if (file < 0) return null;
  const bytes = await must(read, `${FOLDER}/parole/${cell}-${file}.bin`);
  let at = afterLine(bytes);
  const lines: readonly TermLine[] = JSON.parse(decode(bytes.subarray(0, at)));
  for (const [name, weight, having, cut, where] of lines) {
    if (name === term) {
      const start = at;
      const each: IndexTerm["each"] = async (documents, told) => {
        if (typeof where === "number") return eachEntry(bytes.subarray(start, start + where), 0, told);
        const holds = ([, first, reach]: (typeof where)[number]) =>
          !documents || (documents[firstNotBelow(documents, first)] ?? reach + 1) <= reach;
        const files = where.filter(holds);
        const load = ([list]: (typeof where)[number]) => must(read, `${FOLDER}/liste/${cell}-${list}.bin`);
        const all = await Promise.all(files.map(load));
        all.forEach((entries, i) => {
          eachEntry(entries, itemAt(files, i)[1], told);
        });
      };
      return { weight, having, cut: cut === 1, each };
    }
    if (typeof where === "number") at += where;
  }
  return null;
}

/** The stems of the words that begin with a text, those that most documents have. */
export async function stemsOf(
  read: Read,
  { forme }: SearchCard,
  { stemOf }: Analysis,
  beginning: string,
): Promise<string[]> {
  const cell = partOf(beginning);
  const firsts = itemAt(forme, cell);
  const files = firsts.flatMap((least, file) =>
    least < `${beginning}\uffff` && (firsts[file + 1] ?? "\uffff") > beginning
      ? [`${FOLDER}/forme/${cell}-${file}.txt`]
      : [],
  );
  const texts = await Promise.all(files.map(async (file) => decode(await must(read, file))));
  const having = new Map<string, number>();
  for (const line of texts.join("").split("\n")) {
    const [form = "", documents] = line.split(" ");
    if (form.startsWith(beginning)) having.set(stemOf(form), Number(documents));
  }
  const stems = [...having].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return stems.slice(0, MOST_STEMS).map(([stem]) => stem);
}

const inflated = new WeakMap<Uint8Array, unknown>();

/** What a compressed file of JSON says. Inflated once as long as the reader hands out the same array. */
export async function inflatedJson<T>(read: Read, name: string): Promise<T> {
  const bytes = await must(read, `${FOLDER}/${name}`);
  if (!inflated.has(bytes)) {
    const body = new Response(bytes.slice()).body?.pipeThrough(new DecompressionStream("deflate-raw"));
    inflated.set(bytes, await new Response(body ?? null).json());
  }
  // What a file of the tree says, its format says.
  return inflated.get(bytes) as T;
}
