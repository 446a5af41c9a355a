import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { DOWNLOAD_KINDS } from "../../../generator/contract/download-kinds.ts";
import { downloadFiles } from "../../../generator/exports/downloads/files.ts";
import { TABLES, type TableName } from "../../../generator/exports/downloads/tables.ts";
import { run } from "../../cli/commands.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { DEFAULT_SIZES, KIND_SIZES, TOLERANCE } from "./readme.ts";
import { output, tool } from "./tools.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("the dataset of the official files (skipped without ../shared/data)", () => {
  const tree = temporaryFolder();
  let expected: Partial<Record<TableName, number>>;
  let records: Map<string, number>;

  beforeAll(() => {
    const { status, stderr } = run("generate", "--data", DATA, "--out", tree, "--download", "all");
    expect(status, stderr).toBe(0);
    const json = (name: string) => readJsonSync(path.join(tree, name));
    const { pnrr, politici, norme, articoli, relazioni, ddl } = json("api/public/health.json").conteggi;
    expected = { norme, articoli, relazioni, ddl, ...pnrr, ...politici };
    records = new Map(json("manifest.json").map((e: { path: string; records?: number }) => [e.path, e.records]));
  });

  it("has as many rows in every format as /health counts", async () => {
    expect(Object.keys(expected)).toHaveLength(10);
    for (const [name, rows] of Object.entries(expected)) {
      expect(records.get(`download/csv/${name}.csv`), name).toBe(rows);
      const file = await asyncBufferFromFile(path.join(tree, `download/parquet/${name}.parquet`));
      expect(Number((await parquetMetadataAsync(file)).num_rows), name).toBe(rows);
    }
    expect(records.get("download/ndjson/norme.ndjson.gz")).toBe(expected.norme);
    expect(records.get("download/ndjson/relazioni.ndjson.gz")).toBe(expected.relazioni);
    expect(records.get("download/ndjson/ddl.ndjson.gz")).toBe(expected.ddl);
    expect(records.get("download/ndjson/parlamentari.ndjson.gz")).toBe(expected.parlamentari);
    const { progetti, appalti, aziende, enti } = expected;
    expect(records.get("download/ndjson/pnrr-nodi.ndjson.gz")).toBe(progetti! + appalti! + aziende! + enti!);
  });

  it("has every row of a Parquet file in several groups, in the order of the CSV", async () => {
    const file = await asyncBufferFromFile(path.join(tree, "download/parquet/progetti.parquet"));
    expect((await parquetMetadataAsync(file)).row_groups.length).toBeGreaterThan(1);
    const rows = await parquetReadObjects({ file, columns: ["id", "finanziamento_totale"] });
    const csv = readFileSync(path.join(tree, "download/csv/progetti.csv"), "utf8");
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect(rows.map((r) => `${r.id} ${r.finanziamento_totale}`)).toEqual(
      data.map((r) => `${r.id} ${r.finanziamento_totale}`),
    );
  });

  it("is as large as its page says, kind by kind", () => {
    const entries: { path: string; bytes: number }[] = readJsonSync(path.join(tree, "manifest.json"));
    const off = (keep: (name: string) => boolean, said: number) => {
      const bytes = entries.filter((e) => keep(e.path)).reduce((total, e) => total + e.bytes, 0);
      return Math.abs(bytes - said) / said;
    };
    expect(off((name) => !name.startsWith("download/"), DEFAULT_SIZES.official)).toBeLessThan(TOLERANCE);
    for (const kind of DOWNLOAD_KINDS) {
      const own = new Set(downloadFiles([kind]).map((f) => f.path));
      expect(
        off((name) => own.has(name), KIND_SIZES.get(kind)!.official),
        kind,
      ).toBeLessThan(TOLERANCE);
    }
  });

  it.skipIf(!tool("sqlite3", ["--version"]))("is one sound SQLite file, whose keys hold and whose search finds", () => {
    const query = (sql: string) =>
      output("sqlite3", "-readonly", path.join(tree, "download/diritto.sqlite"), sql).trim();
    expect(query("PRAGMA integrity_check")).toBe("ok");
    expect(query("PRAGMA foreign_key_check")).toBe("");
    for (const { name } of TABLES)
      expect(Number(query(`SELECT count(*) FROM "${name}"`)), name).toBe(records.get(`download/csv/${name}.csv`));
    const articles = "SELECT count(*) FROM articoli_fts WHERE articoli_fts MATCH 'responsabilita'";
    expect(Number(query(articles))).toBeGreaterThan(10);
  });
});
