/** The dataset as one SQLite file, with full-text search over titles and articles. */

import { createRequire } from "node:module";
import type sqlite from "node-sqlite3-wasm";
import { openWebAssembly } from "../../tree/web-assembly.ts";
import { type Cell, type ColumnType, keyOfTable, type Table, type TableName, type TableSink } from "./tables.ts";

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: "TEXT",
  integer: "INTEGER",
  number: "REAL",
  boolean: "INTEGER",
  date: "TEXT",
};

/** Tables with full-text search, and the columns searched: `<table>_fts`. Words are compared without accents. */
const SEARCHED: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  norme: ["titolo"],
  articoli: ["rubrica", "testo"],
};

/** No journal: a run that fails throws the whole tree away. The pages of a new file are written in order, so its bytes are its rows'. */
const SETTINGS =
  "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536";

const quoted = (name: string) => `"${name}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(", ");

/**
 * The statement that makes a table.
 *
 * @example createTable(tableNamed("bandi"))
 * // 'CREATE TABLE "bandi" ("appalto" TEXT, "ente" TEXT, PRIMARY KEY ("appalto", "ente"), FOREIGN KEY ("appalto") REFERENCES "appalti" ("id"), ...)'
 */
function createTable({ name, columns, key, refs = {} }: Table): string {
  const parts = [
    ...columns.map((column) => `${quoted(column.name)} ${TYPES[column.type]}`),
    ...(key ? [`PRIMARY KEY (${listed(key)})`] : []),
    ...Object.entries(refs).map(
      ([column, other]) => `FOREIGN KEY (${quoted(column)}) REFERENCES ${quoted(other)} (${listed(keyOfTable(other))})`,
    ),
  ];
  return `CREATE TABLE ${quoted(name)} (${parts.join(", ")})`;
}

const stored = (cell: Cell) => (typeof cell === "boolean" ? Number(cell) : cell);

export class SqliteFile {
  readonly #db: InstanceType<typeof sqlite.Database>;
  readonly #tables: readonly Table[];
  #records = 0;

  /**
   * @param file path on this machine; nothing is there yet
   * @param tables all that will be written
   * @param meta release, sources and licence: the table `meta`, a row each
   */
  constructor(file: string, tables: readonly Table[], meta: object) {
    this.#tables = tables;
    // Loaded when it is used: its memory reserves address space.
    this.#db = openWebAssembly(() => {
      const { Database }: typeof sqlite = createRequire(import.meta.url)("node-sqlite3-wasm");
      return new Database(file);
    });
    this.#db.exec(SETTINGS);
    for (const table of tables) this.#db.exec(createTable(table));
    this.#db.exec("BEGIN");
    this.#db.exec('CREATE TABLE "meta" ("chiave" TEXT PRIMARY KEY, "valore" TEXT)');
    for (const [key, value] of Object.entries(meta))
      this.#db.run('INSERT INTO "meta" VALUES (?, ?)', [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ]);
  }

  /** Rows written, over all tables. */
  get records(): number {
    return this.#records;
  }

  sink({ name, columns }: Table): TableSink {
    const insert = this.#db.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => "?").join(", ")})`);
    return {
      row: (row) => {
        insert.run(row.map(stored));
        this.#records++;
      },
      end: () => insert.finalize(),
    };
  }

  /** Builds indexes and full-text search, and closes the file. */
  end(): void {
    // A key that begins with the column finds its rows already.
    for (const { name, key = [], refs = {} } of this.#tables)
      for (const column of Object.keys(refs))
        if (column !== key[0])
          this.#db.exec(`CREATE INDEX ${quoted(`${name}_${column}`)} ON ${quoted(name)} (${quoted(column)})`);
    this.#db.exec('CREATE INDEX "relazioni_da" ON "relazioni" ("da"); CREATE INDEX "relazioni_a" ON "relazioni" ("a")');
    for (const [name, columns] of Object.entries(SEARCHED)) {
      const options = `content="${name}", tokenize="unicode61 remove_diacritics 2"`;
      this.#db.exec(`CREATE VIRTUAL TABLE ${quoted(`${name}_fts`)} USING fts5(${columns.join(", ")}, ${options})`);
      this.#db.exec(`INSERT INTO ${quoted(`${name}_fts`)} (${quoted(`${name}_fts`)}) VALUES ('rebuild')`);
    }
    this.#db.exec("COMMIT");
    this.#db.close();
  }
}
