import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../../generator/corpus/norme/sommario.ts";
import {
  coverageByType,
  coverageOf,
  joinedTypes,
  typesOf,
} from "../../../../generator/corpus/orders/norme/coverage.ts";
import { record } from "../../norme/artificial-records.ts";

const original = { tipo: "originale", al: "2030-02-15" } as const;
const articoli = [{ numero: "1", contenitore: null, percorso: "art/1", commi: "" }];
const of = (more: Parameters<typeof record>[1]) => coverageOf(summaryOf(record("1", more)));

describe("where the relations of an act could come from", () => {
  it.each([
    [{ conteggi: { modifica_attiva: 3 }, articoli }, "metadati", "metadati"],
    [{ conteggi: { modifica_marcata: 1 }, versione: original, articoli }, "metadati", "nessuna"],
    [{ articoli }, "testo", "metadati"],
    [{ versione: original, articoli }, "testo", "nessuna"],
    [{ versione: original, conteggi: { nota_aggiornamento: 1 }, articoli }, "testo", "note"],
    [{ versione: original, conteggi: { testo_abrogato: 1 } }, "nessuna", "note"],
    [{ versione: original, conteggi: { riferimento_passivo: 1 } }, "nessuna", "metadati"],
  ])("is in %j", (more, attive, passive) => {
    expect(of(more)).toEqual({ attive, passive });
  });
});

describe("the acts served by type", () => {
  it("are counted with their days and those that declare what they change, types in order", () => {
    const acts = [
      record("1", { data: "2031-01-01", conteggi: { modifica_attiva: 1 } }),
      record("2", { data: "2029-05-06" }),
      record("3", { tipo: "dpr", data: "2028-01-01" }),
    ].map((one) => ({ record: summaryOf(one) }));
    const types = [
      { tipo: "dpr", atti: 1, dal: "2028-01-01", al: "2028-01-01", attive: 0 },
      { tipo: "legge", atti: 2, dal: "2029-05-06", al: "2031-01-01", attive: 1 },
    ];
    expect(typesOf(acts)).toEqual(types);
    expect(joinedTypes([...typesOf(acts.slice(1)), ...typesOf(acts.slice(0, 1))])).toEqual(types);
    expect(coverageByType(types, {})).toEqual(types);
  });

  it("says how many the source holds where somebody has counted them", () => {
    const acts = [record("1", {}), record("2", { tipo: "dpr" })].map((one) => ({ record: summaryOf(one) }));
    const found = coverageByType(typesOf(acts), { legge: 13_730, circolare: 5 });
    expect(found.map(({ tipo, atti_fonte }) => [tipo, atti_fonte])).toEqual([
      ["dpr", undefined],
      ["legge", 13_730],
    ]);
  });
});
