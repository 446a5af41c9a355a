/** The files of the terms of one part of the index (`FORMAT.md`, Search by words). */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { ITALIAN } from "../../search/italian.ts";
import { EntryBytes, eachEntry } from "../../search/postings.ts";
import { isCommon, KEPT, MOST_IMPACT, weightOf } from "../../search/score.ts";
import type { FileSink } from "../file-sink.ts";
import { termsOfPiece } from "./runs.ts";

/** Folder of the index. */
export const WORDS_FOLDER = "indici/cerca";
/** Bytes of a file, about; and of entries that have files of their own. No file has more than 64 KB. */
const FILE = 48_000;
const APART = 16_000;

/** A run of acts: number of its first document, and its pieces for a part. */
export interface RunPiece {
  readonly first: number;
  readonly terms: Buffer;
  readonly words: Buffer;
}

/** The least text that is looked for in each file of a part, by number. */
export interface CellFiles {
  readonly parole: readonly string[];
  readonly forme: readonly string[];
}

type OnEntry = Parameters<typeof eachEntry>[2];
/** Entries of one term, by the first document that they are counted from. */
type Slices = (readonly [first: number, entries: Uint8Array])[];

function each(slices: Slices, told: OnEntry): void {
  for (const [base, bytes] of slices) eachEntry(bytes, base, told);
}

/** How many documents have a term. */
function countOf(slices: Slices): number {
  let [having, open] = [0, -1];
  each(slices, (first, last) => {
    // What is in a run that came before is counted.
    if (first <= open) return;
    having += last - first + 1;
    open = last;
  });
  return having;
}

/** The least impact that is kept of a common word: as many documents as may be, those where it weighs most. */
function leastKept(slices: Slices): number {
  const byImpact = new Float64Array(2 * MOST_IMPACT + 1);
  const count = (impact: number, more: number) => {
    byImpact[impact] = (byImpact[impact] ?? 0) + more;
  };
  let [open, inRun] = [-1, 0];
  each(slices, (first, last, impact) => {
    if (first > open) {
      count(impact, last - first + 1);
      [open, inRun] = [last, impact];
    } else {
      // In a run that came before: it weighs more here.
      count(impact + inRun, 1);
      count(inRun, -1);
    }
  });
  let [least, kept] = [byImpact.length, 0];
  while (least > 1 && kept + (byImpact[least - 1] ?? 0) <= KEPT) kept += byImpact[--least] ?? 0;
  return least;
}

/** The entries of a term of which only the weightier documents are kept: each by itself, or where it goes on as a run. */
function keptEntries(slices: Slices, least: number): Slices {
  const kept = new EntryBytes(0);
  let [open, inRun, next] = [-1, 0, 0];
  const close = (until: number) => {
    if (inRun >= least && next <= until) kept.add(next, until, inRun);
  };
  each(slices, (first, last, impact) => {
    if (first > open) {
      close(open);
      [open, inRun, next] = [last, impact, first];
      return;
    }
    // In a run that came before, of which what lies before it is told now.
    close(first - 1);
    const sum = impact + inRun;
    if (sum >= least) kept.add(first, first, sum);
    next = first + 1;
  });
  close(open);
  return [[0, kept.bytes]];
}

/** Entries in files of their own, each counted from its first document; with the last document that an entry of it reaches. */
function inFiles(slices: Slices): { readonly entries: EntryBytes; reach: number }[] {
  const files: { readonly entries: EntryBytes; reach: number }[] = [];
  each(slices, (first, last, impact) => {
    let file = files.at(-1);
    if (file === undefined || file.entries.length > FILE) {
      file = { entries: new EntryBytes(first), reach: last };
      files.push(file);
    }
    file.entries.add(first, last, impact);
    file.reach = Math.max(file.reach, last);
  });
  return files;
}

/** Writes files of one kind and part, named by their numbers. */
class Series {
  count = 0;
  readonly #files: FileSink;
  readonly #stem: string;
  constructor(files: FileSink, kind: string, cell: number) {
    this.#files = files;
    this.#stem = `${WORDS_FOLDER}/${kind}/${cell}-`;
  }
  write(bytes: Uint8Array | string, ending: string): number {
    this.#files.write(`${this.#stem}${this.count}.${ending}`, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
    return this.count++;
  }
}

/**
 * Writes the terms of a part.
 *
 * @param documents how many the index has
 * @returns where a term is looked for
 */
export function writeCell(files: FileSink, cell: number, runs: readonly RunPiece[], documents: number): CellFiles {
  const slices = new Map<string, Slices>();
  for (const { first, terms } of runs)
    for (const [term, entries] of termsOfPiece(terms)) getOrMake(slices, term, () => []).push([first, entries]);
  const lists = new Series(files, "liste", cell);
  const words = new Series(files, "parole", cell);
  const parole: string[] = [];
  const havingOf = new Map<string, number>();
  let [head, bodies, bytes]: [unknown[], Uint8Array[], number] = [[], [], 0];
  const flush = () => {
    if (head.length === 0) return;
    words.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bodies]), "bin");
    [head, bodies, bytes] = [[], [], 0];
  };
  for (const term of [...slices.keys()].sort(byCodeUnit)) {
    let own = slices.get(term) ?? [];
    const having = countOf(own);
    havingOf.set(term, having);
    const least = isCommon(having, documents) && !term.startsWith(" ") ? leastKept(own) : 0;
    if (least > 1) own = keptEntries(own, least);
    const whole = new EntryBytes(0);
    each(own, (first, last, impact) => whole.add(first, last, impact));
    if (head.length === 0) parole.push(term);
    const about = [term, weightOf(having, documents), having, least > 1 ? 1 : 0];
    if (whole.length > APART) {
      const apart = inFiles(own).map(({ entries, reach }) => [lists.write(entries.bytes, "bin"), entries.base, reach]);
      head.push([...about, apart]);
    } else {
      head.push([...about, whole.length]);
      bodies.push(whole.bytes);
      bytes += whole.length;
    }
    bytes += term.length + 24;
    if (bytes > FILE - APART) flush();
  }
  flush();
  return { parole, forme: writeForms(files, cell, runs, havingOf) };
}

/** Writes the words of a part, each with how many documents have its stem. */
function writeForms(
  files: FileSink,
  cell: number,
  runs: readonly RunPiece[],
  havingOf: ReadonlyMap<string, number>,
): string[] {
  const forms = new Set(runs.flatMap(({ words }) => words.toString().split("\n").filter(Boolean)));
  const series = new Series(files, "forme", cell);
  const firsts: string[] = [];
  let text = "";
  for (const form of [...forms].sort(byCodeUnit)) {
    if (text === "") firsts.push(form);
    text += `${form} ${havingOf.get(ITALIAN.stemOf(form)) ?? 0}\n`;
    if (text.length < FILE / 2) continue;
    series.write(text, "txt");
    text = "";
  }
  if (text !== "") series.write(text, "txt");
  return firsts;
}
