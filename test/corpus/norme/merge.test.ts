import { describe, expect, it } from "vitest";
import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";
import { citing, record, signal } from "./artificial-records.ts";
import { between, briefs, ELI } from "./relations-between.ts";
import { mergedOf } from "./whole-corpus.ts";

describe("what is one relation", () => {
  it("shows both ends, the kind, the proof and the sentence", () => {
    expect(between([signal("modifica_attiva", "5#comma 1", "12#comma 3", "abroga", { portata: "intero" })])).toEqual({
      relazioni: [
        {
          da: ELI("1"),
          a: ELI("2"),
          articolo_da: "5",
          partizione_da: "comma 1",
          articolo_a: "12",
          partizione_a: "comma 3",
          portata: "intero",
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

  it("keeps apart what differs in a part or in the extent, wider ones first", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 3", "abroga", { portata: "intero" }),
        signal("modifica_attiva", "5", "12#comma 2, lettera a)", "abroga", { portata: "parte" }),
        signal("modifica_attiva", "5", "12", "abroga", { portata: "parte" }),
        signal("modifica_attiva", "5#comma 2", "12#comma 3", "abroga", { portata: "intero" }),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual([
      "5 -> 12 abroga (parte)",
      "5 -> 12#comma 2, lettera a) abroga (parte)",
      "5 -> 12#comma 3 abroga (intero)",
      "5#comma 2 -> 12#comma 3 abroga (intero)",
    ]);
  });

  it("keeps apart what differs in one article or in the kind, in order", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "proroga"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_attiva", "5", "11-bis", "proroga"),
        signal("modifica_attiva", "10", "12", "proroga"),
        signal("modifica_attiva", "9", null, "abroga"),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual(["9 -> - abroga", "5 -> 11-bis proroga", "10 -> 12 proroga", "5 -> 12 inserisce", "5 -> 12 proroga"]);
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

  it("tells the kind and the part of every change that S1 calls by one name", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 1"),
        signal("modifica_marcata", "5#comma 1, lettera a)", "12#comma 1", "sostituisce", { portata: "parte" }),
        signal("modifica_marcata", "5#comma 1, lettera b)", "12#comma 1, lettera c)", "abroga", { portata: "intero" }),
      ]),
    ).toEqual([
      "5#comma 1, lettera b) -> 12#comma 1, lettera c) abroga (intero) [modifica_attiva modifica_marcata] alta",
      "5#comma 1, lettera a) -> 12#comma 1 sostituisce (parte) [modifica_attiva modifica_marcata] alta",
    ]);
  });

  it("is another fact where S1 tells another kind or another part", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga"),
        signal("modifica_marcata", "5", "12", "sostituisce"),
      ]).map((text) => text.replace(/ alta/, "")),
    ).toEqual(["5 -> 12 abroga [modifica_attiva]", "5 -> 12 sostituisce [modifica_marcata]"]);
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 2", "abroga", { portata: "intero" }),
        signal("modifica_marcata", "5", "12#comma 3", "abroga", { portata: "intero" }),
      ]),
    ).toHaveLength(2);
  });

  it("shows the words of the signal that says the very thing", () => {
    const { relazioni } = between([
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "la modifica dell'art. 12 e molte altre parole" }),
      signal("modifica_marcata", "5", "12#comma 1", "abroga", {
        evidenza: "il comma 1 e' abrogato",
        portata: "intero",
      }),
    ]);
    expect(relazioni.map(({ evidenza }) => evidenza)).toEqual(["il comma 1 e' abrogato"]);
  });

  it("proves the operation of its own kind where S1 has several", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_marcata", "5", "12", "inserisce"),
      ]),
    ).toEqual(["5 -> 12 aggiorna [modifica_attiva] alta", "5 -> 12 inserisce [modifica_attiva modifica_marcata] alta"]);
  });

  it("makes a relation of its own where S1 is silent", () => {
    expect(
      briefs([signal("modifica_attiva", "5", "12", "proroga"), signal("modifica_marcata", "6", "12", "abroga")]),
    ).toEqual(["5 -> 12 proroga [modifica_attiva] alta", "6 -> 12 abroga [modifica_marcata] alta"]);
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

describe("S7 beside S1 and S2", () => {
  const written = (da: string, a: string, tipo: Segnale["tipo"], portata: "intero" | "parte") =>
    signal("testo_modificativo", da, a, tipo, { portata });

  it("proves their relation, tells its kind, and adds none where they name the act", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 1"),
        signal("modifica_attiva", "6", "13", "abroga", { portata: "intero" }),
        written("5#comma 2", "12#comma 1", "sostituisce", "parte"),
        written("6", "13", "abroga", "intero"),
        written("7", "14", "abroga", "intero"),
      ]),
    ).toEqual([
      "5#comma 2 -> 12#comma 1 sostituisce (parte) [modifica_attiva testo_modificativo] alta",
      "6 -> 13 abroga (intero) [modifica_attiva testo_modificativo] alta",
    ]);
  });

  it("stands alone, as media, where they are silent about the act", () => {
    expect(briefs([written("5", "12#comma 1", "abroga", "intero")])).toEqual([
      "5 -> 12#comma 1 abroga (intero) [testo_modificativo] media",
    ]);
  });

  it('makes of "la modifica" a change where the comma is seen to change that article, else an update that nobody describes', () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 4"),
        signal("modifica_attiva", "5#comma 3", "12#comma 5"),
        signal("modifica_attiva", "5#comma 2", "13"),
        written("5#comma 2, lettera a)", "12#comma 1", "abroga", "intero"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1"),
      ]),
    ).toEqual([
      "5#comma 2, lettera a) -> 12#comma 1 abroga (intero) [modifica_attiva testo_modificativo] alta",
      "5#comma 3 -> 12#comma 5 aggiorna [modifica_attiva] alta",
      "5#comma 2 -> 12#comma 4 modifica [modifica_attiva] alta",
      "5#comma 2 -> 13 aggiorna [modifica_attiva] alta",
    ]);
  });

  it("does not tell of a letter what the sentence says of its comma", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 1, lettera d)"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1"),
        written("5#comma 2", "12#comma 1", "sostituisce", "parte"),
      ]),
    ).toEqual([
      "5#comma 2 -> 12#comma 1, lettera d) modifica [modifica_attiva] alta",
      "5#comma 2 -> 12#comma 1 sostituisce (parte) [modifica_attiva testo_modificativo] alta",
    ]);
  });
});

describe("S3, S4, S5, S8", () => {
  it("lets S4 and S5 prove what the amending act declares of the same part, and keeps other facts apart", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 3", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 3", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 4", "abroga", { portata: "intero" }),
        signal("nota_aggiornamento", "5", "12", "proroga"),
      ]),
    ).toEqual([
      "- -> 12#comma 4 abroga (intero) [testo_abrogato] media",
      "5#comma 2 -> 12#comma 3 abroga (intero) [modifica_attiva testo_abrogato] alta",
      "5 -> 12 proroga [nota_aggiornamento] media",
    ]);
  });

  it("never turns the repeal of one comma into that of the article, nor the other way round", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga", { portata: "intero" }),
        signal("testo_abrogato", null, "12#comma 3", "abroga", { portata: "intero" }),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toEqual(["- -> 12#comma 3 abroga (intero)", "5 -> 12 abroga (intero)"]);
  });

  it("takes a note that does not say how as a proof of what its provision does, else as a relation that says no more", () => {
    const declared = signal("modifica_attiva", "5#comma 1", "12", "abroga");
    expect(briefs([declared, signal("nota_aggiornamento", "5#comma 1", "12", "aggiorna")])).toEqual([
      "5#comma 1 -> 12 abroga [modifica_attiva nota_aggiornamento] alta",
    ]);
    expect(briefs([declared, signal("nota_aggiornamento", "6", "12", "aggiorna")])).toHaveLength(2);
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
    const listed = signal("riferimento_passivo", null, null, "aggiorna", { data: "2030-09-09" });
    expect(briefs([listed])).toEqual(["- -> - aggiorna [riferimento_passivo] media"]);
    expect(
      briefs([signal("modifica_attiva", "5", "12", "abroga"), signal("modifica_attiva", "5", "13", "abroga"), listed]),
    ).toEqual([
      "5 -> 12 abroga [modifica_attiva riferimento_passivo] alta",
      "5 -> 13 abroga [modifica_attiva riferimento_passivo] alta",
    ]);
  });

  it("makes the law of conversion convert the decree", () => {
    expect(
      briefs([signal("conversione", null, null, "converte"), signal("riferimento_passivo", null, null, "aggiorna")]),
    ).toEqual(["- -> - converte [riferimento_passivo conversione] alta"]);
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
});
