/** Text to rows of cells. Rows without a quote are cut at their separators, the others go through papaparse's tokenizer. */

import Papa from "papaparse";

/** Text is cut in pieces of about this many characters: small, so that unzipping goes on while rows are read. */
const PIECE = 1 << 15;
/** No official row comes near this many characters: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

const NEWLINE = "\n";
const QUOTE = '"';
const DELIMITER = ";";

export interface CsvEvents {
  /** The first row that is not blank; gives the columns wanted, ascending, or `null` to read no further. */
  header(cells: readonly string[]): readonly number[] | null;
  /** The wanted cells of a row; the array is used again for the next row. */
  row(cells: readonly string[]): void;
  /** A row with another number of fields than the header; `blank` where all are empty. */
  otherWidth(fields: number, blank: boolean): void;
  /** A line that opens a quote and never closes it, or never ends. */
  damaged(): void;
}

const tokenizer: Papa.ParseConfig = {
  delimiter: DELIMITER,
  newline: NEWLINE,
  quoteChar: QUOTE,
  escapeChar: QUOTE,
  preview: 1,
};

class RowCutter {
  done = false;
  readonly #events: CsvEvents;
  #width = -1;
  #wanted: readonly number[] = [];
  readonly #cells: string[] = [];
  #skipping = false;

  constructor(events: CsvEvents) {
    this.#events = events;
  }

  /** Cuts the complete rows off a text and gives what is left. */
  cut(text: string, last: boolean): string {
    let at = 0;
    let quote = text.indexOf(QUOTE);
    while (!this.done) {
      const end = text.indexOf(NEWLINE, at);
      if (end < 0) {
        if (!this.#skipping && text.length - at <= LONGEST_ROW) break;
        if (!this.#skipping) this.#events.damaged();
        this.#skipping = true;
        return "";
      }
      if (quote >= 0 && quote < at) quote = text.indexOf(QUOTE, at);
      if (this.#skipping) this.#skipping = false;
      else if (quote < 0 || quote > end) this.#plain(text, at, text[end - 1] === "\r" && end > at ? end - 1 : end);
      else {
        const { data, meta } = new Papa.Parser(tokenizer).parse(text.slice(at), 0, true);
        if (data.length > 0) {
          this.#all(data[0]);
          at += meta.cursor;
          continue;
        }
        if (!last && text.length - at <= LONGEST_ROW) break;
        this.#events.damaged();
      }
      at = end + 1;
    }
    return text.slice(at);
  }

  /** A row with quotes, or the header: all its cells are at hand. */
  #all(cells: readonly string[]): void {
    const blank = cells.every((cell) => cell.trim() === "");
    if (this.#width < 0) {
      if (blank) return;
      this.#width = cells.length;
      const wanted = this.#events.header(cells);
      if (wanted === null) this.done = true;
      else this.#wanted = wanted;
    } else if (cells.length !== this.#width) this.#events.otherWidth(cells.length, blank);
    else {
      this.#wanted.forEach((column, i) => {
        this.#cells[i] = cells[column]!;
      });
      this.#events.row(this.#cells);
    }
  }

  /** A row without quotes: only the wanted cells become strings. */
  #plain(text: string, from: number, to: number): void {
    if (this.#width < 0) {
      this.#all(text.slice(from, to).split(DELIMITER));
      return;
    }
    let field = 0;
    let found = 0;
    let next = this.#wanted[0];
    for (let at = from; ; field++) {
      let end = text.indexOf(DELIMITER, at);
      if (end < 0 || end > to) end = to;
      if (field === next) {
        this.#cells[found++] = text.substring(at, end);
        next = this.#wanted[found];
      }
      if (end === to) break;
      at = end + 1;
    }
    if (field + 1 === this.#width) this.#events.row(this.#cells);
    else this.#events.otherWidth(field + 1, text.slice(from, to).replaceAll(DELIMITER, "").trim() === "");
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
  let fresh = 0;
  for await (const piece of text) {
    rest += piece;
    fresh += piece.length;
    if (fresh < PIECE) continue;
    fresh = 0;
    rest = cutter.cut(rest, false);
    if (cutter.done) return;
  }
  if (rest !== "") cutter.cut(rest.endsWith(NEWLINE) ? rest : rest + NEWLINE, true);
}
