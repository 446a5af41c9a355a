/** Texts longer than one request may have: cut where a reader would pause, answered piece by piece. */

/** A piece of a text. */
export interface PieceOfText {
  /** Where it begins in the text, by UTF-16 code unit. */
  readonly start: number;
  readonly text: string;
}

/** Where a text may be cut, the best first: paragraphs, lines, sentences, words. */
const BORDERS = [/\n\s*\n/g, /\n/g, /[.;:] /g, /\s/g];

/** Where the last border of a text ends; 0 where it has none. */
function lastBorder(text: string): number {
  for (const border of BORDERS) {
    let last = 0;
    for (const { index, 0: words } of text.matchAll(border)) last = index + words.length;
    if (last > 0) return last;
  }
  return 0;
}

/**
 * A text in pieces, cut between paragraphs, else between lines, sentences, words; their texts together are the whole.
 *
 * @param most code units of a piece
 * @example inPieces("uno\n\ndue", 6) // [{ start: 0, text: "uno\n\n" }, { start: 5, text: "due" }]
 */
export function inPieces(text: string, most: number): PieceOfText[] {
  const pieces: PieceOfText[] = [];
  let start = 0;
  while (text.length - start > most) {
    const window = text.slice(start, start + most);
    // No character is cut in two.
    const end = lastBorder(window) || (/[\ud800-\udbff]$/.test(window) ? most - 1 : most);
    pieces.push({ start, text: window.slice(0, end) });
    start += end;
  }
  return [...pieces, { start, text: text.slice(start) }];
}

/** An answer, or a citation of one. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * The answer about a text of any length: its pieces are asked for one after the other, places are those of the whole.
 *
 * @param ask the answer about a piece
 * @example await citationsOfLong(text, 8000, (testo) => law.citazioni({ testo }))
 */
export async function citationsOfLong<Body extends Fields>(
  text: string,
  most: number,
  ask: (piece: string) => Promise<Body>,
): Promise<Body & { readonly totale: number; readonly citazioni: readonly Fields[] }> {
  let first: Body | undefined;
  const citazioni: Fields[] = [];
  for (const { start, text: piece } of inPieces(text, most)) {
    const body = await ask(piece);
    first ??= body;
    if (Array.isArray(body.citazioni))
      for (const one of body.citazioni) citazioni.push({ ...one, inizio: one.inizio + start });
  }
  if (first === undefined) throw new Error("a text has a piece at the least");
  return { ...first, totale: citazioni.length, citazioni };
}
