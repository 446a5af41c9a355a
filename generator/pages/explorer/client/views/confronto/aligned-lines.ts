/** Two texts of one article beside each other: line by line, and in lines that changed word by word. */

import { diffArrays } from "diff";
import { comparableText, comparedLine } from "../../../../../law/articles/comparable-text.ts";

/** A piece of a line; `changed` where the other side does not have it. */
export interface TextPiece {
  readonly text: string;
  readonly changed: boolean;
}

/** A line of both sides; a side that does not have it is `null`. */
export interface AlignedLine {
  /** Both sides read the same. */
  readonly same: boolean;
  readonly before: readonly TextPiece[] | null;
  readonly after: readonly TextPiece[] | null;
}

/** A line, and what of it counts. */
interface ComparedLine {
  readonly text: string;
  readonly key: string;
}

/** Lines of two texts that share less of their words are not one line that changed. */
const ALIKE = 0.35;

/** `b)`, `2-bis.`: lines that begin alike stand in the same place, whatever they say. */
const PLACE = /^(?:\d+(?:-\p{L}+)?(?:\.\d+)?\.|\p{L}{1,2}(?:-\p{L}+)?\)|\d+(?:-\p{L}+)?\))/u;

/** Pairs of lines that are looked at, at most, between two lines that stayed: beyond, a table was replaced by another. */
const MOST_PAIRS = 4000;

const linesIn = (text: string): ComparedLine[] =>
  text
    .split("\n")
    .map((line) => ({ text: comparedLine(line), key: comparableText(null, line) }))
    .filter(({ key }) => key !== "\n");

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of their words that two lines have in common, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const times = left.get(word) ?? 0;
    if (times > 0) common++;
    left.set(word, times - 1);
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}

/** Appends a piece; one of the same kind as the last becomes part of it. */
function append(pieces: TextPiece[], text: string, changed: boolean): void {
  const last = pieces.at(-1);
  if (last?.changed === changed) pieces[pieces.length - 1] = { text: last.text + text, changed };
  else pieces.push({ text, changed });
}

/** Words, spaces and signs; the number of an article is one word: `452-bis.1`. */
const tokensOf = (line: string) => line.match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Spaces at the ends of what changed are not marked. */
function withoutEnds({ text, changed }: TextPiece): TextPiece[] {
  if (!changed) return [{ text, changed }];
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  return [
    { text: text.slice(0, start), changed: false },
    { text: text.slice(start, end), changed: true },
    { text: text.slice(end), changed: false },
  ].filter((piece) => piece.text !== "");
}

/**
 * The two sides of a line that changed.
 *
 * @example markedWords("aprono di giorno", "aprono di notte").after // [{ text: "aprono di ", changed: false }, { text: "notte", changed: true }]
 */
export function markedWords(before: string, after: string): { before: TextPiece[]; after: TextPiece[] } {
  const left: TextPiece[] = [];
  const right: TextPiece[] = [];
  const changes = diffArrays(tokensOf(before), tokensOf(after));
  changes.forEach(({ value: tokens, added, removed }, i) => {
    const value = tokens.join("");
    // A comma or a space between two changes is no island: the eye takes them for one.
    const island = i > 0 && i < changes.length - 1 && !added && !removed && !/[\p{L}\p{N}]/u.test(value);
    if (!added) append(left, value, removed || island);
    if (!removed) append(right, value, added || island);
  });
  return { before: left.flatMap(withoutEnds), after: right.flatMap(withoutEnds) };
}

const whole = ({ text }: ComparedLine): TextPiece[] => [{ text, changed: true }];
const placeOf = ({ text }: ComparedLine) => PLACE.exec(text)?.[0];
const gone = (line: ComparedLine): AlignedLine => ({ same: false, before: whole(line), after: null });
const added = (line: ComparedLine): AlignedLine => ({ same: false, before: null, after: whole(line) });

/**
 * Lines that went and lines that came in one place: the most alike are paired, in their order, so that their likeness adds up to the most.
 */
function paired(before: readonly ComparedLine[], after: readonly ComparedLine[]): AlignedLine[] {
  if (before.length * after.length > MOST_PAIRS) return [...before.map(gone), ...after.map(added)];
  const [was, now] = [before.map(({ text }) => wordsIn(text)), after.map(({ text }) => wordsIn(text))];
  const alike = was.map((a) => now.map((b) => likeness(a, b)));
  const [places, later] = [before.map(placeOf), after.map(placeOf)];
  const at = (i: number, j: number) =>
    (alike[i]?.[j] ?? 0) + (places[i] !== undefined && places[i] === later[j] ? ALIKE : 0);
  // best[i][j]: the sum from line i and line j on.
  const best = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const sum = (i: number, j: number) => best[i]?.[j] ?? 0;
  const together = (i: number, j: number) => (at(i, j) < ALIKE ? -1 : at(i, j) + sum(i + 1, j + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      best[i]?.splice(j, 1, Math.max(sum(i + 1, j), sum(i, j + 1), together(i, j)));
  const lines: AlignedLine[] = [];
  let [i, j] = [0, 0];
  while (true) {
    const [a, b] = [before[i], after[j]];
    if (a && b && together(i, j) >= sum(i, j)) {
      const close = (alike[i]?.[j] ?? 0) >= ALIKE;
      lines.push({ same: false, ...(close ? markedWords(a.text, b.text) : { before: whole(a), after: whole(b) }) });
      i++;
      j++;
    } else if (a && (!b || sum(i + 1, j) >= sum(i, j + 1))) {
      lines.push(gone(a));
      i++;
    } else if (b) {
      lines.push(added(b));
      j++;
    } else return lines;
  }
}

/**
 * The lines of two texts beside each other. Double brackets, numbers of notes and white space are no change, and not shown.
 *
 * @param before,after lines of an article, as `testo` has them
 * @example alignedLines("1. Vale.\n2. No.", "1. ((Vale)). (3)\n2. Si'.") // the first line the same, the second one with other words
 */
export function alignedLines(before: string, after: string): AlignedLine[] {
  const [was, now] = [linesIn(before), linesIn(after)];
  const changes = diffArrays(was, now, { comparator: (a, b) => a.key === b.key });
  const lines: AlignedLine[] = [];
  let left: readonly ComparedLine[] = [];
  for (const { value, added: came, removed } of changes) {
    if (removed) left = value;
    else if (came) {
      lines.push(...paired(left, value));
      left = [];
    } else {
      lines.push(...left.map(gone));
      left = [];
      for (const { text } of value) {
        const side = [{ text, changed: false }];
        lines.push({ same: true, before: side, after: side });
      }
    }
  }
  return [...lines, ...left.map(gone)];
}

/** Lines that follow each other; `folded` where none of them changed and nobody needs them to read what did. */
interface LineRun {
  readonly folded: boolean;
  readonly lines: readonly AlignedLine[];
}

/** Lines that stay in sight on each side of a change. */
const AROUND = 1;

/** So many lines at least are folded: fewer take no less room than what says that they are. */
const WORTH = 3;

/**
 * Folds what stayed the same away from what changed.
 *
 * @example foldedLines([changed, same1, same2, same3, same4, same5]) // [changed, same1] in sight, the other four folded
 */
export function foldedLines(lines: readonly AlignedLine[]): LineRun[] {
  const near = new Set<number>();
  lines.forEach(({ same }, i) => {
    if (!same) for (let k = i - AROUND; k <= i + AROUND; k++) near.add(k);
  });
  const runs: { folded: boolean; lines: AlignedLine[] }[] = [];
  lines.forEach((line, i) => {
    const folded = !near.has(i);
    const last = runs.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else runs.push({ folded, lines: [line] });
  });
  return runs.map((run) => (run.folded && run.lines.length < WORTH ? { ...run, folded: false } : run));
}
