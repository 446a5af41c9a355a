import { describe, expect, it } from "vitest";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { between, briefs, ELI } from "./relations-between.ts";
import { mergedOf } from "./whole-corpus.ts";

describe("what is one relation", () => {
  it("shows both ends, the kind, the proof and the sentence", () => {
    expect(between([signal("modifica_attiva", "5", "12", "abroga")])).toEqual({
      relazioni: [
        {
          da: ELI("1"),
          a: ELI("2"),
          articolo_da: "5",
          articolo_a: "12",
          tipo: "abroga",
          data: "2030-02-15",
          evidenza: "Frase di esempio (modifica_attiva)",
          base: ["modifica_attiva"],
          affidabilita: "alta",
        },
      ],
      conteggi: {},
    });
  });

  it("joins equal relations and keeps the longest sentence", () => {
    const { relazioni } = between([
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "breve" }),
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "la più lunga" }),
    ]);
    expect(relazioni.map(({ evidenza }) => evidenza)).toEqual(["la più lunga"]);
  });

  it("keeps apart what differs in one article or in the kind, in order", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_attiva", "5", "11-bis"),
        signal("modifica_attiva", "10", "12"),
        signal("modifica_attiva", "9", null, "abroga"),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual(["9 -> - abroga", "5 -> 11-bis modifica", "10 -> 12 modifica", "5 -> 12 inserisce", "5 -> 12 modifica"]);
  });

  it("drops what an act says about itself, and counts it", () => {
    const { relazioni, conteggi } = between([signal("modifica_attiva", "5", "12", "modifica", { altro: citing("1") })]);
    expect(relazioni).toEqual([]);
    expect(conteggi).toEqual({ "segnali di modifica di un atto su se stesso: nessuna relazione": 1 });
  });
});

describe("S2 beside S1", () => {
  it("proves S1's relation and tells its kind where the text had one plain change", () => {
    expect(
      briefs([signal("modifica_attiva", "5", "12"), signal("modifica_marcata", "5", "12", "sostituisce")]),
    ).toEqual(["5 -> 12 sostituisce [modifica_attiva modifica_marcata] alta"]);
  });

  it("leaves the kind alone where S1 tells it, where S1 had several operations, where S2 disagrees with itself", () => {
    const both = "[modifica_attiva modifica_marcata] alta";
    expect(
      briefs([signal("modifica_attiva", "5", "12", "abroga"), signal("modifica_marcata", "5", "12", "sostituisce")]),
    ).toEqual([`5 -> 12 abroga ${both}`]);
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica", { evidenza: "comma 1" }),
        signal("modifica_attiva", "5", "12", "modifica", { evidenza: "comma 2" }),
        signal("modifica_marcata", "5", "12", "sostituisce"),
      ]),
    ).toEqual([`5 -> 12 modifica ${both}`]);
    expect(
      briefs([
        signal("modifica_attiva", "5", "12"),
        signal("modifica_marcata", "5", "12", "sostituisce"),
        signal("modifica_marcata", "5", "12", "inserisce"),
      ]),
    ).toEqual([`5 -> 12 modifica ${both}`]);
    expect(briefs([signal("modifica_attiva", "5", "12"), signal("modifica_marcata", "5", "12", "modifica")])).toEqual([
      `5 -> 12 modifica ${both}`,
    ]);
  });

  it("proves the operation of its own kind where S1 has several", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_marcata", "5", "12", "inserisce"),
      ]),
    ).toEqual(["5 -> 12 inserisce [modifica_attiva modifica_marcata] alta", "5 -> 12 modifica [modifica_attiva] alta"]);
  });

  it("makes a relation of its own where S1 is silent", () => {
    expect(briefs([signal("modifica_attiva", "5", "12"), signal("modifica_marcata", "6", "12", "abroga")])).toEqual([
      "5 -> 12 modifica [modifica_attiva] alta",
      "6 -> 12 abroga [modifica_marcata] alta",
    ]);
  });

  it("finds the container that it cannot name in S1, if only one fits", () => {
    const marked = signal("modifica_marcata", "5", "4", "inserisce");
    const [one, other] = [
      signal("modifica_attiva", "5", "Ordinamento, 4"),
      signal("modifica_attiva", "5", "Tariffa, 4"),
    ];
    expect(briefs([one, marked])).toEqual(["5 -> Ordinamento, 4 inserisce [modifica_attiva modifica_marcata] alta"]);
    expect(briefs([one, other, marked])).toHaveLength(3);
  });
});

describe("S3, S4, S5, S8", () => {
  it("lets S4 and S5 prove what the amending act declares about the article", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga"),
        signal("modifica_attiva", "5", "12", "modifica"),
        signal("testo_abrogato", null, "12", "abroga"),
        signal("nota_aggiornamento", "5", "12", "proroga"),
      ]),
    ).toEqual([
      "5 -> 12 abroga [modifica_attiva testo_abrogato nota_aggiornamento] alta",
      "5 -> 12 modifica [modifica_attiva nota_aggiornamento] alta",
    ]);
  });

  it("makes relations of S4 and S5 about other articles, sure only if the act is in the list of S3", () => {
    const signals = [signal("testo_abrogato", null, "3", "abroga"), signal("nota_aggiornamento", "7", "3", "proroga")];
    expect(briefs(signals)).toEqual([
      "- -> 3 abroga [testo_abrogato] media",
      "7 -> 3 proroga [nota_aggiornamento] media",
    ]);
    expect(briefs([...signals, signal("riferimento_passivo", null, null)])).toEqual([
      "- -> 3 abroga [riferimento_passivo testo_abrogato] alta",
      "7 -> 3 proroga [riferimento_passivo nota_aggiornamento] alta",
    ]);
  });

  it("lets S3 prove every relation of the pair, or stand for the whole act", () => {
    const listed = signal("riferimento_passivo", null, null, "modifica", { data: "2030-09-09" });
    expect(briefs([listed])).toEqual(["- -> - modifica [riferimento_passivo] media"]);
    expect(briefs([signal("modifica_attiva", "5", "12"), signal("modifica_attiva", "5", "13"), listed])).toEqual([
      "5 -> 12 modifica [modifica_attiva riferimento_passivo] alta",
      "5 -> 13 modifica [modifica_attiva riferimento_passivo] alta",
    ]);
  });

  it("makes the law of conversion convert the decree", () => {
    expect(briefs([signal("conversione", null, null, "converte"), signal("riferimento_passivo", null, null)])).toEqual([
      "- -> - converte [riferimento_passivo conversione] alta",
    ]);
  });
});

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

  it("is else that of S2, else that of the amending act", () => {
    const outside = record("2", {
      segnali: [signal("testo_abrogato", null, "1", "abroga", { altro: citing("99", { data: "2029-12-31" }) })],
    });
    expect(mergedOf([{ eli: ELI("2"), record: outside, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
      "2029-12-31",
    ]);
    const marked = record("2", { segnali: [{ ...s2, verso: "in", altro: citing("99") }] });
    expect(mergedOf([{ eli: ELI("2"), record: marked, earlier: [] }]).relazioni.map(({ data }) => data)).toEqual([
      "2030-03-03",
    ]);
  });
});
