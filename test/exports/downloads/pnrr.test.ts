import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pnrrRows } from "../../../generator/exports/downloads/pnrr.ts";
import { randomModel } from "../../corpus/orders/pnrr/random-model.ts";
import { textOf } from "../../documents/pages.ts";
import { expectDividedPlan } from "./places-of-projects.ts";
import { sampleDataset } from "./sample-dataset.ts";
import { output, tool } from "./tools.ts";

describe("the table of places", () => {
  it("divides each project, and the plan as the ranking of regions does", () =>
    fc.assert(fc.property(randomModel, expectDividedPlan)));

  it("has a row for each place, with its share of the project; rows of one place are one", () => {
    const base = fc.sample(randomModel, { numRuns: 1, seed: 1 })[0]!;
    const place = (regione: string, comune: string | null, percentuale: string) => ({
      regione,
      provincia: comune?.slice(0, 3) ?? null,
      comune,
      percentuale,
    });
    const luoghi = [place("003", "015146", "20"), place("003", null, "50"), place("003", "015146", "30")];
    const modello = {
      ...base,
      progetti: [{ ...base.progetti[0]!, id: "progetto:Z:1:M", totale: 100_01, luoghi }],
      regioni: new Map([["003", "LOMBARDIA"]]),
      province: new Map([["015", { nome: "MILANO", regione: "003" }]]),
      comuni: new Map([["015146", "MILANO"]]),
    };
    expect([...pnrrRows(modello).progetti_luoghi()]).toEqual([
      ["progetto:Z:1:M", 1, "015146", "MILANO", "015", "MILANO", "003", "LOMBARDIA", 0.5, 50.01],
      ["progetto:Z:1:M", 2, null, null, null, null, "003", "LOMBARDIA", 0.5, 50.01],
    ]);
  });
});

const { inTree, csvRows } = sampleDataset();
const sqlite = tool("sqlite3", ["--version"]);

it.skipIf(!sqlite)(
  "answers who got most in a municipality, by the question of the page (skipped without sqlite3)",
  () => {
    const sql = /```sql\n(.*?)```/s
      .exec(textOf("generator/exports/downloads/README.md"))?.[1]
      ?.replaceAll(/'BOLOGNA'/g, "?1");
    const answered = (comune: string) =>
      output(sqlite!, "-readonly", "-cmd", `.parameter set ?1 "'${comune}'"`, inTree("download/diritto.sqlite"), sql!);
    const towns = new Set(csvRows("progetti_luoghi").map(({ comune }) => comune!));
    let winners = 0;
    for (const comune of towns) {
      const projects = csvRows("progetti_luoghi").filter((row) => row.comune === comune);
      const own = new Set(projects.map(({ progetto }) => progetto));
      const tenders = new Set(csvRows("progetti_appalti").flatMap((row) => (own.has(row.progetto) ? row.appalto : [])));
      const won = csvRows("aggiudicazioni").filter(({ appalto }) => tenders.has(appalto));
      const companies = new Set(won.map(({ azienda }) => azienda));
      const lines = answered(comune).split("\n").filter(Boolean);
      expect(lines.length, comune).toBe(Math.min(10, companies.size));
      winners += lines.length;
      const [label, appalti, euro] = lines[0]?.split("|") ?? [];
      if (label === undefined) continue;
      const sums = [...companies].map((id) => {
        const rows = won.filter(({ azienda }) => azienda === id);
        return {
          rows: rows.length,
          cents: rows.reduce((sum, { importo }) => sum + Math.round(Number(importo) * 100), 0),
        };
      });
      const most = Math.max(...sums.map(({ cents }) => cents));
      expect(Math.round(Number(euro) * 100), comune).toBe(most);
      expect(
        sums.filter(({ cents }) => cents === most).map(({ rows }) => rows),
        comune,
      ).toContain(Number(appalti));
    }
    expect(winners).toBeGreaterThan(5);
  },
);
