/** Hands rows and lines to all formats that a run writes; what it does not write costs nothing. */

import { createHash } from "node:crypto";
import { chmodSync, closeSync, openSync, readSync } from "node:fs";
import type { Area } from "../../contract/areas.ts";
import type { DownloadKind } from "../../contract/download-kinds.ts";
import type { Staging } from "../../tree/staging.ts";
import { csvSink } from "./csv.ts";
import { type NdjsonName, ndjsonPath, SQLITE_PATH, TABLE_KINDS, type TableKind, tablePath } from "./files.ts";
import { type LineSink, ndjsonSink } from "./ndjson.ts";
import { parquetSink } from "./parquet.ts";
import { SqliteFile } from "./sqlite.ts";
import { type Row, TABLES, type Table, type TableName, type TableSink, tableNamed } from "./tables.ts";

/** What writes a table, by the kind of its files. */
const SINKS: Readonly<Record<TableKind, (staging: Staging, path: string, table: Table, meta: object) => TableSink>> = {
  csv: csvSink,
  parquet: parquetSink,
};

const NOWHERE: LineSink = { line: () => {}, end: () => {} };
/** Everybody reads, the owner writes: as all other files of the tree. */
const READABLE = 0o644;
/** Bytes read at once from a finished file. */
const CHUNK = 1 << 20;

function digestOf(file: string): { bytes: number; sha256: string } {
  const hash = createHash("sha256");
  const buffer = Buffer.alloc(CHUNK);
  const handle = openSync(file, "r");
  let bytes = 0;
  try {
    for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) {
      hash.update(buffer.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(handle);
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Release, sources and licence of the data of some areas: what every file that can hold it says of itself. */
export type MetaOf = (areas: readonly Area[]) => object;

const AREAS = [...new Set(TABLES.map(({ area }) => area))];

/** Where the database is made. Beside it its library has a folder while it writes, which a killed run leaves. */
function newDatabase(staging: Staging): string {
  staging.locateNew(`${SQLITE_PATH}.lock`);
  return staging.locateNew(SQLITE_PATH);
}

export class Writers {
  readonly #staging: Staging;
  readonly #kinds: ReadonlySet<DownloadKind>;
  readonly #meta: MetaOf;
  readonly #sqlite: SqliteFile | null;
  /** Tables that nobody has opened yet. */
  readonly #missing = new Set(TABLES.map(({ name }) => name));

  constructor(staging: Staging, kinds: ReadonlySet<DownloadKind>, meta: MetaOf) {
    this.#staging = staging;
    this.#kinds = kinds;
    this.#meta = meta;
    this.#sqlite = kinds.has("sqlite") ? new SqliteFile(newDatabase(staging), TABLES, meta(AREAS)) : null;
  }

  /** Whether rows go anywhere. */
  get tables(): boolean {
    return TABLE_KINDS.some((kind) => this.#kinds.has(kind)) || this.#sqlite !== null;
  }

  /** Whether lines go anywhere. */
  get lines(): boolean {
    return this.#kinds.has("ndjson");
  }

  /** Opens a table in all formats. */
  table(name: TableName): TableSink {
    const table = tableNamed(name);
    this.#missing.delete(name);
    const meta = this.#meta([table.area]);
    const sinks = [
      ...TABLE_KINDS.filter((kind) => this.#kinds.has(kind)).map((kind) =>
        SINKS[kind](this.#staging, tablePath(kind, table), table, meta),
      ),
      ...(this.#sqlite ? [this.#sqlite.sink(table)] : []),
    ];
    return {
      row: (row) => {
        for (const sink of sinks) sink.row(row);
      },
      end: () => {
        for (const sink of sinks) sink.end();
      },
    };
  }

  /** Writes a table whose rows are at hand. */
  rows(name: TableName, rows: Iterable<Row>): void {
    if (!this.tables) return;
    const sink = this.table(name);
    for (const row of rows) sink.row(row);
    sink.end();
  }

  /** Opens a file of JSON lines. */
  open(name: NdjsonName): LineSink {
    return this.lines ? ndjsonSink(this.#staging, ndjsonPath(name)) : NOWHERE;
  }

  /** Writes a file of JSON lines whose documents are at hand. */
  documents(name: NdjsonName, documents: Iterable<string>): void {
    if (!this.lines) return;
    const sink = this.open(name);
    for (const document of documents) sink.line(document);
    sink.end();
  }

  /**
   * Ends what all tables share.
   *
   * @throws Error where a table that is declared has been handed no rows
   */
  end(): void {
    if (this.tables && this.#missing.size > 0)
      throw new Error(
        `no rows were handed over of ${[...this.#missing].join(", ")} (generator/build/phases/outputs/downloads.ts)`,
      );
    if (!this.#sqlite) return;
    this.#sqlite.end();
    const file = this.#staging.locate(SQLITE_PATH);
    // The library makes it for its owner alone; who serves the tree is often somebody else.
    chmodSync(file, READABLE);
    const facts = digestOf(file);
    this.#staging.enter({ path: SQLITE_PATH, ...facts, records: this.#sqlite.records });
  }
}
