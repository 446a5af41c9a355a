import { describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { mergedOf } from "./whole-corpus.ts";

const ELI = (numero: string) => `eli:/it/legge/2030/01/31/${numero}`;
const OUT: readonly Segnale["base"][] = ["modifica_attiva", "modifica_marcata", "testo_modificativo"];

/** Law 1 amends law 2: signals of S1, S2 come from the file of 1 and all others from that of 2. */
function between(signals: readonly Segnale[], one: Partial<AttoRecord> = {}, two: Partial<AttoRecord> = {}) {
  const first = record("1", { segnali: signals.filter(({ base }) => OUT.includes(base)), ...one });
  const into = signals.filter(({ base }) => !OUT.includes(base)).map((s) => ({ ...s, altro: citing("1") }));
  const second = record("2", { segnali: into, ...two });
  return mergedOf([
    { eli: ELI("1"), record: first, earlier: [] },
    { eli: ELI("2"), record: second, earlier: [] },
  ]);
}

/** `235 -> 12 modifica [modifica_attiva] alta` */
const brief = ({ articolo_da, articolo_a, tipo, base, affidabilita }: Relazione) =>
  `${articolo_da ?? "-"} -> ${articolo_a ?? "-"} ${tipo} [${base.join(" ")}] ${affidabilita}`;
const briefs = (...args: Parameters<typeof between>) => between(...args).relazioni.map(brief);

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

describe("how sure a relation is", () => {
  it.each([
    ["indiretta", "media"],
    ["discorde", "media"],
    ["altro_atto", "bassa"],
  ] as const)("takes S1 %s alone as %s, with S3 as alta", (riserva, affidabilita) => {
    const reserved = signal("modifica_attiva", "5", "12", "modifica", { riserva });
    expect(briefs([reserved])).toEqual([`5 -> 12 modifica [modifica_attiva] ${affidabilita}`]);
    expect(briefs([reserved, signal("riferimento_passivo", null, null)])).toEqual([
      "5 -> 12 modifica [modifica_attiva riferimento_passivo] alta",
    ]);
  });

  it("takes an act that the text names only as changing another one as bassa", () => {
    expect(
      briefs([signal("riferimento_passivo", null, null, "modifica", { riserva: "solo_come_modificato" })]),
    ).toEqual(["- -> - modifica [riferimento_passivo] bassa"]);
  });

  it("takes the best of two signals of one kind", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica", { riserva: "altro_atto" }),
        signal("modifica_attiva", "5", "12"),
      ]),
    ).toEqual(["5 -> 12 modifica [modifica_attiva] alta"]);
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
      conteggi: { "segnali di modifica che citano un atto fuori dal corpus con il solo anno: nessuna relazione": 1 },
    });
  });

  it("never assigns an identity that two acts share", () => {
    const shared = [record("2", { chiave: "x" }), record("2", { chiave: "y" })];
    const conteggi = { "segnali di modifica che citano un'identità condivisa da più atti: nessuna relazione": 1 };
    expect(from(citing("2"), ...shared)).toEqual({ relazioni: [], conteggi });
    expect(from(citing("2", { data: null, anno: 2030 }), ...shared)).toEqual({ relazioni: [], conteggi });
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
      "5 -> 13 modifica [modifica_attiva] alta",
    ]);
  });
});
