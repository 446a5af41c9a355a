import { Buffer } from "node:buffer";
import { PULIZIE } from "./cells.ts";

/**
 * The cells of a row as places in its bytes: most columns of these wide tables are never looked at, so that a cell becomes text
 * only where somebody asks. Good until the next row.
 */
export class RowCells {
  bytes: Buffer = Buffer.alloc(0);
  /** The same bytes, for reading four at once. */
  view = new DataView(this.bytes.buffer, this.bytes.byteOffset, 0);
  /** Cell `i` lies between `breaks[i]` and `breaks[i + 1]`, which are the places of its delimiters. */
  readonly breaks: Int32Array;

  /** Room for the cells of a row of so many columns. */
  constructor(width: number) {
    this.breaks = new Int32Array(width + 1);
  }

  /** The same places in other bytes. */
  over(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Takes texts as the cells, one per column. */
  take(texts: readonly string[]): void {
    this.over(Buffer.from(texts.join(";"), "utf8"));
    let at = -1;
    this.breaks[0] = at;
    for (let i = 0; i < texts.length; i++) {
      at += Buffer.byteLength(texts[i]!) + 1;
      this.breaks[i + 1] = at;
    }
  }

  /** The text of a cell as it is written. */
  text(column: number): string {
    return this.bytes.toString("utf8", this.breaks[column]! + 1, this.breaks[column + 1]!);
  }
}

/** A cell of at least so many bytes is never `N/D`, but it may be nothing but spaces. */
const LONGER_THAN_MISSING = 9;

/** Whether a cell says nothing. */
export function isMissing(cells: RowCells, column: number): boolean {
  const [start, end] = [cells.breaks[column]! + 1, cells.breaks[column + 1]!];
  if (start === end) return true;
  const first = cells.bytes[start]!;
  const plain = first > 0x20 && first < 0x80 && end - start >= LONGER_THAN_MISSING;
  return !plain && PULIZIE.chiave(cells.text(column)) === "";
}
