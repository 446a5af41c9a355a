import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pnrrViews } from "../../../../generator/corpus/orders/pnrr/views.ts";
import type { ModelloPnrr } from "../../../../generator/corpus/pnrr/modello.ts";
import { pnrrOracle } from "../../../oracle/pnrr.ts";
import { materialiseGraph, materialiseRanking } from "./materialise.ts";
import { randomModel } from "./random-model.ts";

const settore = fc.oneof(
  fc.constantFrom("", "s", "SER", "servizi alle imprese", "e", "NON", "zzz", "È", "è", "infrastrutture sociali"),
  fc.string({ maxLength: 2 }),
);
const importo_min = fc.constantFrom(
  0,
  0.01,
  0.99,
  1,
  123.45,
  123.46,
  1e5,
  1e7,
  7_777_777_777.77,
  Number.POSITIVE_INFINITY,
);

describe("views against the oracle, on random models full of ties", () => {
  test("every filter of the graph gives the same nodes, links and totals", () => {
    fc.assert(
      fc.property(randomModel, settore, importo_min, fc.integer({ min: 10, max: 40 }), (modello, s, x, max_nodi) => {
        const params = { settore: s, importo_min: x, max_nodi };
        expect(materialiseGraph(pnrrViews(modello).grafo, params)).toEqual(pnrrOracle(modello, "pnrr-graph", params));
      }),
      { numRuns: 300 },
    );
  });

  test("rankings and funding are the same", () => {
    fc.assert(
      fc.property(randomModel, fc.integer({ min: 1, max: 100 }), (modello, limit) => {
        const views = pnrrViews(modello);
        expect(materialiseRanking(views.aziende, limit)).toEqual(pnrrOracle(modello, "pnrr-aziende", { limit }));
        expect(materialiseRanking(views.enti, limit)).toEqual(pnrrOracle(modello, "pnrr-enti", { limit }));
        expect(materialiseRanking(views.regioni, limit)).toEqual(pnrrOracle(modello, "pnrr-regioni", { limit }));
        expect(views.finanziamenti).toEqual(pnrrOracle(modello, "pnrr-finanziamenti", {}));
      }),
      { numRuns: 300 },
    );
  });

  test("the counts are the nodes of the unfiltered graph, and all projects", () => {
    fc.assert(
      fc.property(randomModel, (modello) => {
        const { conteggi, grafo } = pnrrViews(modello);
        const kinds = grafo.nodes.map((n) => (JSON.parse(n) as { tipo: string }).tipo);
        const of = (tipo: string) => kinds.filter((k) => k === tipo).length;
        expect(conteggi).toEqual({
          progetti: modello.progetti.length,
          appalti: of("appalto"),
          aziende: of("azienda"),
          enti: of("ente"),
        });
        expect(grafo.sets[0]!.order).toEqual(Uint32Array.from(grafo.nodes.keys()));
        expect(grafo.sets[0]!.totalLinks).toBe(grafo.links.source.length);
      }),
    );
  });
});

/** A model without anything, for the cases that a test fills in. */
const EMPTY: ModelloPnrr = {
  progetti: [],
  appalti: [],
  aziende: [],
  enti: [],
  regioni: new Map([
    ["003", "LOMBARDIA"],
    ["005", "VENETO"],
  ]),
  province: new Map(),
  comuni: new Map(),
  fonti: [{ codice: "pnrr", nome: "PNRR" }],
  importiFonti: new Float64Array(),
  righe: {
    progetti: { lette: 4, superate: 0, malformate: 0 },
    gare: { lette: 3, superate: 0, senzaChiave: 0, orfane: 1, malformate: 0 },
    aggiudicatari: { lette: 8642, superate: 0, orfane: 0, persone: 2551, senzaCodice: 1, malformate: 0 },
    luoghi: { lette: 0, superate: 0, ripetute: 0, orfane: 0, malformate: 0 },
    attuatori: { persone: 3, senzaCodice: 0 },
  },
};
type Located = Pick<ModelloPnrr["progetti"][number]["luoghi"][number], "regione" | "percentuale">;
const project = (id: string, totale: number, luoghi: readonly Located[]) => ({
  id,
  label: id,
  cup: null,
  clp: "",
  submisura: "",
  titolo: "",
  settore: "RICERCA",
  totale,
  luoghi: luoghi.map((luogo) => ({ ...luogo, provincia: null, comune: null })),
  appalti: [],
});

/** A model of these projects, each with one cent more from its source than in its total. */
const modelOf = (progetti: ModelloPnrr["progetti"]): ModelloPnrr => ({
  ...EMPTY,
  progetti,
  importiFonti: Float64Array.from(progetti, (p) => p.totale! + 1),
});

describe("single rules", () => {
  test("nothing at all gives empty answers and the set of the empty text", () => {
    const { grafo, aziende, finanziamenti } = pnrrViews(modelOf([]));
    expect(grafo.filtro).toEqual({ nomi: [], insiemi: { "": 0 } });
    expect([aziende, finanziamenti.totale, finanziamenti.flussi]).toEqual([[], 0, []]);
  });

  test("fractions of a region are summed exactly and rounded once, half up", () => {
    const half = [
      { regione: "003", percentuale: null },
      { regione: "005", percentuale: "50" },
    ];
    const modello = modelOf([project("a", 1, half), project("b", 1, half), project("c", 1, half)]);
    // Three halves of a cent each: rounded one by one they would be three cents.
    expect(pnrrViews(modello).regioni.map((r) => [r.codice, r.importo_totale, r.numero_progetti])).toEqual([
      ["003", 0.02, 3],
      ["005", 0.02, 3],
    ]);
  });

  test("percentages count over their sum, whatever they add up to", () => {
    const luoghi = [
      { regione: "003", percentuale: "20" },
      { regione: "005", percentuale: "10.0" },
    ];
    const { regioni } = pnrrViews(modelOf([project("a", 900, luoghi)]));
    expect(regioni.map((r) => [r.codice, r.importo_totale])).toEqual([
      ["003", 6],
      ["005", 3],
    ]);
  });

  test("sums that a float would miss come out to the cent", () => {
    const progetti = Array.from({ length: 1000 }, (_, i) => project(`p${i}`, 10, []));
    const views = pnrrViews(modelOf(progetti));
    expect(JSON.stringify(views.finanziamenti.totale)).toBe("100");
    expect(JSON.stringify(views.finanziamenti.fonti[0]!.importo)).toBe("110");
  });

  test("rankings say how much of an amount exceeds the funding, how much are grants, and the notes add each tender once", () => {
    const tender = { label: "x", cig: null, enti: [0], aziende: [0, 1] };
    const appalti = [
      { ...tender, id: "appalto:1", importo: 1000, natura: "contributo" as const, oltreFinanziamento: 200 },
      { ...tender, id: "appalto:2", importo: 300, natura: null, oltreFinanziamento: 0 },
    ];
    const soggetto = (id: string) => ({ id, codice: id, nome: id });
    const aziende = [soggetto("azienda:1"), soggetto("azienda:2")];
    const { note, ...views } = pnrrViews({ ...modelOf([]), appalti, aziende, enti: [soggetto("ente:1")] });
    const amounts = { importo_totale: 13, importo_oltre_finanziamento: 10, importo_contributi: 10 };
    expect([...views.aziende, ...views.enti]).toEqual(Array(3).fill(expect.objectContaining(amounts)));
    expect(note["pnrr-aziende"].en).toContain("1 of 2, worth 10.00 of 13.00 euro (76.9%), 2.00 of it beyond");
    expect(note["pnrr-enti"].it).toContain("Contributi: 1, per 10,00 euro (76,9%)");
  });

  test("the notes say in both languages what was left out, and the gap between sources and total", () => {
    const { note } = pnrrViews(modelOf([project("a", 1211, [])]));
    expect(note["pnrr-aziende"].it).toContain("2.552 su 8.642 (29,5%)");
    expect(note["pnrr-aziende"].en).toContain("2,552 of 8,642 (29.5%)");
    expect(note["pnrr-enti"].it).toContain("soggetto attuatore");
    expect(note["pnrr-graph"].en).toContain("1 of 3 (33.3%): 1 orphans");
    expect(note["pnrr-finanziamenti"].it).toContain("0,01 euro più del totale");
    expect(note["pnrr-finanziamenti"].en).toContain("0.01 euro more than the total");
    expect(note["pnrr-regioni"].it).toContain("Progetti senza regione: 1");
  });
});
