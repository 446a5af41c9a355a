/** Rows as the reader hands them on: an object each, with cleaned texts and amounts in cents. */

import type { FonteFinanziamento } from "./fonti.ts";
import type { Campo, GroupField, PnrrTableName, TextGroup } from "./tables.ts";

/** The file that a row comes from. */
export interface RowsFile {
  /** Path below the data folder. */
  readonly nome: string;
  /** Names of the columns that the file has. */
  readonly presenti: ReadonlySet<string>;
}

/** A row of a table. A text is empty where it is missing; a group of texts is one object for all rows that say the same. */
export type PnrrRow<T extends PnrrTableName> = {
  readonly file: RowsFile;
  /** Day of extraction as `YYYYMMDD`, `null` where unknown. */
  readonly giorno: number | null;
  /** Cents by the name of the column, `null` where missing. */
  readonly importi: Readonly<Record<string, number | null>>;
} & { readonly [C in Campo<T>]: string } & {
  readonly [G in TextGroup<T>]: Readonly<Record<GroupField<T, G>, string>>;
};

/** All that was read, files in name order. */
export type PnrrRows = {
  readonly [T in PnrrTableName]: readonly PnrrRow<T>[];
} & {
  readonly fonti: readonly FonteFinanziamento[];
  /** Rows that had to be discarded while reading, by table. */
  readonly scartate: Readonly<Record<PnrrTableName, number>>;
};
