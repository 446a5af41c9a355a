import { describe, expect, it } from "vitest";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { brief, ELI } from "./relations-between.ts";
import { mergedOf } from "./whole-corpus.ts";

describe("which act is meant", () => {
  const from = (altro: Segnale["altro"], ...others: AttoRecord[]) =>
    mergedOf([
      {
        eli: ELI("1"),
        record: record("1", { segnali: [signal("modifica_attiva", "5", "12", "modifica", { altro })] }),
        earlier: [],
      },
      ...others.map((other) => ({ eli: `${ELI(other.numero!)}~${other.chiave}`, record: other, earlier: [] })),
    ]);

  it("gives an act outside the corpus its own ELI", () => {
    expect(from(citing("77", { tipo: "dpr", data: "1999-05-06" })).relazioni.map(({ a }) => a)).toEqual([
      "eli:/it/dpr/1999/05/06/77",
    ]);
  });

  it("finds a year alone in the corpus, else gives no relation and counts it", () => {
    const yearOnly = citing("2", { data: null, anno: 2030, urn: "urn:nir:stato:legge:2030;2" });
    expect(from(yearOnly, record("2", { chiave: "x" })).relazioni.map(({ a }) => a)).toEqual([`${ELI("2")}~x`]);
    expect(from(yearOnly)).toEqual({
      relazioni: [],
      dubbie: {},
      conteggi: { "segnali di modifica che citano un atto fuori dal corpus con il solo anno: nessuna relazione": 1 },
    });
  });

  it("never assigns an identity that two acts share", () => {
    const shared = [record("2", { chiave: "x" }), record("2", { chiave: "y" })];
    const conteggi = { "segnali di modifica che citano un'identità condivisa da più atti: nessuna relazione": 1 };
    expect(from(citing("2"), ...shared)).toEqual({ relazioni: [], conteggi, dubbie: {} });
    expect(from(citing("2", { data: null, anno: 2030 }), ...shared)).toEqual({ relazioni: [], conteggi, dubbie: {} });
  });

  it("never takes the act of one ministry for that of another", () => {
    const decree = (issuer: string) =>
      citing("7", { tipo: "decreto-ministeriale", urn: `urn:nir:ministero.${issuer}:decreto:2030-01-31;7` });
    const served = record("7", { tipo: "decreto-ministeriale", urn: decree("esempio.uno").urn });
    expect(from(decree("dell.esempio.uno"), served).relazioni).toHaveLength(1);
    expect(from(decree("esempio.due"), served).relazioni).toEqual([]);
    const two = record("3", {
      segnali: [signal("modifica_attiva", "1", null, "modifica", { altro: decree("esempio.due") })],
    });
    const one = record("1", {
      segnali: [signal("modifica_attiva", "1", null, "modifica", { altro: decree("esempio.uno") })],
    });
    const both = [one, two].map((r) => ({ eli: ELI(r.numero!), record: r, earlier: [] }));
    expect(mergedOf(both.slice(0, 1)).relazioni).toHaveLength(1);
    expect(mergedOf(both)).toEqual({
      relazioni: [],
      dubbie: {},
      conteggi: {
        "segnali di modifica che citano l'atto di un altro emanante con data e numero uguali: nessuna relazione": 2,
      },
    });
  });
});

describe("earlier versions", () => {
  it("add the signals that the newest no longer has, and repeat none", () => {
    const s1 = (n: string) => signal("modifica_attiva", "5", n);
    const newest = record("1", { segnali: [s1("12"), signal("modifica_marcata", "5", "12", "sostituisce")] });
    const earlier = record("1", { segnali: [s1("12"), s1("13")], versione: { tipo: "consolidata", al: "2030-06-01" } });
    const { relazioni } = mergedOf([{ eli: ELI("1"), record: newest, earlier: [earlier] }]);
    expect(relazioni.map(brief)).toEqual([
      "5 -> 12 sostituisce [modifica_attiva modifica_marcata] alta",
      "5 -> 13 aggiorna [modifica_attiva] alta",
    ]);
  });
});
