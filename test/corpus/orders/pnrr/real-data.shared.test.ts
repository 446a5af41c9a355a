import { existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { itemAt } from "../../../../generator/collections/at.ts";
import type { MoneyNode, MoneyPage } from "../../../../generator/contract/resources/money-files.ts";
import { tenderPages } from "../../../../generator/corpus/orders/pnrr/tender-pages.ts";
import { type PnrrViews, pnrrViews } from "../../../../generator/corpus/orders/pnrr/views.ts";
import { buildPnrr } from "../../../../generator/corpus/pnrr/build.ts";
import type { ModelloPnrr } from "../../../../generator/corpus/pnrr/modello.ts";
import { MOTIVI } from "../../../../generator/corpus/pnrr/motivi.ts";
import { moneyDossier, tenderTotals } from "../../../../generator/pages/explorer/client/views/pnrr/dossier.ts";
import { readItaliaDomani } from "../../../../generator/sources/italia-domani/read-pnrr.ts";
import { Rapporto } from "../../../../generator/sources/rapporto.ts";
import { expectDividedPlan } from "../../../exports/downloads/places-of-projects.ts";

const shared = fileURLToPath(new URL("../../../../../shared/", import.meta.url));

/** Real files are not part of the project. */
const absent = !existsSync(path.join(shared, "data/pnrr")) && !process.env.CI;

async function load(data: string): Promise<{ modello: ModelloPnrr; views: PnrrViews; rapporto: Rapporto }> {
  const rapporto = new Rapporto();
  const modello = buildPnrr(await readItaliaDomani(data, rapporto), rapporto);
  return { modello, views: pnrrViews(modello), rapporto };
}

function variant(name: string): string {
  const data = mkdtempSync(path.join(tmpdir(), "pnrr-variant-"));
  symlinkSync(path.join(shared, "data-variants", name), path.join(data, "pnrr"));
  return data;
}

describe.skipIf(absent)("official files (skipped where ../shared is absent)", () => {
  let real: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    real = await load(path.join(shared, "data"));
  });

  test("counts and the whole graph are the measured ones", () => {
    const { conteggi, grafo } = real.views;
    expect(conteggi).toEqual({ progetti: 52_539, appalti: 7937, aziende: 2629, enti: 394 });
    expect([grafo.nodes.length, grafo.links.source.length, grafo.sets.length]).toEqual([14_562, 24_622, 111]);
    const kinds = grafo.linkKinds.map((name, k) => [name, grafo.links.kind.filter((x) => x === k).length]);
    expect(Object.fromEntries(kinds)).toEqual({ ha_appalto: 11_447, bandisce: 7963, vince: 5212 });
  });

  test("pages of tenders are small, and their sums are those of the rankings", () => {
    const { grafo, aziende, enti } = real.views;
    const { pages, places } = tenderPages(grafo);
    const read = pages.map(({ nodi, appalti }): MoneyPage => JSON.parse(`{"nodi":[${nodi}],"appalti":[${appalti}]}`));
    expect(Math.max(...pages.map(({ nodi, appalti }) => Buffer.byteLength(`${nodi}${appalti}`)))).toBeLessThan(64_000);
    const placesOf = new Map(
      grafo.nodes.map((node, n): [string, readonly number[]] => {
        const { id }: MoneyNode = JSON.parse(node);
        return [id, (places[n] ?? []).slice(1)];
      }),
    );
    const sumsOf = (id: string) => {
      const dossier = moneyDossier(
        id,
        (placesOf.get(id) ?? []).map((page) => itemAt(read, page)),
      );
      const { appalti, importo, oltre, contributi } = tenderTotals(dossier?.tenders ?? []);
      return [id, appalti, importo, oltre, contributi];
    };
    for (const [tipo, ranking] of [
      ["azienda", aziende],
      ["ente", enti],
    ] as const)
      for (const entry of ranking) {
        const id = `${tipo}:${entry.codice_fiscale}`;
        expect(sumsOf(id)).toEqual([
          id,
          entry.numero_appalti,
          entry.importo_totale,
          entry.importo_oltre_finanziamento,
          entry.importo_contributi,
        ]);
      }
  });

  test("rankings and funding are the measured ones, to the cent", () => {
    const { aziende, enti, regioni, finanziamenti } = real.views;
    expect(aziende[0]).toMatchObject({
      codice_fiscale: "00488410010",
      numero_appalti: 32,
      importo_totale: 2294948056.72,
    });
    expect(enti[0]).toMatchObject({ codice_fiscale: "12874720159", numero_appalti: 858 });
    expect(regioni[0]).toMatchObject({ codice: "000", numero_progetti: 690, importo_totale: 7499248335.05 });
    expect(regioni[1]).toMatchObject({ codice: "003", nome: "LOMBARDIA", importo_totale: 4195151782.36 });
    expect(finanziamenti.totale).toBe(43045155743.11);
    expect(finanziamenti.fonti.reduce((sum, f) => sum + Math.round(f.importo * 100), 0)).toBe(4304515575522);
    expect(finanziamenti.flussi).toHaveLength(73);
  });

  test("the table of places divides the plan", () => expectDividedPlan(real.modello));

  test("tenders that weigh more than their projects are marked, and the notes say how much they are", () => {
    const { views, modello } = real;
    const tenders = views.grafo.nodes.map((n) => JSON.parse(n) as { tipo: string; oltre_finanziamento?: boolean });
    expect(tenders.filter((n) => n.oltre_finanziamento)).toHaveLength(81);
    for (const operation of ["pnrr-graph", "pnrr-aziende", "pnrr-enti"] as const) {
      expect(views.note[operation].it).toContain(
        "81 su 7.937, per 4.780.414.118,89 euro su 9.492.727.752,15 (50,4%), dei quali 2.552.612.859,80 oltre",
      );
      expect(views.note[operation].en).toContain(
        "81 of 7,937, worth 4,780,414,118.89 of 9,492,727,752.15 euro (50.4%)",
      );
    }
    const kinds = (natura: string | null) => modello.appalti.filter((a) => a.natura === natura).length;
    expect([null, "appalto", "accordo quadro", "concessione", "contributo"].map((k) => kinds(k as string))).toEqual([
      4187, 3407, 300, 16, 27,
    ]);
  });

  test("the report counts what the importer mends and leaves out", () => {
    expect(real.rapporto.counted("pnrr", MOTIVI.codiceRiparato)).toBe(40_854);
    expect(real.rapporto.counted("pnrr", MOTIVI.aggiudicatarioPersona)).toBe(2552);
    expect(real.rapporto.discarded).toBe(0);
  });

  test("no natural person reaches an answer", () => {
    const { grafo, aziende, enti } = real.views;
    const text = [...grafo.nodes, JSON.stringify(aziende), JSON.stringify(enti)].join("\n");
    expect(text).not.toMatch(/PERSONA FISICA|DITTA INDIVIDUALE|\*{4}|ES12345678Z/);
    expect(text).not.toMatch(/\(mandatari[ao]\)|AETARTI/i);
    const names = new Map(aziende.map((a) => [a.codice_fiscale, a.nome]));
    // Every row of this code names the grouping: the bearer alone is named nowhere.
    expect([...names].filter(([, nome]) => /capogruppo/i.test(nome)).map(([codice]) => codice)).toEqual([
      "00901501007",
    ]);
    expect(names.get("08450891000")).toBe("ALMAVIVA SPA");
    expect(names.get("07984290010")).toBe("ALSTOM Ferroviaria");
    expect(aziende.filter((a) => a.nome === "Impresa individuale")).toHaveLength(632);
  });
});

describe.skipIf(absent)("other layouts (skipped where ../shared is absent)", () => {
  test("the layout of 2022", async () => {
    const { views, rapporto } = await load(variant("pnrr-v1"));
    expect(views.conteggi).toEqual({ progetti: 922, appalti: 4, aziende: 4, enti: 1 });
    expect(views.regioni[0]).toMatchObject({ codice: "000", importo_totale: 114_000_000 });
    expect(views.finanziamenti.totale).toBe(516_710_127);
    expect(rapporto.discarded).toBe(0);
  });

  test("the layout of 2023, with a windows-1252 file and twelve orphans", async () => {
    const { views, rapporto } = await load(variant("pnrr-v2"));
    expect(views.conteggi.progetti).toBe(474);
    expect(rapporto.counted("pnrr", MOTIVI.garaOrfana)).toBe(12);
    expect(views.regioni.map((r) => r.nome)).toContain("TRENTINO-ALTO ADIGE/SÜDTIROL");
  });

  test("one project of 2026: the sources miss what the files leave empty", async () => {
    const { views } = await load(variant("pnrr-v13-one"));
    expect(views.finanziamenti.totale).toBe(6_092_035.46);
    expect(views.note["pnrr-finanziamenti"].it).toContain("297.035,46 euro meno");
  });

  test("the page that denies access is reported", async () => {
    const { views, rapporto } = await load(variant("pnrr-access-denied"));
    expect(views.conteggi).toEqual({ progetti: 0, appalti: 0, aziende: 0, enti: 0 });
    expect(rapporto.discarded).toBe(1);
  });
});
