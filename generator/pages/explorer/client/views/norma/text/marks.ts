/** A line of the law in pieces: what stands in the official double brackets, which say what the last amendment touched, and what is a link. */

import type { CitedPlace } from "./cited.ts";

/** A piece of a line, and whether double brackets stand around it. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

const NOTE_NUMBER = /^\s*\d{1,3}[a-z]?\s*$/;
const BRACKETS = /\({2,}|\){2,}/g;

/** Where matching brackets stand in a text: the first two of a run open, the last two close. */
function brackets(text: string): { start: number; end: number }[] {
  const pairs: { start: number; end: number }[] = [];
  let open: number | null = null;
  for (const { 0: run, index } of text.matchAll(BRACKETS))
    if (run.startsWith("(")) open ??= index;
    else if (open !== null) {
      pairs.push({ start: open, end: index + run.length });
      open = null;
    }
  return pairs;
}

/**
 * The lines of a text in pieces, without the brackets; an amendment may go over several lines. Brackets without their partner stay.
 *
 * @example markedLines("a ((b\nc)) d") // [[{ text: "a ", marked: false }, { text: "b", marked: true }], [{ text: "c", marked: true }, { text: " d", marked: false }]]
 */
export function markedLines(text: string): MarkedPiece[][] {
  const lines: MarkedPiece[][] = [[]];
  const add = (piece: string, marked: boolean) => {
    for (const [i, line] of piece.split("\n").entries()) {
      if (i > 0) lines.push([]);
      if (line !== "") lines.at(-1)?.push({ text: line, marked });
    }
  };
  let from = 0;
  for (const { start, end } of brackets(text)) {
    add(text.slice(from, start), false);
    const inside = text.slice(start + 2, end - 2);
    // `((2))` is the number of a note, and no text that was amended.
    if (NOTE_NUMBER.test(inside)) add(`(${inside.trim()})`, false);
    else add(inside, true);
    from = end;
  }
  add(text.slice(from), false);
  return lines;
}

/** The text of pieces, as it is read. */
export const pieceText = (pieces: readonly MarkedPiece[]): string => pieces.map(({ text }) => text).join("");

/**
 * Pieces without what stands before a place.
 *
 * @example piecesFrom([{ text: "1. Uno", marked: true }], 3) // [{ text: "Uno", marked: true }]
 */
export function piecesFrom(pieces: readonly MarkedPiece[], from: number): MarkedPiece[] {
  let at = 0;
  return pieces.flatMap(({ text, marked }) => {
    const rest = text.slice(Math.max(0, from - at));
    at += text.length;
    return rest === "" ? [] : [{ text: rest, marked }];
  });
}

/** A piece of a line, and the link that it is in. */
interface LinkedPiece extends MarkedPiece {
  readonly place: CitedPlace | null;
}

/**
 * Pieces cut where links begin and end.
 *
 * @param places in order, none over another
 * @example linkedPieces([{ text: "la L. 1/2000", marked: false }], [{ start: 3, end: 12, href: "#/x", here: true }]).map(({ text }) => text) // ["la ", "L. 1/2000"]
 */
export function linkedPieces(pieces: readonly MarkedPiece[], places: readonly CitedPlace[]): LinkedPiece[] {
  const cut: LinkedPiece[] = [];
  let at = 0;
  for (const { text, marked } of pieces) {
    const end = at + text.length;
    const add = (from: number, to: number, place: CitedPlace | null) => {
      if (to > from) cut.push({ text: text.slice(from - at, to - at), marked, place });
    };
    let from = at;
    for (const place of places) {
      if (place.end <= at || place.start >= end) continue;
      add(from, Math.max(at, place.start), null);
      from = Math.min(end, place.end);
      add(Math.max(at, place.start), from, place);
    }
    add(from, end, null);
    at = end;
  }
  return cut;
}

/** Pieces that follow each other and are all marked, or all not. */
interface MarkRun {
  readonly marked: boolean;
  readonly pieces: readonly LinkedPiece[];
}

/**
 * Pieces by the mark that they are in.
 *
 * @example markRuns([{ text: "a", marked: true, place: null }, { text: "b", marked: true, place }]).length // 1
 */
export function markRuns(pieces: readonly LinkedPiece[]): MarkRun[] {
  const runs: { marked: boolean; pieces: LinkedPiece[] }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.marked === piece.marked) last.pieces.push(piece);
    else runs.push({ marked: piece.marked, pieces: [piece] });
  }
  return runs;
}
