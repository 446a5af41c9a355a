/** Text to rows of cells: papaparse's tokenizer on pieces of text, with a way out of a quote that is never closed. */

import Papa from "papaparse";

/** Text is parsed in pieces of about this many characters. */
const PIECE = 1 << 19;
/** No official row comes near this many characters: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

interface Parsed {
  readonly data: string[][];
  readonly meta: { readonly cursor: number };
}

/** Complete rows of a text. Rows end with LF; the CR of CRLF is white space at the end of the last cell. */
function parse(text: string): Parsed {
  return new Papa.Parser({ delimiter: ";", newline: "\n", quoteChar: '"', escapeChar: '"' }).parse(
    text,
    0,
    true,
  ) as Parsed;
}

/**
 * The rows of a CSV with `;` and `"`, in batches. A quoted cell may hold line breaks. A quote that opens a cell and never closes
 * costs the line where it opens, which `damaged` receives, and not the rest of the file.
 *
 * @param text the file in pieces of any length
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  damaged: (line: string) => void,
): AsyncGenerator<string[][]> {
  let rest = "";
  let fresh = 0;
  let skipping = false;
  const dropLine = () => {
    const end = rest.indexOf("\n") + 1;
    if (!skipping) damaged(rest.slice(0, Math.min(end || LONGEST_ROW, LONGEST_ROW)));
    skipping = end === 0;
    rest = skipping ? "" : rest.slice(end);
  };
  for await (const piece of text) {
    rest += piece;
    fresh += piece.length;
    if (fresh < PIECE) continue;
    fresh = 0;
    if (skipping) dropLine();
    do {
      const { data, meta } = parse(rest);
      if (data.length > 0) yield data;
      rest = rest.slice(meta.cursor);
      if (rest.length > LONGEST_ROW) dropLine();
    } while (rest.length > LONGEST_ROW);
  }
  if (skipping) dropLine();
  if (rest !== "" && !rest.endsWith("\n")) rest += "\n";
  while (rest !== "") {
    const { data, meta } = parse(rest);
    if (data.length > 0) yield data;
    rest = rest.slice(meta.cursor);
    if (rest !== "") dropLine();
  }
}
