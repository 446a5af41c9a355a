import { describe, expect, it } from "vitest";
import { TABLES } from "../../../generator/exports/downloads/tables.ts";
import { sampleDataset } from "./sample-dataset.ts";
import { output, tool } from "./tools.ts";

const { inTree, text, expectedRows, csvRows } = sampleDataset();
const sqlite = tool("sqlite3", ["--version"]);

describe.skipIf(!sqlite)("SQLite, by its own shell (skipped where sqlite3 is not installed)", () => {
  const query = (sql: string) => output(sqlite!, "-readonly", inTree("download/diritto.sqlite"), sql).trim();

  it("is sound and has as many rows as /health counts", () => {
    expect(query("PRAGMA integrity_check")).toBe("ok");
    expect(query("PRAGMA foreign_key_check")).toBe("");
    for (const { name } of TABLES)
      expect(Number(query(`SELECT count(*) FROM "${name}"`)), name).toBe(csvRows(name).length);
    for (const [name, rows] of Object.entries(expectedRows()))
      expect(Number(query(`SELECT count(*) FROM "${name}"`)), name).toBe(rows);
  });

  it("finds words of titles and articles, accents apart, and the act they stand in", () => {
    const cut = (t: string): string[] => t.match(/[\p{L}\p{N}]+/gu) ?? [];
    const folded = (t: string) => t.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const titles = csvRows("norme").map(({ titolo }) => String(titolo));
    const articles = csvRows("articoli").map(({ rubrica, testo }) => `${rubrica}\n${testo}`);
    let accented = 0;
    for (const [table, texts] of [
      ["norme_fts", titles],
      ["articoli_fts", articles],
    ] as const) {
      const words = [...new Set(texts.flatMap(cut))];
      const chosen = [
        ...words.filter((w) => w !== folded(w) && /[àèéìòù]/i.test(w)).slice(0, 5),
        ...words.slice(0, 10),
      ];
      for (const word of chosen) {
        const expected = texts.filter((t) => cut(folded(t)).includes(folded(word))).length;
        const sql = `SELECT count(*) FROM ${table} WHERE ${table} MATCH '"${folded(word)}"'`;
        expect(Number(query(sql)), word).toBe(expected);
        if (/[àèéìòù]/i.test(word)) accented++;
      }
    }
    expect(accented).toBeGreaterThan(0);
    const title = csvRows("norme")[0]!;
    const word = title.titolo!.toLowerCase().match(/[a-z]{5,}/)![0];
    const found = query(
      `SELECT eli FROM norme JOIN norme_fts ON norme_fts.rowid = norme.rowid WHERE norme_fts MATCH '${word}'`,
    );
    expect(found.split("\n")).toContain(title.eli);
  });

  it("says which release it is and under which licence", () => {
    const { release } = JSON.parse(text("api/public/health.json")).meta;
    expect(query("SELECT valore FROM meta WHERE chiave = 'release'")).toBe(release);
    expect(query("SELECT valore FROM meta WHERE chiave = 'licenza'")).not.toBe("");
  });
});
