import type { NormaRow } from "../../api/norma-row.ts";
import { numberAt } from "../../collections/at.ts";
import type { TextList } from "../../collections/text-list.ts";
import type { FileSink } from "../file-sink.ts";

const ELI = "eli:/it/";
/** Bytes before the first line. */
const OPENING = 1;

/**
 * The line of a row in a page: its ordinal, the ELI without its beginning, the title, the number and the counts. The type and the date
 * stand in the ELI.
 *
 * @example rowLine({ eli: "eli:/it/legge/1990/08/07/241", titolo: "Norme", numero: "241", n_articoli: 31, n_relazioni: 2, ... }, 7)
 * // '[7,"legge/1990/08/07/241","Norme","241",31,2]'
 */
export function rowLine(
  { eli, tipo, data, titolo, numero, n_articoli, n_relazioni }: NormaRow,
  ordinal: number,
): string {
  const name = eli.slice(ELI.length);
  if (!eli.startsWith(`${ELI}${tipo}/${data.replaceAll("-", "/")}`))
    throw new Error(`l'ELI ${eli} non dice il tipo ${tipo} e la data ${data}`);
  return JSON.stringify([ordinal, name, titolo, numero, n_articoli, n_relazioni]);
}

/** Where the rows of a sequence stand: its first page, then for each following page the first ordinal in it. */
export type RowPlace = readonly [page: number, ...firsts: number[]];

/** The lines of the rows, by ordinal. */
export interface RowLines {
  readonly lines: TextList;
  /** Bytes of each with its line end. */
  readonly sizes: Uint32Array;
}

/** Pages of rows, filled one after another; a newline goes before each line, so that a row is found by its beginning. A page holds each row once, whatever sequences it belongs to. */
export class RowPages {
  readonly #files: FileSink;
  readonly #folder: string;
  readonly #rows: RowLines;
  readonly #limit: number;
  #page = 0;
  #bytes = OPENING;
  readonly #held = new Set<number>();

  /** @param limit bytes of a page, unless one row alone is larger */
  constructor(files: FileSink, folder: string, rows: RowLines, limit: number) {
    this.#files = files;
    this.#folder = folder;
    this.#rows = rows;
    this.#limit = limit;
  }

  /**
   * Lays rows side by side: on the current page if all fit there, else from a new one on.
   *
   * @param rows ordinals, ascending
   */
  add(rows: readonly number[]): RowPlace {
    const { sizes } = this.#rows;
    const missing = rows.reduce((sum, row) => (this.#held.has(row) ? sum : sum + numberAt(sizes, row)), 0);
    if (this.#bytes + missing > this.#limit) this.close();
    const place: [number, ...number[]] = [this.#page];
    for (const row of rows) {
      if (this.#held.has(row)) continue;
      const bytes = numberAt(sizes, row);
      if (this.#held.size > 0 && this.#bytes + bytes > this.#limit) {
        this.close();
        place.push(row);
      }
      this.#held.add(row);
      this.#bytes += bytes;
    }
    return place;
  }

  /** Lays all rows side by side, one by one. */
  addAll(count: number): RowPlace {
    const place: [number, ...number[]] = [this.#page];
    for (let row = 0; row < count; row++) {
      const [page] = this.add([row]);
      if (page > place[0] + place.length - 1) place.push(row);
    }
    return place;
  }

  /** Writes the current page; the next row begins another. */
  close(): void {
    if (this.#held.size === 0) return;
    const rows = [...this.#held].sort((a, b) => a - b);
    const text = rows.map((row) => `${this.#rows.lines.at(row)}\n`).join("");
    this.#files.write(`${this.#folder}/${this.#page++}.ndjson`, `\n${text}`);
    this.#held.clear();
    this.#bytes = OPENING;
  }
}
