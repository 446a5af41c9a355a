/**
 * Bytes to rows of cells. Cells are handed on as places in the bytes, since most columns of these wide tables are never looked
 * at; only a row that has a quoted cell goes through papaparse's tokenizer.
 */

import { Buffer } from "node:buffer";
import Papa from "papaparse";

/** Bytes are cut in pieces of about this size: small, so that unzipping goes on while rows are read. */
const PIECE = 1 << 16;
/** No official row comes near this many bytes: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

const [NEWLINE, RETURN, QUOTE, DELIMITER] = [10, 13, 34, 59];

/** The wanted cells of a row: cell `i` is `bytes[starts[i], ends[i])`, in UTF-8. Good until the next row. */
export interface Cells {
  bytes: Buffer;
  readonly starts: number[];
  readonly ends: number[];
}

export interface CsvEvents {
  /** The first row that is not blank; gives the columns wanted, ascending, or `null` to read no further. */
  header(cells: readonly string[]): readonly number[] | null;
  row(cells: Cells): void;
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
  #width = -1;
  #wanted: readonly number[] = [];
  readonly #cells: Cells = { bytes: Buffer.alloc(0), starts: [], ends: [] };
  #skipping = false;

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
    while (at < bytes.length && !this.done) {
      const next = this.#width < 0 ? this.#quoted(bytes, at) : this.#plain(bytes, at);
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

  /** A row without quoted cells: gives where the next one starts, 0 where the row is not complete. */
  #plain(bytes: Buffer, from: number): number {
    const { starts, ends } = this.#cells;
    const wanted = this.#wanted;
    const length = bytes.length;
    let field = 0;
    let slot = 0;
    let next = wanted[0];
    let start = from;
    for (let i = from; i < length; i++) {
      const b = bytes[i]!;
      if (b > DELIMITER) continue;
      if (b === DELIMITER || b === NEWLINE) {
        if (field === next) {
          starts[slot] = start;
          ends[slot] = b === NEWLINE && i > start && bytes[i - 1] === RETURN ? i - 1 : i;
          next = wanted[++slot];
        }
        field++;
        start = i + 1;
        if (b === DELIMITER) continue;
        this.#cells.bytes = bytes;
        if (field === this.#width) this.#events.row(this.#cells);
        else this.#events.otherWidth(field, isBlank(bytes.toString("utf8", from, i)));
        return start;
      }
      if (b === QUOTE && i === start) return this.#quoted(bytes, from);
    }
    return 0;
  }

  /** A row with quoted cells, or the header: like `#plain`. The row ends at some later line: twice as many are tried each time. */
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
        this.#all(data[0]);
        return from + Buffer.byteLength(text.slice(0, meta.cursor));
      }
      if (end - from > LONGEST_ROW) return 0;
    }
  }

  #all(cells: readonly string[]): void {
    const blank = isBlank(cells.join(""));
    if (this.#width < 0) {
      if (blank) return;
      this.#width = cells.length;
      const wanted = this.#events.header(cells);
      if (wanted === null) this.done = true;
      else this.#wanted = wanted;
      return;
    }
    if (cells.length !== this.#width) {
      this.#events.otherWidth(cells.length, blank);
      return;
    }
    const { starts, ends } = this.#cells;
    const texts = this.#wanted.map((column) => cells[column]!);
    this.#cells.bytes = Buffer.from(texts.join(""), "utf8");
    let at = 0;
    texts.forEach((text, i) => {
      starts[i] = at;
      at += Buffer.byteLength(text);
      ends[i] = at;
    });
    this.#events.row(this.#cells);
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
