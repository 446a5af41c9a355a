import { UnusableInput } from "./unusable-input.ts";

// Bytes to text: UTF-8 where a file is that, else windows-1252; UTF-16 is refused by name.

/** Thrown at the first byte that is not UTF-8: the file is windows-1252 and must be read again. */
class NotUtf8 extends Error {}

type Codifica = "utf-8" | "windows-1252";

/** A byte order mark stays where it is: the reader of rows drops it. */
function utf8(): (bytes?: Buffer) => string {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return (bytes) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (error) {
      if (error instanceof TypeError) throw new NotUtf8();
      throw error;
    }
  };
}

/** Bytes 0x80 to 0x9f; the five that windows-1252 leaves open stay control characters, as browsers read them. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** By hand: the decoder of some versions of Node.js takes windows-1252 for ISO-8859-1. */
function windows1252(): (bytes?: Buffer) => string {
  return (bytes) =>
    (bytes?.toString("latin1") ?? "").replace(/[\u0080-\u009f]/g, (c) => HIGH.charAt(c.charCodeAt(0) - 0x80));
}

const DECODERS: Readonly<Record<Codifica, () => (bytes?: Buffer) => string>> = {
  "utf-8": utf8,
  "windows-1252": windows1252,
};

/** Bytes at the beginning that are looked at for UTF-16 without a byte order mark. */
const SAMPLE = 512;

/**
 * Whether a file that begins so is UTF-16: by its byte order mark, or since every other byte of the Latin alphabet is 0 there.
 *
 * @example isUtf16(Buffer.from([0xff, 0xfe, 0x43, 0x00])) // true
 */
function isUtf16(beginning: Buffer): boolean {
  const [first, second] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = beginning.subarray(0, SAMPLE);
  let [even, odd] = [0, 0];
  for (const [i, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  return sample.length >= 4 && Math.max(even, odd) > sample.length / 4 && Math.min(even, odd) === 0;
}

/**
 * The text of a file that somebody wrote, in whatever encoding: UTF-16, else UTF-8, else windows-1252.
 *
 * @example decodedText(Buffer.from([0xff, 0xfe, 0x4c, 0x00, 0x2e, 0x00])) // "L."
 */
export function decodedText(bytes: Buffer): string {
  if (isUtf16(bytes)) {
    const [first, second] = bytes;
    const bigEndian = first === 0xfe || (first === 0 && second !== 0);
    return new TextDecoder(bigEndian ? "utf-16be" : "utf-16le").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return windows1252()(bytes);
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>, codifica: Codifica): AsyncGenerator<string> {
  const decode = DECODERS[codifica]();
  let begun = false;
  for await (const chunk of bytes) {
    if (!begun && isUtf16(chunk))
      throw new UnusableInput(
        "è in UTF-16: convertirlo in UTF-8 (in un foglio di calcolo: salvare come «CSV UTF-8»), o scaricarlo di nuovo",
      );
    begun = true;
    yield decode(chunk);
  }
  yield decode();
}

/**
 * Reads a text of unknown encoding: as UTF-8, and from the beginning as windows-1252 at the first byte that is not.
 *
 * @param open gives the bytes anew at each call
 * @param read takes the text, in pieces of any length; it is called again where the first reading was given up
 * @returns what `read` gave, and the encoding
 * @throws UnusableInput where the text is UTF-16: it says so and what to do
 */
export async function readText<T>(
  open: () => AsyncIterable<Buffer>,
  read: (text: AsyncIterable<string>) => Promise<T>,
): Promise<{ readonly result: T; readonly codifica: Codifica }> {
  try {
    return { result: await read(decoded(open(), "utf-8")), codifica: "utf-8" };
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
  }
  return { result: await read(decoded(open(), "windows-1252")), codifica: "windows-1252" };
}

// Text to rows of cells: delimiter and line ends are recognised from the text itself.
// A quoted cell ends where a quote stands before a delimiter or a line end; a quote anywhere else is text. Damage costs the line that it
// is on. Readers that repair more join the cells of two rows at a stray quote, and the money of one comes under the key of the other.

export interface CsvEvents {
  /** The first row that is not blank; gives whether the rows below are wanted. */
  header(cells: readonly string[], line: number): boolean;
  /** A row with as many cells as the header; `line` is the one on which it begins. */
  row(cells: readonly string[], line: number): void;
  /** A row with another number of cells; gives whether it is a new header, whose number counts from here on. */
  odd(cells: readonly string[], line: number): boolean;
  /** A line that opens a quote and does not close it, or that never ends. */
  damaged(line: number): void;
}

/** No official row comes near this many characters: beyond it, an open quote is damage and not a long cell. */
const LONGEST_ROW = 1 << 17;

/** Of those that cut a header into as many cells, the first counts. */
const DELIMITERS = [";", ",", "\t", "|"];

/** What a spreadsheet writes above the header to name the delimiter. */
const NAMED_DELIMITER = /^"?sep=(.)"?\r*[\r\n]/i;

/** A byte order mark, also one that was decoded twice. It may stand before any line: files are put one after another. */
const MARKS = ["\uFEFF", "ï»¿"];

/** In a table of fewer columns a cell may look like the pieces of two rows by chance. */
const FEWEST_COLUMNS = 8;

/** A row in the text. */
interface Cut {
  /** `null` where it opens a quote and does not close it. */
  readonly cells: readonly string[] | null;
  /** Where its last line ends; of a damaged row, the line that opens the quote. */
  readonly end: number;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

function occurrences(text: string, sign: string, from = 0, end = text.length): number {
  let count = 0;
  for (let at = text.indexOf(sign, from); at !== -1 && at < end; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** A place without the returns of the carriage that stand before it. */
function beforeReturns(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && text[at - 1] === "\r") at--;
  return at;
}

/** Where the quote that is opened at a place is closed; -1 where it is not. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

class RowCutter {
  /** Whether the rows that are left are not wanted. */
  done = false;
  readonly #events: CsvEvents;
  /** `null` before the header, and before the line that names it. */
  #delimiter: string | null = null;
  /** What ends a line, `null` before the first. CR may stand before LF any number of times. */
  #newline: "\n" | "\r" | null = null;
  /** Columns of the header, `null` before it. */
  #width: number | null = null;
  /** Whether a damaged line goes on in the next piece. */
  #inDamage = false;
  #line = 1;
  /** The last line of what was no row and may hold some: of these, those on one line alone are believed. */
  #doubtful = 0;

  constructor(events: CsvEvents) {
    this.#events = events;
  }

  /**
   * Hands on the complete rows of a text and gives what is left of it.
   *
   * @param last whether the file ends here
   */
  cut(text: string, last: boolean): string {
    this.#newline ??= newlineOf(text, last);
    const newline = this.#newline;
    if (newline === null) return text;
    let at = this.#inDamage ? this.#afterLine(text, 0, newline) : 0;
    while (at < text.length && !this.done) {
      const from = at + (MARKS.find((mark) => text.startsWith(mark, at))?.length ?? 0);
      const cut = this.#cutFrom(text, from, last, newline);
      if (cut !== null) at = this.#take(text, from, cut, newline);
      else if (text.length - at > LONGEST_ROW) {
        this.#events.damaged(this.#line);
        at = this.#afterLine(text, at, newline);
      } else break;
    }
    return text.slice(at);
  }

  #afterLine(text: string, from: number, newline: string): number {
    const end = text.indexOf(newline, from);
    this.#inDamage = end === -1;
    if (end === -1) return text.length;
    this.#line++;
    return end + 1;
  }

  #cutFrom(text: string, at: number, last: boolean, newline: string): Cut | null {
    if (this.#delimiter !== null) return cutRow(text, at, last, this.#delimiter, newline);
    const [line, named] = NAMED_DELIMITER.exec(text.slice(at, at + 12)) ?? [];
    if (line !== undefined && named !== undefined) {
      this.#delimiter = named;
      return { cells: [""], end: text.indexOf(newline, at) };
    }
    let best: Cut | null = null;
    for (const delimiter of DELIMITERS) {
      const cut = cutRow(text, at, last, delimiter, newline);
      if (cut === null) return null;
      if (best !== null && (cut.cells?.length ?? 0) <= (best.cells?.length ?? 0)) continue;
      best = cut;
      if (cut.cells !== null && !isBlank(cut.cells)) this.#delimiter = delimiter;
    }
    return best;
  }

  /** Hands on a row; gives where the text goes on. */
  #take(text: string, at: number, { cells, end }: Cut, newline: string): number {
    const lines = occurrences(text, newline, at, end + 1);
    if (!this.#announce(cells, lines > 1) && cells !== null) {
      this.#doubtful = Math.max(this.#doubtful, this.#line + lines - 1);
      // Of what is no row, each line after the first is read on its own.
      const broken = text.slice(at, beforeReturns(text, at, end)).search(/[\r\n]/);
      if (broken !== -1) {
        if (text[at + broken] === newline) this.#line++;
        return at + broken + 1;
      }
    }
    this.#line += lines;
    // Where CR ends lines, some may end with both.
    const both = newline === "\r" && text[end + 1] === "\n";
    return Math.min(end + (both ? 2 : 1), text.length);
  }

  /** Gives whether the row was one. */
  #announce(cells: readonly string[] | null, severalLines: boolean): boolean {
    const line = this.#line;
    if (cells === null || (severalLines && (line <= this.#doubtful || this.#isOfTwoRows(cells)))) {
      this.#events.damaged(line);
      return false;
    }
    const nothing = this.#width === null || (cells.length === 1 && this.#width !== 1);
    if (nothing && isBlank(cells)) return true;
    if (this.#width === null) this.done = !this.#events.header(cells, line);
    else if (cells.length === this.#width) this.#events.row(cells, line);
    else if (!this.#events.odd(cells, line)) return false;
    this.#width = cells.length;
    return true;
  }

  /**
   * Whether a cell holds the end of one row, perhaps rows, and the beginning of another: where a quote was lost in the first and in the
   * last, what they make together may have the right number of cells. Such a cell has line breaks and the delimiters of a whole row.
   */
  #isOfTwoRows(cells: readonly string[]): boolean {
    const delimiter = this.#delimiter;
    if (delimiter === null || cells.length < FEWEST_COLUMNS) return false;
    return cells.some((cell) => /[\r\n]/.test(cell) && occurrences(cell, delimiter) >= cells.length - 1);
  }
}

/** What ends the lines of a text, by its first line; `null` where that is not in the text. */
function newlineOf(text: string, last: boolean): "\n" | "\r" | null {
  const end = /\r*\n|\r+/.exec(text);
  if (end === null) return last || text.length > LONGEST_ROW ? "\n" : null;
  if (end[0].endsWith("\n")) return "\n";
  return last || end.index + end[0].length < text.length ? "\r" : null;
}

/** The row that begins at a place; `null` where its end is not in the text and may come. */
function cutRow(text: string, from: number, last: boolean, delimiter: string, newline: string): Cut | null {
  const lineEnd = (at: number) => {
    const end = text.indexOf(newline, at);
    return end === -1 ? text.length : end;
  };
  // Where CR ends lines, LF may follow in the next piece.
  const waits = (end: number) => !last && (newline === "\r" ? end + 1 : end) >= text.length;
  const end = lineEnd(from);
  const line = text.slice(from, beforeReturns(text, from, end));
  if (!line.includes('"')) return waits(end) ? null : { cells: line.split(delimiter), end };
  const cells: string[] = [];
  for (let at = from; ; ) {
    const stop = lineEnd(at);
    let after = -1;
    if (text[at] === '"') {
      const close = closingQuote(text, at);
      if (close === -1 ? !last && text.length - at <= LONGEST_ROW : waits(close + 1)) return null;
      let beyond = close + 1;
      if (newline === "\n") while (text[beyond] === "\r") beyond++;
      if (close !== -1 && waits(beyond)) return null;
      const ends = beyond === text.length || text[beyond] === newline;
      if (close !== -1 && (ends || text[close + 1] === delimiter)) {
        cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
        after = ends ? beyond : close + 1;
      } else if (close === -1 || close > stop) return { cells: null, end: stop };
    }
    if (after === -1) {
      // Text without quotes, or with some that are text.
      const next = text.indexOf(delimiter, at);
      after = next === -1 || next > stop ? stop : next;
      if (waits(after)) return null;
      cells.push(text.slice(at, after === stop ? beforeReturns(text, at, stop) : after));
    }
    if (text[after] !== delimiter) return { cells, end: after };
    at = after + 1;
  }
}

/**
 * Reads a table. Cells come as they are written, without the quotes around them. A quoted cell may hold line breaks; rows end with LF,
 * CRLF, or CR alone. Blank lines are nothing.
 *
 * @param text the file in pieces of any length
 * @returns whether the last row has a line end: a file that was cut has none
 * @example await readRows(text, events) // events.row(["Z11B22000010006", "1.234,50"], 2)
 */
export async function readRows(text: AsyncIterable<string> | Iterable<string>, events: CsvEvents): Promise<boolean> {
  const cutter = new RowCutter(events);
  let rest = "";
  let ended = true;
  for await (const piece of text) {
    if (piece === "") continue;
    ended = /[\r\n]$/.test(piece);
    rest = cutter.cut(rest + piece, false);
    if (cutter.done) return true;
  }
  if (rest !== "") cutter.cut(rest, true);
  return ended;
}
