/** Text to rows of cells: papaparse cuts the rows, one piece of the file at a time. */

import Papa from "papaparse";

/** No official row comes near this many characters: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

export interface CsvEvents {
  /** The first row that is not blank; gives whether the rows below are wanted. */
  header(cells: readonly string[]): boolean;
  /** A row with as many cells as the header. */
  row(cells: readonly string[]): void;
  /** A row with another number of fields than the header; `blank` where all are empty. */
  otherWidth(fields: number, blank: boolean): void;
  /** A line that opens a quote and never closes it, or never ends. */
  damaged(): void;
}

const FORMAT: Papa.ParseConfig = { delimiter: ";", newline: "\n", quoteChar: '"', escapeChar: '"' };

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

class RowCutter {
  /** Whether the rows that are left are not wanted. */
  done = false;
  readonly #events: CsvEvents;
  /** Columns of the header, `null` before it. */
  #width: number | null = null;
  /** Whether a damaged line goes on in the next piece. */
  #inDamage = false;

  constructor(events: CsvEvents) {
    this.#events = events;
  }

  /**
   * Hands on the complete rows of a text and gives what is left of it.
   *
   * @param last whether the file ends here
   */
  cut(text: string, last: boolean): string {
    let rest = this.#inDamage ? this.#afterLine(text) : text;
    while (rest !== "" && !this.done) {
      // The last row is left: it may go on in the next piece, and a text that ends with a line end has an empty one.
      const { data, meta } = new Papa.Parser(FORMAT).parse(rest, 0, true);
      for (const cells of data) this.#take(cells);
      rest = rest.slice(meta.cursor);
      if (!last && rest.length <= LONGEST_ROW) break;
      if (rest === "") break;
      this.#events.damaged();
      rest = this.#afterLine(rest);
    }
    return rest;
  }

  #afterLine(text: string): string {
    const end = text.indexOf("\n");
    this.#inDamage = end === -1;
    return end === -1 ? "" : text.slice(end + 1);
  }

  #take(cells: readonly string[]): void {
    if (this.done) return;
    if (this.#width === cells.length) this.#events.row(cells);
    else if (this.#width !== null) this.#events.otherWidth(cells.length, isBlank(cells));
    else if (!isBlank(cells)) {
      this.#width = cells.length;
      this.done = !this.#events.header(cells);
    }
  }
}

/**
 * Reads a CSV with `;` and `"`. A quoted cell may hold line breaks; rows end with LF or CRLF, in one file too. A quote that opens
 * a cell and never closes costs the line where it opens and not the rest of the file.
 *
 * @param text the file in pieces of any length
 */
export async function readCsv(text: AsyncIterable<string>, events: CsvEvents): Promise<void> {
  const cutter = new RowCutter(events);
  let rest = "";
  for await (const piece of text) {
    rest = cutter.cut(rest + piece, false);
    if (cutter.done) return;
  }
  if (rest !== "") cutter.cut(rest.endsWith("\n") ? rest : `${rest}\n`, true);
}
