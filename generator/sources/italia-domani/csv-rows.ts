/** Bytes to rows of cells; only a row that has a quoted cell goes through papaparse's tokenizer. */

import { Buffer } from "node:buffer";
import Papa from "papaparse";
import { RowCells } from "./row-cells.ts";

/** Bytes are cut in pieces of about this size: small, so that unzipping goes on while rows are read. */
const PIECE = 1 << 16;
/** No official row comes near this many bytes: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

const [NEWLINE, RETURN, QUOTE, DELIMITER] = [10, 13, 34, 59];

export interface CsvEvents {
  /** The first row that is not blank; gives whether the rows below are wanted. */
  header(cells: readonly string[]): boolean;
  row(cells: RowCells): void;
  /** A row with another number of fields than the header; `blank` where all are empty. */
  otherWidth(fields: number, blank: boolean): void;
  /** A line that opens a quote and never closes it, or never ends. */
  damaged(): void;
}

const tokenizer: Papa.ParseConfig = { delimiter: ";", newline: "\n", quoteChar: '"', escapeChar: '"', preview: 1 };

const isBlank = (text: string) => text.replaceAll(";", "").trim() === "";

class RowCutter {
  done = false;
  readonly #events: CsvEvents;
  /** Columns of the header, -1 before it. */
  #width = -1;
  #cells = new RowCells(0);
  #skipping = false;
  /** Where the next quote of the piece stands: beyond its end where there is none. */
  #quote = 0;

  constructor(events: CsvEvents) {
    this.#events = events;
  }

  /** Cuts the complete rows off some bytes and gives what is left. */
  cut(bytes: Buffer, last: boolean): Buffer {
    let at = 0;
    if (this.#skipping) {
      at = bytes.indexOf(NEWLINE) + 1;
      if (at === 0) return bytes.subarray(bytes.length);
      this.#skipping = false;
    }
    this.#cells.over(bytes);
    this.#nextQuote(bytes, at);
    while (at < bytes.length && !this.done) {
      const next = this.#row(bytes, at);
      if (next > 0) {
        at = next;
        continue;
      }
      if (!last && bytes.length - at <= LONGEST_ROW) break;
      this.#events.damaged();
      const end = bytes.indexOf(NEWLINE, at) + 1;
      this.#skipping = end === 0;
      at = this.#skipping ? bytes.length : end;
    }
    return bytes.subarray(at);
  }

  #nextQuote(bytes: Buffer, from: number): void {
    const found = bytes.indexOf(QUOTE, from);
    this.#quote = found < 0 ? bytes.length : found;
  }

  /** Whether a cell of a line begins with a quote; a quote inside a cell is a character like the others. */
  #opensQuote(bytes: Buffer, from: number, end: number): boolean {
    if (this.#quote < from) this.#nextQuote(bytes, from);
    while (this.#quote < end) {
      if (this.#quote === from || bytes[this.#quote - 1] === DELIMITER) return true;
      this.#nextQuote(bytes, this.#quote + 1);
    }
    return false;
  }

  /** A row: gives where the next one starts, 0 where the row is not complete. */
  #row(bytes: Buffer, from: number): number {
    if (this.#width < 0) return this.#quoted(bytes, from);
    const end = bytes.indexOf(NEWLINE, from);
    if (this.#opensQuote(bytes, from, end < 0 ? bytes.length : end)) return this.#quoted(bytes, from);
    if (end < 0) return 0;
    const fields = this.#find(bytes, from, end);
    if (fields === this.#width) this.#events.row(this.#cells);
    else this.#events.otherWidth(fields, isBlank(bytes.toString("utf8", from, end)));
    return end + 1;
  }

  /**
   * Finds the cells of a line without quoted ones and gives how many there are. Only delimiters are looked for: other tests would
   * cost more than all the rest.
   */
  #find(bytes: Buffer, from: number, end: number): number {
    const breaks = this.#cells.breaks;
    const width = breaks.length - 1;
    let fields = 1;
    breaks[0] = from - 1;
    for (let i = from; i < end; i++)
      if (bytes[i] === DELIMITER) {
        if (fields < width) breaks[fields] = i;
        fields++;
      }
    breaks[width] = end > breaks[width - 1]! + 1 && bytes[end - 1] === RETURN ? end - 1 : end;
    return fields;
  }

  /** A row with quoted cells, or the header: like `#row`. The row ends at some later line: twice as many are tried each time. */
  #quoted(bytes: Buffer, from: number): number {
    let end = from;
    for (let lines = 1; ; lines *= 2) {
      for (let i = 0; i < lines; i++) {
        const line = bytes.indexOf(NEWLINE, end) + 1;
        if (line === 0) {
          if (i === 0) return 0;
          break;
        }
        end = line;
      }
      const text = bytes.toString("utf8", from, end);
      const { data, meta } = new Papa.Parser(tokenizer).parse(text, 0, true);
      if (data.length > 0) {
        this.#texts(data[0]);
        this.#cells.over(bytes);
        return from + Buffer.byteLength(text.slice(0, meta.cursor));
      }
      if (end - from > LONGEST_ROW) return 0;
    }
  }

  #texts(cells: readonly string[]): void {
    const blank = isBlank(cells.join(""));
    if (this.#width >= 0 && cells.length !== this.#width) this.#events.otherWidth(cells.length, blank);
    else if (this.#width >= 0) {
      this.#cells.take(cells);
      this.#events.row(this.#cells);
    } else if (!blank) {
      this.#width = cells.length;
      this.#cells = new RowCells(cells.length);
      this.done = !this.#events.header(cells);
    }
  }
}

/**
 * Reads a CSV with `;` and `"`. A quoted cell may hold line breaks; rows end with LF or CRLF, in one file too. A quote that opens
 * a cell and never closes costs the line where it opens and not the rest of the file.
 *
 * @param utf8 the file in pieces of any length
 */
export async function readCsv(utf8: AsyncIterable<Buffer>, events: CsvEvents): Promise<void> {
  const cutter = new RowCutter(events);
  let pieces: Buffer[] = [];
  let fresh = 0;
  for await (const piece of utf8) {
    pieces.push(piece);
    fresh += piece.length;
    if (fresh < PIECE) continue;
    fresh = 0;
    pieces = [cutter.cut(Buffer.concat(pieces), false)];
    if (cutter.done) return;
  }
  const rest = Buffer.concat(pieces);
  if (rest.length > 0) cutter.cut(rest.at(-1) === NEWLINE ? rest : Buffer.concat([rest, Buffer.from("\n")]), true);
}
