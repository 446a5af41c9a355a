/** Rows as the reader hands them on: columns of numbers, texts pooled. */

import type { FonteFinanziamento } from "./fonti.ts";
import type { Campo, NomeTabella } from "./tables.ts";
import { SEPARATORE, type Texts } from "./text-pool.ts";

/** The usable rows of one table in one file. */
export class Blocco<C extends string = string> {
  /** Path below the data folder. */
  readonly file: string;
  /** Names of the columns that the file has. */
  readonly presenti: ReadonlySet<string>;
  /** Day of extraction of each row as `YYYYMMDD`, 0 where unknown. */
  readonly date: Int32Array;
  /** Numbers of the texts of each row; blocks share their pools, so equal numbers are equal texts. */
  readonly testi: Readonly<Record<C, { readonly pool: Texts; readonly ids: Int32Array }>>;
  /** Amounts in cents, `NaN` where missing. */
  readonly importi: Readonly<Record<string, Float64Array>>;

  constructor(
    file: string,
    presenti: ReadonlySet<string>,
    date: Int32Array,
    testi: Record<C, { pool: Texts; ids: Int32Array }>,
    importi: Record<string, Float64Array>,
  ) {
    this.file = file;
    this.presenti = presenti;
    this.date = date;
    this.testi = testi;
    this.importi = importi;
  }

  get righe(): number {
    return this.date.length;
  }

  /** The number of a cell's text. */
  id(campo: C, riga: number): number {
    return this.testi[campo].ids[riga]!;
  }

  /** A cell's cleaned text, empty where missing. */
  testo(campo: C, riga: number): string {
    return this.testi[campo].pool.at(this.id(campo, riga));
  }

  /** The cells that are kept as one text, in the order of the table. */
  parti(campo: C, riga: number): string[] {
    return this.testo(campo, riga).split(SEPARATORE);
  }

  /** A cell's amount in cents, `null` where missing. */
  importo(campo: string, riga: number): number | null {
    const cents = this.importi[campo]![riga]!;
    return Number.isNaN(cents) ? null : cents;
  }
}

/** All that was read, one block per table and file, files in name order. */
export type RigheLette = {
  readonly [T in NomeTabella]: readonly Blocco<Campo<T>>[];
} & {
  readonly fonti: readonly FonteFinanziamento[];
  /** Rows that had to be discarded while reading, by table. */
  readonly scartate: Readonly<Record<NomeTabella, number>>;
};
