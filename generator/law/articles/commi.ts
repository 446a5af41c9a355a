/** The commi of an article, from its text: one line for each comma and each point of a list. */

import { articleNumber, compareArticleNumbers } from "./article-number.ts";

/** A comma of an article. */
interface Comma {
  /** As the text numbers it; its place, from 1, where the text numbers none; `null` for what stands before the first number. */
  readonly numero: string | null;
  /** `art_3__para_2`: unique in the article. */
  readonly id: string;
  /** One line for itself and one for each of its points. */
  readonly testo: string;
}

/** `2. `, `((2-bis. `, and glued `7.Al`, `2-bis.((Ai`: each run of letters is one suffix. */
const NUMBERED = /^[(\s]*(\d{1,4}(?:[ -]?[a-z]{3,}(?![a-z]))*(?:\.\d{1,2})?)\.(?:[\s(\p{Lu}]|$)/u;
/** `a)`, `1°`, `2-bis)`, a dash, the row of a table. */
const POINT = /^[(«"“\s]*(?:\d{1,3}(?:-[a-z]+)*(?:\.\d+)*[)°]|[A-Za-z]{1,2}(?:-[a-z]+)*\)|[-–—+|])|\t/;
/** What a line ends with that goes on in the next one. */
const GOES_ON = /[:;,]$/;

interface Growing {
  numero: string | null;
  readonly lines: string[];
}

/**
 * The places of the longest run of numbers each of which is above the one before: those of the commi. Numbers of quoted texts begin anew, or
 * leap ahead (`684-ter` in comma 253), and stand beside it.
 */
function longestRun(numbers: readonly (string | null)[]): ReadonlySet<number> {
  /** By length of a run the place of its last number, the lowest that there is; and the place before each. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const numberAt = (place: number | undefined) => (place === undefined ? null : (numbers[place] ?? null));
  for (const [at, numero] of numbers.entries()) {
    if (numero === null) continue;
    const isBelow = (place: number) => compareArticleNumbers(numberAt(place) ?? "", numero) < 0;
    const last = ends.at(-1);
    // Nearly every number goes on the run.
    let [low, high] = [last !== undefined && isBelow(last) ? ends.length : 0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(ends[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1];
    // Of two that are the same the first one counts.
    const there = numberAt(ends[low]);
    if (there === null || compareArticleNumbers(there, numero) > 0) ends[low] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(at);
  return run;
}

/**
 * Where a number of the run begins a line, a comma begins.
 *
 * @param written the number at the beginning of each line
 */
function byNumber(lines: readonly string[], written: readonly (string | undefined)[]): Growing[] {
  const numbers = written.map((number) => (number === undefined ? null : articleNumber(number)));
  const run = longestRun(numbers);
  const commi: Growing[] = [];
  for (const [at, line] of lines.entries()) {
    if (run.has(at) || commi.length === 0)
      commi.push({ numero: run.has(at) ? (numbers[at] ?? null) : null, lines: [line] });
    else commi.at(-1)?.lines.push(line);
  }
  return commi;
}

/** Where nothing is numbered every line is a comma that is no point and does not go on what stands before it. */
function byLine(lines: readonly string[]): Growing[] {
  const commi: Growing[] = [];
  for (const line of lines) {
    const before = commi.at(-1)?.lines;
    if (before && (POINT.test(line) || GOES_ON.test(before.at(-1) ?? ""))) before.push(line);
    else commi.push({ numero: String(commi.length + 1), lines: [line] });
  }
  return commi;
}

/**
 * The commi of an article, in order; none where it has no text.
 *
 * @param id of the article
 * @example commiOf("art_3", "1. Uno:\na) primo.\n2. Due.")
 *   // [{ numero: "1", id: "art_3__para_1", testo: "1. Uno:\na) primo." }, { numero: "2", id: "art_3__para_2", testo: "2. Due." }]
 */
export function commiOf(id: string, testo: string): Comma[] {
  if (testo === "") return [];
  const lines = testo.split("\n");
  const written = lines.map((line) => NUMBERED.exec(line)?.[1]);
  const numbered = written.some((number) => number !== undefined);
  return (numbered ? byNumber(lines, written) : byLine(lines)).map(({ numero, lines: own }) => ({
    numero,
    id: `${id}__para${numero === null ? "" : `_${numero}`}`,
    testo: own.join("\n"),
  }));
}

/**
 * The number of a comma as people write it.
 *
 * @example commaNumber("comma 2 bis") // "2-bis"
 */
export function commaNumber(text: string): string | null {
  return articleNumber(text.trim().replace(/^(?:comma|co?\.?)\s*/i, ""));
}

/** Commi above which an article is searched comma by comma: a finance act of 1,364 has any three words somewhere. */
const WHOLE_UP_TO = 30;

/** What is found of an article: the whole of it, or one comma. */
export interface SearchedPiece {
  /** Number of the comma; `null` where it is the whole article, or what stands before its first number. */
  readonly comma: string | null;
  readonly testo: string;
}

/**
 * The pieces of an article that are each found for themselves, in order: its commi where it has more than 30, else the article.
 *
 * @example searchedPieces("1. Uno.\n2. Due.") // [{ comma: null, testo: "1. Uno.\n2. Due." }]
 */
export function searchedPieces(testo: string): SearchedPiece[] {
  const whole = [{ comma: null, testo }];
  let lines = 0;
  for (let at = testo.indexOf("\n"); at >= 0 && lines < WHOLE_UP_TO; at = testo.indexOf("\n", at + 1)) lines++;
  if (lines < WHOLE_UP_TO) return whole;
  const commi = commiOf("", testo);
  return commi.length > WHOLE_UP_TO ? commi.map(({ numero, testo: own }) => ({ comma: numero, testo: own })) : whole;
}

/** `1`, `2`, `2-bis`, `3`, and nothing: `1-2;2-bis;3;-`. */
const RUN = /^(\d+)-(\d+)$/;

/**
 * The numbers of the pieces of an article in few letters; empty where it is found whole.
 *
 * @example writtenPieces([{ comma: "1" }, { comma: "2" }, { comma: "2-bis" }]) // "1-2;2-bis"
 */
export function writtenPieces(pieces: readonly Pick<SearchedPiece, "comma">[]): string {
  if (pieces.length === 1) return "";
  const runs: string[] = [];
  let [from, to] = [0, 0];
  const close = () => {
    if (from > 0) runs.push(from === to ? String(from) : `${from}-${to}`);
    from = 0;
  };
  for (const { comma } of pieces) {
    const number = /^[1-9]\d*$/.test(comma ?? "") ? Number(comma) : 0;
    if (number > 0 && from > 0 && number === to + 1) to = number;
    else {
      close();
      if (number > 0) [from, to] = [number, number];
      else runs.push(comma ?? "-");
    }
  }
  close();
  return runs.join(";");
}

/**
 * The numbers that `writtenPieces` wrote.
 *
 * @example piecesWritten("1-2;2-bis") // ["1", "2", "2-bis"]
 */
export const piecesWritten = (written: string): (string | null)[] =>
  written === ""
    ? [null]
    : written.split(";").flatMap((run) => {
        const [, from, to] = RUN.exec(run) ?? [];
        if (from === undefined) return [run === "-" ? null : run];
        return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i));
      });
