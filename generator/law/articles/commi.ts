/** The commi of an article, from its text: one line for each comma and each point of a list. */

import { articleNumber, compareArticleNumbers } from "./article-number.ts";

/** A comma of an article. */
export interface Comma {
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
/** Marks of quotations: the first group opens; a straight one does so behind a blank. */
const MARK = /([«“„]|<<|(?<![^\s(])")|[»”"]|>>/g;
const ANNOUNCED = /seguent[ei][^:\n]{0,80}:/g;
const CLOSER: Readonly<Record<string, string>> = { "«": "»", "“": "”", "„": "”", "<<": ">>" };
/** What a line ends with that goes on in the next one. */
const GOES_ON = /[:;,]$/;

/** `1`, `12`: no suffix. */
const PLAIN = /^[1-9]\d*$/;
/** `2.1`, which in a list is the number of a point. */
const DECIMAL = /^\d+\.\d+$/;
/** Numbers that one comma may skip. */
const MOST_SKIPPED = 10;

/**
 * The places of the numbers without a suffix: each counts 3, less 2 for each number that it skips (none at the beginning of the text), and
 * the sum is the highest. So a skip needs others behind it, and a year at the beginning of a line is no comma.
 */
function plainRun(numbers: readonly (string | null)[]): number[] {
  interface End {
    readonly at: number;
    readonly sum: number;
    readonly before: End | undefined;
  }
  /** By number the best run that ends with it, the first of equals. */
  const ends = new Map<number, End>();
  let best: End | undefined;
  for (const [at, numero] of numbers.entries()) {
    if (numero === null || !PLAIN.test(numero)) continue;
    const number = Number(numero);
    let end: End = { at, sum: at === 0 ? 3 : 5 - 2 * number, before: undefined };
    for (let below = Math.max(1, number - 1 - MOST_SKIPPED); below < number; below++) {
      const before = ends.get(below);
      const sum = before && before.sum + 5 + 2 * (below - number);
      if (sum !== undefined && sum >= end.sum) end = { at, sum, before };
    }
    const same = ends.get(number);
    if (same === undefined || end.sum > same.sum) ends.set(number, end);
    if (end.sum > (best?.sum ?? 0)) best = end;
  }
  const places: number[] = [];
  for (let one = best; one !== undefined; one = one.before) places.push(one.at);
  return places.reverse();
}

/**
 * The numbers of commi: a run of plain ones, behind each the ones that are its own (`2-bis`, `2.1` behind `2`) and rise, and `01` before the
 * first.
 *
 * @param lines beside the numbers at their beginnings
 */
function ownNumbers(lines: readonly string[], numbers: readonly (string | null)[]): (string | null)[] {
  const run = plainRun(numbers);
  let [next, number, last] = [0, 0, "0"];
  return numbers.map((numero, at) => {
    if (numero === null) return null;
    // Behind the last one `3-bis` may stand alone, whose comma 3 is gone.
    const below = Number(numbers[run[next] ?? -1] ?? number + 2);
    const isPoint = DECIMAL.test(numero) && GOES_ON.test(lines[at - 1] ?? "");
    const whole = numero.startsWith("0") ? 0 : Number.parseInt(numero, 10);
    const isOwn = whole >= number && whole < below && !isPoint && !PLAIN.test(numero);
    if (run[next] === at) {
      next++;
      number = below;
    } else if (!isOwn || run.length === 0 || compareArticleNumbers(last, numero) >= 0) return null;
    last = numero;
    return numero;
  });
}

/** The number at the beginning of each line, `null` between two marks of a quotation. */
function numbersIn(testo: string, lines: readonly string[]): (string | null)[] {
  /** By the mark that closes them, where marks stand that are still open. */
  const open = new Map<string, number[]>();
  /** Outermost quotations, in order. */
  const quotations: { at: number; end: number }[] = [];
  let passed = 0;
  for (const { 0: mark, 1: opener, index: end } of testo.matchAll(MARK)) {
    const closer = CLOSER[mark] ?? mark;
    const waiting = open.get(closer) ?? [];
    open.set(closer, waiting);
    if (opener !== undefined) waiting.push(end);
    else {
      // What nothing opens is quoted from where it was announced: `dal seguente:`.
      const announced = mark === '"' ? undefined : [...testo.slice(passed, end).matchAll(ANNOUNCED)].at(-1);
      const at = waiting.pop() ?? passed + (announced?.index ?? end - passed);
      while ((quotations.at(-1)?.at ?? -1) > at) quotations.pop();
      quotations.push({ at, end });
      passed = end;
    }
  }
  let [from, next] = [0, 0];
  return lines.map((line) => {
    while ((quotations[next]?.end ?? from) < from) next++;
    const written = (quotations[next]?.at ?? from) < from ? undefined : NUMBERED.exec(line)?.[1];
    from += line.length + 1;
    return written === undefined ? null : articleNumber(written);
  });
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
  const numbers = ownNumbers(lines, numbersIn(testo, lines));
  const numbered = numbers.some((number) => number !== null);
  const commi: { numero: string | null; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const before = commi.at(-1)?.lines;
    // Where nothing is numbered every line is a comma that is no point and does not go on what stands before it.
    const goesOn = numbered ? numbers[at] === null : POINT.test(line) || GOES_ON.test(before?.at(-1) ?? "");
    if (before && goesOn) before.push(line);
    else commi.push({ numero: numbered ? (numbers[at] ?? null) : String(commi.length + 1), lines: [line] });
  }
  return commi.map(({ numero, lines: own }) => ({
    numero,
    id: `${id}__para${numero === null ? "" : `_${numero}`}`,
    testo: own.join("\n"),
  }));
}

/** What the editors write in place of a comma: its number, brackets, and nothing in small letters but numbers of notes. */
const REPEALED = /^(?:\d[^\s]*\s+)?\(*\s*COMMA (?:ABROGATO|SOPPRESSO)(?!\p{L})(?![\s\S]*\p{Ll}{2})/u;
/** What is repealed in part, or for some, is still there. */
const IN_PART = /(?<!\p{L})(?:LIMITATAMENTE|NELLA PARTE|NEI CONFRONTI|AD? ECCEZIONE|SALVO|TRANNE)(?!\p{L})/u;

/**
 * Whether the text of a comma says that it is repealed, and nothing else.
 *
 * @example isRepealedComma("3. ((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))") // true
 */
export const isRepealedComma = (testo: string): boolean => REPEALED.test(testo) && !IN_PART.test(testo);

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
