import { describe, expect, it } from "vitest";
import { wordsDated } from "../../../generator/corpus/norme/acting-words.ts";
import { Identities, servedIdentity } from "../../../generator/corpus/norme/identities.ts";
import { summaryOf } from "../../../generator/corpus/norme/sommario.ts";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { between, ELI } from "./relations-between.ts";
import { mergedOf } from "./whole-corpus.ts";

describe("the date of a relation", () => {
  const s2 = signal("modifica_marcata", "5", "12", "modifica", { data: "2030-03-03" });
  const dates = (signals: readonly Segnale[], ...more: Partial<AttoRecord>[]) =>
    between(signals, ...more).relazioni.map(({ data }) => data);

  it("is the event's, the first where there are several", () => {
    const events = ["2030-10-10", "2030-09-09"].map((data) =>
      signal("riferimento_passivo", null, null, "modifica", { data }),
    );
    expect(dates([s2, ...events])).toEqual(["2030-09-09"]);
  });

  it("is else the publication of the amending act where it is served", () => {
    expect(dates([s2])).toEqual(["2030-02-15"]);
  });

  it("is else that of the marked change, else that of the amending act", () => {
    const late = { data: "2030-02-20", urn: "urn:nir:stato:legge:2030-02-20;99" };
    const outside = record("2", {
      segnali: [signal("testo_abrogato", null, "1", "abroga", { altro: citing("99", late) })],
    });
    expect(mergedOf([{ eli: ELI("2"), record: outside, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
      "2030-02-20",
    ]);
    const marked = record("2", { segnali: [{ ...s2, verso: "in", altro: citing("99") }] });
    expect(mergedOf([{ eli: ELI("2"), record: marked, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
      "2030-03-03",
    ]);
  });

  it("is that of the act that amended the provision, where notes alone tell of it and none says that it did so before", () => {
    const event = signal("riferimento_passivo", null, null, "aggiorna", { altro: citing("99"), data: "2030-02-01" });
    const told = (data: string | null, base: "nota_aggiornamento" | "testo_abrogato" = "nota_aggiornamento") =>
      signal(base, "5", "12", "abroga", { altro: citing("99"), data });
    const day = (...segnali: Segnale[]) => {
      const amended = record("2", { segnali: [event, ...segnali] });
      const { relazioni } = mergedOf([{ eli: ELI("2"), record: amended, earlier: [] }]);
      return relazioni.map(({ data }) => data);
    };
    expect(day(told("2033-08-24"), told("2032-08-24"))).toEqual(["2032-08-24"]);
    expect(day(told("2033-08-24"), told(null))).toEqual(["2030-02-01"]);
    expect(day(told("2033-08-24"), told(null, "testo_abrogato"))).toEqual(["2030-02-01"]);
  });

  it("is never before either act", () => {
    const outside = record("2", {
      segnali: [signal("testo_abrogato", null, "1", "abroga", { altro: citing("99", { data: "2029-12-31" }) })],
    });
    expect(mergedOf([{ eli: ELI("2"), record: outside, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
      "2030-01-31",
    ]);
    const early = signal("riferimento_passivo", null, null, "aggiorna", { data: "2028-01-01" });
    expect(dates([early])).toEqual(["2030-01-31"]);
  });

  it("is that of the conversion for what the conversion of a decree-law added", () => {
    const decree = { ...citing("7"), tipo: "decreto-legge", urn: "urn:nir:stato:decreto.legge:2030-01-31;7" };
    const listed = signal("riferimento_passivo", null, null, "aggiorna", { altro: decree, data: "2030-01-31" });
    const told = (da: string) =>
      signal("nota_aggiornamento", da, "3", "proroga", { altro: decree, conversione: "2030-03-30" });
    const amended = record("2", {
      segnali: [listed, told("1-bis"), told("1"), told("1#comma 2-ter"), told("1#comma 2")],
    });
    const { relazioni } = mergedOf([{ eli: ELI("2"), record: amended, earlier: [] }]);
    expect(relazioni.map(({ articolo_da, partizione_da, data }) => [articolo_da, partizione_da, data])).toEqual([
      ["1", null, "2030-01-31"],
      ["1", "comma 2", "2030-01-31"],
      ["1", "comma 2-ter", "2030-03-30"],
      ["1-bis", null, "2030-03-30"],
    ]);
  });

  it("is, for what the conversion of a served decree-law added, the event of its law", () => {
    const law = citing("9", { data: "2030-03-25", urn: "urn:nir:stato:legge:2030-03-25;9" });
    const decree = record("1", {
      tipo: "decreto-legge",
      urn: "urn:nir:stato:decreto.legge:2030-01-31;1",
      segnali: [
        signal("conversione", null, null, "converte", { altro: law }),
        signal("riferimento_passivo", null, null, "aggiorna", { altro: law, data: "2030-03-30" }),
        signal("modifica_attiva", "4-bis", "12"),
        signal("modifica_attiva", "4", "12"),
      ],
    });
    const { relazioni } = mergedOf([
      { eli: "eli:/it/decreto-legge/2030/01/31/1", record: decree, earlier: [] },
      { eli: ELI("2"), record: record("2"), earlier: [] },
    ]);
    const days = relazioni.filter(({ a }) => a === ELI("2")).map(({ articolo_da, data }) => [articolo_da, data]);
    expect(days).toEqual([
      ["4", "2030-02-15"],
      ["4-bis", "2030-03-30"],
    ]);
  });

  it("is that of the conversion where the editors say that it made the change, and nothing says that the decree-law did", () => {
    const decree = {
      tipo: "decreto-legge",
      denominazione: "DECRETO-LEGGE",
      urn: "urn:nir:stato:decreto.legge:2030-01-31;1",
    };
    const dated = (...signals: readonly Segnale[]) => {
      const acts = [
        {
          eli: "eli:/it/decreto-legge/2030/01/31/1",
          record: record("1", { ...decree, segnali: signals }),
          earlier: [],
        },
        { eli: ELI("2"), record: record("2"), earlier: [] },
      ];
      return mergedOf(acts).relazioni.map(({ data }) => data);
    };
    const converted = signal("modifica_attiva", "5", "12", "abroga", { convertita: "2030-03-30" });
    expect(dated(converted)).toEqual(["2030-03-30"]);
    expect(dated(converted, signal("modifica_attiva", "5", "12", "abroga"))).toEqual(["2030-02-15"]);
  });

  describe("of an effect that the text tells", () => {
    const told = (da: string, more: Partial<Segnale> = {}) => signal("testo_modificativo", da, "12", "deroga", more);

    it("is that of its act, and null where the words are younger, nobody says since when", () => {
      expect(dates([told("5")])).toEqual(["2030-02-15"]);
      expect(dates([told("5-bis")])).toEqual([null]);
      expect(dates([told("5#comma 2-ter")])).toEqual([null]);
      expect(dates([told("5", { aggiunta: true })])).toEqual([null]);
      expect(dates([told("5", { aggiunta: true }), told("5")])).toEqual(["2030-02-15"]);
    });

    it("is null where the other act is younger than the words: some later change brought them", () => {
      const younger = { data: "2034-05-06", urn: "urn:nir:stato:legge:2034-05-06;77" };
      const acting = record("1", { segnali: [told("5", { altro: citing("77", younger) })] });
      expect(mergedOf([{ eli: ELI("1"), record: acting, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
        null,
      ]);
    });

    it("is that of the conversion for what the conversion of a decree-law added", () => {
      const tipo = "decreto-legge";
      const law = citing("9", { data: "2030-03-25", urn: "urn:nir:stato:legge:2030-03-25;9" });
      const segnali = [signal("conversione", null, null, "converte", { altro: law }), told("5-bis"), told("6")];
      const decree = record("1", { tipo, urn: "urn:nir:stato:decreto.legge:2030-01-31;1", segnali });
      const { relazioni } = mergedOf([{ eli: "eli:/it/decreto-legge/2030/01/31/1", record: decree, earlier: [] }]);
      expect(relazioni.flatMap(({ tipo: kind, data }) => (kind === "deroga" ? [data] : []))).toEqual([
        "2030-03-25",
        "2030-02-15",
      ]);
    });
  });

  describe("of an effect whose comma or article another act inserted or replaced", () => {
    const told = (da: string) => signal("testo_modificativo", da, "12", "deroga");
    const change = (a: string, tipo: Segnale["tipo"], portata: Segnale["portata"] = "intero") =>
      signal("testo_modificativo", "1", a, tipo, { altro: citing("1"), ...(portata && { portata }) });
    const later = { versione: { tipo: "consolidata" as const, al: "2035-01-01" } };
    /** The day of an effect of law 1, which law 3 changes when it is published. */
    const day = (effect: string, changed: Segnale, older: readonly Segnale[] = []) => {
      const acting = record("1", { ...later, segnali: [told(effect)] });
      const amending = record("3", {
        segnali: [changed],
        pubblicazione: { data: "2032-04-05", numero: "1", codice_redazionale: "32G00003" },
      });
      const atto = servedIdentity(ELI("1"), summaryOf(acting));
      const other = servedIdentity(ELI("3"), summaryOf(amending));
      const identities = new Identities([atto, other], new Set());
      const dated = wordsDated(atto, [told(effect), ...older], [{ atto: other, segnali: [changed] }], identities);
      const found = dated(told(effect), older.length > 0 ? "2031-01-01" : "2035-01-01");
      const earlier = older.length > 0 ? [record("1", { segnali: older })] : [];
      const { relazioni } = mergedOf([
        { eli: ELI("1"), record: acting, earlier },
        { eli: ELI("2"), record: record("2"), earlier: [] },
        { eli: ELI("3"), record: amending, earlier: [] },
      ]);
      const [seen] = relazioni.filter(({ tipo }) => tipo === "deroga").map(({ data }) => data);
      expect(found.data).toBe(seen === "2032-04-05" ? seen : null);
      return seen;
    };

    it("is that of the change", () => {
      expect(day("5#comma 2-bis, lettera a)", change("5#comma 2-bis", "inserisce"))).toBe("2032-04-05");
      expect(day("5#comma 2", change("5", "sostituisce"))).toBe("2032-04-05");
    });

    it("is that of its act where words or another comma changed, or a version from before the change says it too", () => {
      expect(day("5#comma 2", change("5#comma 2", "sostituisce", "parte"))).toBe("2030-02-15");
      expect(day("5#comma 2", change("5#comma 21", "inserisce"))).toBe("2030-02-15");
      expect(day("5#comma 2", change("5", "sostituisce"), [told("5#comma 2")])).toBe("2030-02-15");
    });
  });
});
