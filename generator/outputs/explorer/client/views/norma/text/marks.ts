/** The official double brackets, which say what the last amendment touched. */

/** A piece of a line, and whether double brackets stand around it. */
export interface MarkedPiece {
  readonly text: string;
  readonly marked: boolean;
}

const NOTE_NUMBER = /^\s*\d{1,3}[a-z]?\s*$/;
const RUN = /\({2,}|\){2,}/g;

/** Where matching brackets stand in a text: the first two of a run open, the last two close. */
function brackets(text: string): { start: number; end: number }[] {
  const pairs: { start: number; end: number }[] = [];
  let open: number | null = null;
  for (const { 0: run, index } of text.matchAll(RUN))
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
