/** Marks and links of one line, put together. */

import type { MarkedPiece } from "../marks.ts";
import type { CitedPlace } from "./cited.ts";

/** A piece of a line, and the link that it is in. */
export interface LinkedPiece extends MarkedPiece {
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
export interface MarkRun {
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
