/** Artificial acts in sentences as laws write them: which relations they have, and which must not be. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { corpusOf } from "../../property/tree.ts";

const CASES = "../shared/data-variants/giurista";
const EXPECTED = "attese.tsv";
const folders = existsSync(CASES)
  ? readdirSync(CASES).filter((name) => existsSync(path.join(CASES, name, EXPECTED)))
  : [];

/** Columns of a row, and the field of a relation that each is held against. */
const FIELDS = {
  atto: "da",
  da_articolo: "articolo_da",
  da_partizione: "partizione_da",
  tipo: "tipo",
  a_eli: "a",
  a_articolo: "articolo_a",
  a_partizione: "partizione_a",
  portata: "portata",
} as const;
type Column = keyof typeof FIELDS;
/**
 * What is checked: some relation fits the row, none does, each that fits also fits a row `c'e` or `ammessa`, all that fit have one extent;
 * `ammessa` checks nothing.
 */
type Check = "c'e" | "mai" | "solo" | "pari" | "ammessa";
type Row = { readonly verifica: Check } & Partial<Readonly<Record<Column, string>>>;

function rowsOf(folder: string): readonly Row[] {
  const text = readFileSync(path.join(CASES, folder, EXPECTED), "utf8");
  const { data, meta } = Papa.parse<Row>(text, {
    header: true,
    delimiter: "\t",
    comments: "#",
    skipEmptyLines: true,
    quoteChar: "\0",
  });
  expect(meta.fields).toEqual(["verifica", ...Object.keys(FIELDS)]);
  return data;
}

/** Whether a cell allows a value: empty anything, `null` none, `a|b` one of them, `a*` what begins with it. */
const allows = (cell: string | undefined, value: string | null) =>
  !cell ||
  cell
    .split("|")
    .some((one) =>
      one === "null" ? value === null : one.endsWith("*") ? value?.startsWith(one.slice(0, -1)) : value === one,
    );
const fits = (row: Row, relation: Relazione) =>
  Object.entries(FIELDS).every(([column, field]) => allows(row[column as Column], relation[field]));

/** The relations that break a row; those wanted and missing as the row itself. */
function faultsOf(row: Row, rows: readonly Row[], relations: readonly Relazione[]): readonly (Row | Relazione)[] {
  const found = relations.filter((relation) => fits(row, relation));
  const granted = rows.filter(({ verifica }) => verifica === "c'e" || verifica === "ammessa");
  const faults: Readonly<Record<Check, () => readonly (Row | Relazione)[]>> = {
    "c'e": () => (found.length > 0 ? [] : [row]),
    mai: () => found,
    solo: () => found.filter((relation) => !granted.some((one) => fits(one, relation))),
    pari: () => (new Set(found.map(({ portata }) => portata)).size > 1 ? found : []),
    ammessa: () => [],
  };
  return faults[row.verifica]();
}

describe.skipIf(folders.length === 0)("relations of artificial acts (skipped where ../shared is absent)", () => {
  // That a tree serves all relations of its acts: `property/norme-oracle.ts`.
  it.each(folders)("%s", async (folder) => {
    const rows = rowsOf(folder);
    const { relazioni: relations } = await corpusOf(path.join(CASES, folder));
    expect(relations.length).toBeGreaterThanOrEqual(rows.some(({ verifica }) => verifica === "c'e") ? 1 : 0);
    expect(rows.flatMap((row) => faultsOf(row, rows, relations))).toEqual([]);
  });
});
