/** Random valid requests about the recovery plan, answered by the router over a generated tree and by the oracle over the model. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "../../generator/contract/operations.ts";
import { PLACE_KINDS } from "../../generator/contract/place-kinds.ts";
import type { PlacedRow } from "../../generator/contract/resources/plan-projects.ts";
import { buildPnrr } from "../../generator/corpus/pnrr/build.ts";
import type { ModelloPnrr, Progetto } from "../../generator/corpus/pnrr/modello.ts";
import { readItaliaDomani } from "../../generator/sources/italia-domani/read-pnrr.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { expectWhole } from "../corpus/orders/pnrr/whole-plan.ts";
import { pnrrOracle } from "../oracle/pnrr.ts";
import { expectAnswer } from "./expect-answer.ts";
import { between, pieceOf, query } from "./request.ts";
import { generatedTree, type TestTree } from "./tree.ts";

const MAX_READS = 4;
const MAX_BYTES = 90e6;

const RANKINGS: readonly (readonly [path: string, operation: OperationId])[] = [
  ["/pnrr/classifica-aziende", "pnrr-aziende"],
  ["/pnrr/classifica-enti", "pnrr-enti"],
  ["/pnrr/classifica-regioni", "pnrr-regioni"],
];

/** Bounds as a request writes them, with the number they mean. */
const bound = (modello: ModelloPnrr) => {
  const amounts = modello.progetti.map((p) => (p.totale ?? 0) / 100);
  const written = ["inf", "1e5", "1e400", "0", "0.0", "5e-324", "-0"].map(
    (text) => [text, Number(text.replace("inf", "Infinity"))] as const,
  );
  return fc.oneof(
    fc.constant(["0", 0] as const),
    fc.constantFrom(...written),
    fc.constantFrom(...amounts).map((amount) => [String(amount), amount] as const),
    fc.constantFrom(...amounts).map((amount) => [String(amount + 0.01), amount + 0.01] as const),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map((amount) => [String(amount), amount] as const),
  );
};

/** The places of some projects, each once. */
function placesIn(projects: readonly Progetto[]) {
  const named = projects.flatMap(({ luoghi }) =>
    luoghi.flatMap((row) => PLACE_KINDS.map((kind) => [`${kind} ${row[kind]}`, [kind, row[kind]]] as const)),
  );
  return [...new Map(named).values()];
}

/** All rows of a place, a thousand a request; they are those of its total, to half a cent each. */
async function rowsOf(tree: TestTree, luogo: string): Promise<PlacedRow[]> {
  const rows: PlacedRow[] = [];
  for (;;) {
    const { body } = await tree.get(`/pnrr/progetti?${query({ luogo, limit: 1000, offset: rows.length })}`);
    const { totale, importo_totale, progetti } = body as {
      totale: number;
      importo_totale: number;
      progetti: PlacedRow[];
    };
    rows.push(...progetti);
    if (rows.length < totale) continue;
    const cents = rows.reduce((sum, row) => sum + Math.round((row.importo_nel_luogo ?? 0) * 100), 0);
    const divided = rows.filter((row) => row.importo_nel_luogo !== row.finanziamento_totale).length;
    expect(Math.abs(cents - Math.round(importo_totale * 100)), luogo).toBeLessThanOrEqual((divided + 1) / 2);
    return rows;
  }
}

/**
 * Declares the property tests over one data folder.
 *
 * @param runs requests of each kind
 */
export function describePnrrOracle(name: string, data: string, runs: number): void {
  describe(`the router over ${name}`, () => {
    const tree = generatedTree(data);
    let modello: ModelloPnrr;
    beforeAll(async () => {
      const rapporto = new Rapporto();
      modello = buildPnrr(await readItaliaDomani(data, rapporto), rapporto);
    });

    const check = (target: string, expected: object, reads = MAX_READS) => expectAnswer(tree, target, expected, reads);

    it("cuts the filtered graph where the oracle cuts it, with at most four reads", async () => {
      const request = fc.record({
        settore: pieceOf([...new Set(modello.progetti.map((p) => p.settore))]),
        importo: bound(modello),
        max_nodi: between(10, 5000),
        lang: fc.constantFrom("it", "en"),
      });
      await fc.assert(
        fc.asyncProperty(request, ({ settore, importo: [written, importo_min], max_nodi, lang }) => {
          const expected = pnrrOracle(modello, "pnrr-graph", { settore, importo_min, max_nodi });
          const echo = { settore, importo_min: Number.isFinite(importo_min) ? importo_min + 0 : null };
          const target = `/pnrr/graph?${query({ settore, importo_min: written, max_nodi, lang })}`;
          return check(target, { ...expected, ...echo });
        }),
        { numRuns: runs },
      );
    });

    it("ranks what the oracle ranks at every limit", async () => {
      const request = fc.record({ which: fc.constantFrom(...RANKINGS), limit: between(1, 100) });
      await fc.assert(
        fc.asyncProperty(request, ({ which: [path, operation], limit }) =>
          check(`${path}?limit=${limit}`, pnrrOracle(modello, operation, { limit })),
        ),
        { numRuns: runs },
      );
    });

    it("gives the oracle's funding flows", () =>
      check("/pnrr/finanziamenti", pnrrOracle(modello, "pnrr-finanziamenti", {})));

    it("gives the projects of a place, of a code, of both, that the oracle gives", async () => {
      const places = placesIn(modello.progetti);
      const codes = [...new Set(modello.progetti.flatMap(({ cup }) => cup ?? []))];
      const request = fc.record({
        luogo: fc.option(fc.constantFrom(...places), { nil: undefined }),
        // A code that is there, most often of a project in the place or with several rows.
        cup: fc.option(fc.constantFrom(...codes.slice(0, 50), ...codes), { nil: undefined }),
        limit: between(1, 1000),
        offset: fc.oneof(fc.constant(0), fc.nat(modello.progetti.length + 5)),
      });
      await fc.assert(
        fc.asyncProperty(request, ({ luogo, cup, limit, offset }) => {
          const text = luogo === undefined ? "" : `${luogo[0]} ${luogo[1] ?? "non disponibile"}`;
          const target = `/pnrr/progetti?${query({ luogo: text, cup: cup ?? "", limit, offset })}`;
          const asked = { limit, offset, ...(luogo && { luogo }), ...(cup !== undefined && { cup }) };
          // The card, the place, and up to four pages for a thousand rows.
          return check(target, pnrrOracle(modello, "pnrr-progetti", asked), 6);
        }),
        { numRuns: runs },
      );
      for (const cup of fc.sample(fc.constantFrom(...codes), runs / 4))
        await check(`/pnrr/progetti/${cup}`, pnrrOracle(modello, "pnrr-progetto", { cup }));
    });

    it("ranks those who won and put out the tenders of a place as the oracle does, at every limit", async () => {
      const withTenders = placesIn(modello.progetti.filter(({ appalti }) => appalti.length > 0));
      const request = fc.record({
        luogo: fc.constantFrom(...withTenders, ...withTenders, ...placesIn(modello.progetti)),
        which: fc.constantFrom("aziende", "enti"),
        limit: between(1, 100),
      });
      await fc.assert(
        fc.asyncProperty(request, ({ luogo, which, limit }) => {
          const text = encodeURIComponent(`${luogo[0]} ${luogo[1] ?? "non disponibile"}`);
          const target = `/pnrr/luoghi/${text}/classifica-${which}?limit=${limit}`;
          // The card, the names of a place as it is written and as its kind says it, the rankings.
          return check(target, pnrrOracle(modello, `pnrr-luogo-${which}`, { luogo, limit }), 4);
        }),
        { numRuns: runs },
      );
    });

    it("splits the whole plan over its places, to the cent and below", () => expectWhole(modello));

    it("gives rows of all municipalities, and of what lies in none, that add up to the plan", async () => {
      const municipalities = new Set(modello.progetti.flatMap(({ luoghi }) => luoghi.map(({ comune }) => comune)));
      municipalities.add(null);
      const all = { rows: 0, cents: 0 };
      for (const code of municipalities) {
        const rows = await rowsOf(tree, `comune ${code ?? "non disponibile"}`);
        all.rows += rows.length;
        all.cents += rows.reduce((sum, row) => sum + Math.round((row.importo_nel_luogo ?? 0) * 100), 0);
      }
      const plan = modello.progetti.reduce((sum, { totale }) => sum + (totale ?? 0), 0);
      // Half a cent for each row of a project that lies in several municipalities, at most.
      expect(Math.abs(all.cents - plan)).toBeLessThanOrEqual((all.rows - modello.progetti.length) / 2 + 0.5);
      const { body } = await tree.get("/pnrr/classifica-regioni?limit=100");
      const regions = (body.classifica as { importo_totale: number }[]).reduce(
        (sum, { importo_totale }) => sum + Math.round(importo_totale * 100),
        0,
      );
      expect(Math.abs(all.cents - regions)).toBeLessThanOrEqual(all.rows / 2);
    });

    it("weighs at most 90 MB and names no natural person", () => {
      const files = tree.files((file) => file.includes("/pnrr"));
      expect(files.length).toBeGreaterThan(300);
      expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MAX_BYTES);
      for (const { name: file, bytes } of files) {
        const text = bytes.toString("utf8");
        expect(text, file).not.toMatch(/PERSONA FISICA \d|\*{5}/);
        expect(text, file).not.toMatch(/\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/);
      }
    });
  });
}
