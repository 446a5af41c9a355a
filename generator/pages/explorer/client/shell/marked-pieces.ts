/** Words that were searched for, in the text that they stand in. */

/** A piece of a text: marked where it is a word that was searched for. */
interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * A text cut where its marks begin and end.
 *
 * @param marks start and length of each, in order
 * @example markedPieces("la firma digitale", [[3, 5]]) // "la ", "firma" marked, " digitale"
 */
export function markedPieces(text: string, marks: readonly (readonly [start: number, length: number])[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [start, length] of marks) {
    pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, start + length), marked: true });
    at = start + length;
  }
  pieces.push({ text: text.slice(at), marked: false });
  return pieces.filter(({ text }) => text !== "");
}
