import { spawnSync } from "node:child_process";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { DOWNLOAD_KINDS } from "../../../generator/contract/download-kinds.ts";
import { downloadFiles } from "../../../generator/exports/downloads/files.ts";
import { TABLES, type TableName } from "../../../generator/exports/downloads/tables.ts";
import { DUCKDB, duckdb } from "./duckdb.ts";
import { DEFAULT_SIZES, KIND_SIZES, TOLERANCE, USES } from "./readme.ts";
import { sampleDataset } from "./sample-dataset.ts";
import { tool } from "./tools.ts";

const { tree, csvRows: rowsOf } = sampleDataset();

/** How many rows have each value of a column. */
const countsOf = (name: TableName, column: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rowsOf(name)) {
    const value = row[column]!;
    if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};
const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

/** Runs a line of the page as it stands, inside the tree. */
function lines(name: string): string[] {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", USES.get(name)!], { cwd: tree, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout.trimEnd().split("\n");
}

describe("the page of the offline dataset", () => {
  it("shows one line for each of five tools, on files that are there", () => {
    expect([...USES.keys()].sort()).toEqual(["Rscript", "duckdb", "jq", "python3", "sqlite3"]);
    const known = downloadFiles(DOWNLOAD_KINDS).map((f) => f.path);
    for (const line of USES.values()) expect(known).toContain(/download\/[\w./]+/.exec(line)![0]);
  });

  it("says how large the default set and each kind are", () => {
    const entries: { path: string; bytes: number }[] = readJsonSync(path.join(tree, "manifest.json"));
    const sum = (keep: (name: string) => boolean) =>
      entries.filter((e) => keep(e.path)).reduce((total, e) => total + e.bytes, 0);
    const near = (bytes: number, said: number, what: string) =>
      expect(Math.abs(bytes - said) / said, `${what}: ${bytes}`).toBeLessThan(TOLERANCE);
    near(
      sum((name) => !name.startsWith("download/")),
      DEFAULT_SIZES.sample,
      "default",
    );
    expect([...KIND_SIZES.keys()].sort()).toEqual([...DOWNLOAD_KINDS].sort());
    for (const kind of DOWNLOAD_KINDS) {
      const own = new Set(downloadFiles([kind]).map((f) => f.path));
      near(
        sum((name) => own.has(name)),
        KIND_SIZES.get(kind)!.sample,
        kind,
      );
    }
  });

  it.skipIf(!tool("sqlite3", ["--version"]))("finds articles by their words (skipped without sqlite3)", () => {
    const found = lines("sqlite3").filter((line) => line.startsWith("eli:"));
    expect(found.length).toBeGreaterThan(0);
    const articles = rowsOf("articoli");
    for (const line of found) {
      const [norma, numero, excerpt] = line.split("|") as [string, string, string];
      const article = articles.find((a) => a.norma === norma && a.numero === numero);
      expect(article?.testo, line).toMatch(/\btermine\b/i);
      expect(excerpt).toMatch(/\[termine\]/i);
    }
  });

  it.skipIf(!tool("jq", ["--version"]))("lists the acts of the lines of JSON (skipped without jq)", () => {
    const expected = rowsOf("norme").map(({ eli, n_articoli, titolo }) => `${eli}\t${n_articoli}\t${titolo}`);
    expect(lines("jq").sort()).toEqual(expected.sort());
  });

  it.skipIf(!tool("python3", ["-c", "import pandas"]))("counts signatures by group (skipped without pandas)", () => {
    const printed = lines("python3").flatMap((line) => {
      const [, name, count] = /^(\S.*?) +(\d+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(count)] as const];
    });
    expect(printed.length).toBeGreaterThan(1);
    expect(sorted(new Map(printed))).toEqual(sorted(countsOf("firme", "gruppo")));
  });

  it.skipIf(!tool("Rscript", ["--version"]))("counts bills by state (skipped without R)", () => {
    const numbers = lines("Rscript").flatMap((line) => (/^[ \d]+$/.test(line) ? line.trim().split(/ +/) : []));
    const expected = [...countsOf("ddl", "stato").values()].sort();
    expect(numbers.filter(Boolean).map(Number).sort()).toEqual(expected);
  });

  it.skipIf(!DUCKDB)("counts changes by kind (skipped where DuckDB is not in HOST_RUNTIMES)", () => {
    const [, sql] = /-c "(.*)"$/.exec(USES.get("duckdb")!)!;
    const [rows] = duckdb([sql!], tree);
    const found = rows!.map(([kind, count]) => [String(kind), Number(count)] as const);
    expect(found.map(([, count]) => count)).toEqual([...found.map(([, count]) => count)].sort((a, b) => b - a));
    expect(sorted(new Map(found))).toEqual(sorted(countsOf("relazioni", "tipo")));
  });
});

describe.skipIf(!DUCKDB)("Parquet, by DuckDB (skipped where it is not in HOST_RUNTIMES)", () => {
  it("has the rows and the types of every table", () => {
    const TYPES = { text: "VARCHAR", integer: "INTEGER", number: "DOUBLE", boolean: "BOOLEAN", date: "DATE" };
    const files = TABLES.map(({ name }) => `'download/parquet/${name}.parquet'`);
    const counts = files.map((file) => `SELECT count(*) FROM ${file}`);
    const shapes = files.map((file) => `DESCRIBE SELECT * FROM ${file}`);
    const found = duckdb([...counts, ...shapes], tree);
    for (const [i, { name, columns }] of TABLES.entries()) {
      expect(Number(found[i]![0]![0]), name).toBe(rowsOf(name).length);
      const types = found[TABLES.length + i]!.map(([column, type]) => [column, type]);
      expect(types, name).toEqual(columns.map((c) => [c.name, TYPES[c.type]]));
    }
  });
});
