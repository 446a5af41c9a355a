/** What is wrong with the files of the search index (`FORMAT.md`, Full-text search). Pieces and texts come here no longer compressed. */

import type { Prosa } from "../api/prose.ts";
import { decode } from "./bytes.ts";
import { eachEntry, NumberReader, type Packed } from "./cerca-entries.ts";
import { type EntryFile, formsFile, listFile, partOf, type TermLine, termsFile } from "./cerca-terms.ts";
import {
  type ActPlaces,
  BLOCK_DOCUMENTS,
  decodeActPlace,
  type TextBlock,
  type TextRests,
  textsFile,
} from "./cerca-texts.ts";
import { missingFault, orderFault, sizeFault, valueFault } from "./faults.ts";

/** What is wrong with columns: they have as many numbers and bytes as there are entries, and no more; no impact is 0. */
function faultOfColumns(columns: Uint8Array, lows: Uint8Array): Prosa | null {
  const entries = lows.length;
  const reader = new NumberReader(columns);
  let runs = 0;
  for (let i = 0; i < entries; i++) runs += reader.next() % 2;
  const highs = reader.skip(runs).at;
  if (highs + entries !== columns.length) return sizeFault(columns.length, highs + entries);
  const idle = lows.findIndex((low, i) => low === 0 && columns[highs + i] === 0);
  return idle < 0 ? null : { it: `la voce ${idle} non pesa nulla`, en: `entry ${idle} weighs nothing` };
}

/** What is wrong with a file of entries, whatever term it is of. */
export function* faultsOfList({ pieces: [columns], plain }: Packed<Uint8Array>): Generator<Prosa> {
  const fault = columns && faultOfColumns(columns, plain);
  if (fault) yield fault;
}

/** What is wrong with the file that says in which file of its part a term is: texts by code unit. */
export function* faultsOfTermsIndex(leasts: readonly string[]): Generator<Prosa> {
  for (const [i, least] of leasts.entries()) if (i > 0 && least <= (leasts[i - 1] ?? "")) yield orderFault(least);
}

/** The last document of each of some lists that stand one after the other in columns, all counted from document 0. */
function lastDocuments(columns: Uint8Array, lists: readonly number[]): number[] {
  const gaps = new NumberReader(columns);
  const entries = lists.reduce((sum, count) => sum + count, 0);
  const runs = new NumberReader(columns, new NumberReader(columns).skip(entries).at);
  return lists.map((count) => {
    let [first, reach] = [0, 0];
    for (let i = 0; i < count; i++) {
      const gap = gaps.next();
      first += Math.floor(gap / 2);
      reach = Math.max(reach, gap % 2 ? first + runs.next() : first);
    }
    return reach;
  });
}

/** What a file of terms is held against. */
export interface AroundTerms {
  readonly part: number;
  readonly n: number;
  /** The texts that the files of the part begin with. */
  readonly leasts: readonly string[];
  /** Documents of the index. */
  readonly documents: number;
  /** A file of entries; `null` where it is missing. */
  list(name: string): Packed<Uint8Array> | null;
}

/** What is wrong with the file of entries of a term. */
function faultOfEntries(term: string, [m, entries, base, reach]: EntryFile, around: AroundTerms): Prosa | null {
  const name = listFile(around.part, m);
  const list = around.list(name);
  if (list === null) return missingFault(name);
  const { pieces, plain } = list;
  const [columns = plain] = pieces;
  if (plain.length !== entries) return valueFault(`${term}: ${name}`, entries, plain.length);
  let found = 0;
  eachEntry({ columns, lows: plain, from: 0, count: entries, base }, (_, last) => {
    if (last > found) found = last;
  });
  return found === reach ? null : valueFault(`${term}: ${name}`, reach, found);
}

/** What is wrong with a file of terms, and with what it says of files of entries. */
export function* faultsOfTerms({ pieces, plain }: Packed<Uint8Array>, around: AroundTerms): Generator<Prosa> {
  const [head = plain, columns = plain] = pieces;
  const lines: readonly TermLine[] = JSON.parse(decode(head));
  const { part, n, leasts, documents } = around;
  let before: string | null = null;
  for (const [term, , , , , files = []] of lines) {
    if (before !== null && term <= before) yield orderFault(term);
    before = term;
    const due = leasts.findLastIndex((least) => least <= term);
    if (partOf(term) !== part || due !== n) {
      const own = partOf(term) === part ? termsFile(part, due) : `parole/${partOf(term)}-*.bin`;
      yield { it: `${term}: deve stare in ${own}`, en: `${term}: belongs in ${own}` };
    }
    for (const file of files) {
      const fault = faultOfEntries(term, file, around);
      if (fault) yield fault;
    }
  }
  const counts = lines.map(([, , , , entries]) => entries);
  const entries = counts.reduce((sum, count) => sum + count, 0);
  if (entries !== plain.length) {
    yield valueFault("entries", entries, plain.length);
    return;
  }
  const fault = faultOfColumns(columns, plain);
  if (fault) {
    yield fault;
    return;
  }
  for (const [i, last] of lastDocuments(columns, counts).entries())
    if (last >= documents)
      yield {
        it: `${lines[i]?.[0]}: il documento ${last} non c'è, sono ${documents}`,
        en: `${lines[i]?.[0]}: there is no document ${last}, there are ${documents}`,
      };
}

/** What is wrong with a file of words: a word a line by code unit, each in the file of what it begins with. */
export function* faultsOfForms(text: string, name: string): Generator<Prosa> {
  let before = "";
  for (const line of text.split("\n").slice(0, -1)) {
    const [, word] = /^(\S{3,}) \d+$/.exec(line) ?? [];
    if (word === undefined) yield { it: `${line}: non è parola e numero`, en: `${line}: no word and number` };
    else {
      if (word <= before) yield orderFault(word);
      before = word;
      if (formsFile(word) !== name)
        yield { it: `${word}: deve stare in ${formsFile(word)}`, en: `${word}: belongs in ${formsFile(word)}` };
    }
  }
  if (!text.endsWith("\n")) yield { it: "l'ultima riga non è intera", en: "its last line is not whole" };
}

/**
 * What is wrong with a file of texts.
 *
 * @param block number of the file in its chunk
 * @param has whether the tree has a file
 */
export function* faultsOfTexts(
  { norme, documenti }: TextBlock,
  chunk: number,
  block: number,
  has: (name: string) => boolean,
): Generator<Prosa> {
  if (documenti.length > BLOCK_DOCUMENTS) yield valueFault("documenti", documenti.length, BLOCK_DOCUMENTS);
  for (const [place, [norma, articolo]] of documenti.entries()) {
    if (norme[norma] === undefined)
      yield {
        it: `documenti[${place}]: l'atto ${norma} non c'è, sono ${norme.length}`,
        en: `documenti[${place}]: there is no act ${norma}, there are ${norme.length}`,
      };
    const [first, last] = articolo?.seguito ?? [0, -1];
    for (let rest = first; rest <= last; rest++) {
      const name = textsFile(chunk, block, rest);
      if (!has(name)) yield missingFault(name);
    }
  }
}

/** What is wrong with a file of rests, held against the texts that it goes on with: a piece for each that says so, and none besides. */
export function* faultsOfRests(rests: TextRests, { documenti }: TextBlock, n: number): Generator<Prosa> {
  const due = documenti.flatMap(([, articolo], place) => {
    const [first, last] = articolo?.seguito ?? [0, -1];
    return first <= n && n <= last ? [`${place}`] : [];
  });
  if (due.join() !== Object.keys(rests).join()) yield valueFault("documenti", Object.keys(rests).join(), due.join());
}

/** What is wrong with the file that says where acts are: their documents follow each other. */
export function* faultsOfActPlaces(places: ActPlaces): Generator<Prosa> {
  const acts = Object.entries(places).sort(([, [a]], [, [b]]) => a - b);
  let next = acts[0]?.[1][0] ?? 0;
  for (const [file, place] of acts) {
    const { first, pieces } = decodeActPlace(place);
    if (first !== next) yield valueFault(file, first, next);
    next = first + pieces.length + 1;
  }
}
