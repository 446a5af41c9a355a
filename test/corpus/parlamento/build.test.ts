import { describe, expect, it } from "vitest";
import { buildParlamento } from "../../../generator/corpus/parlamento/build.ts";
import type { DeputatoRecord } from "../../../generator/sources/camera/records.ts";
import type { TestoRecord } from "../../../generator/sources/ddl/records.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import type {
  FaseRecord,
  IniziativaRecord,
  IterRecord,
  SenatoRecords,
} from "../../../generator/sources/senato/records.ts";

const lettura = (idFase: number, idDdl: number, fase: string, more: Partial<FaseRecord> = {}): FaseRecord => ({
  file: "dump-ddl-99.rdf",
  idFase,
  idDdl,
  legislatura: 99,
  fase,
  ramo: fase.startsWith("S") ? "Senato" : "Camera",
  titolo: "Titolo",
  natura: "ordinaria",
  presentatoTrasmesso: "presentato",
  dataPresentazione: "2025-03-01",
  stato: "assegnato (no esame)",
  dataStato: "2025-03-10",
  descrIniziativa: null,
  numeroLegge: null,
  dataLegge: null,
  iniziative: [],
  assegnazioni: [],
  ...more,
});

const firma = (id: string, persona: string | null, more: Partial<IniziativaRecord> = {}): IniziativaRecord => ({
  id,
  tipo: persona ? "Parlamentare" : "Governativa",
  presentatore: persona?.startsWith("C") ? `On. Esempio ${persona}` : `Sen. Esempio ${persona}`,
  persona,
  primo: false,
  dataAggiunta: null,
  dataRitiro: null,
  ritirata: more.dataRitiro !== undefined,
  ...more,
});

const testo = (
  idFase: number,
  tipo: TestoRecord["tipo"],
  articoli: number,
  more: Partial<TestoRecord> = {},
): TestoRecord => ({
  file: `ddl/${idFase}-${tipo}-${articoli}`,
  idFase,
  idTesto: 1,
  tipo,
  articoli,
  aFronte: false,
  citazioni: [],
  ...more,
});

function build(
  senato: Partial<SenatoRecords>,
  deputati: readonly DeputatoRecord[] = [],
  testi: readonly TestoRecord[] = [],
) {
  const rapporto = new Rapporto();
  const whole = { legislatura: 99, fasi: [], iter: [], senatori: [], gruppi: [], ...senato };
  const modello = buildParlamento(whole, deputati, testi, "2025-12-31", rapporto);
  const motivi = rapporto.toJSON().conteggi.map((c) => `${c.motivo} (${c.conteggio})`);
  return { modello, motivi, rapporto };
}

/** A bill of these readings, each in its place. */
const bill = (fasi: readonly FaseRecord[]): { fasi: readonly FaseRecord[]; iter: IterRecord[] } => ({
  fasi,
  iter: [...new Set(fasi.map((f) => f.idDdl))].map((idDdl) => ({
    idDdl,
    fasi: fasi.filter((f) => f.idDdl === idDdl).map(({ idFase }, progr) => ({ idFase, progr })),
  })),
});

describe("the readings of a bill", () => {
  it("are those that bear its id, in the order of its course, whatever else the course names", () => {
    const fasi = [
      lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
      lettura(2, 10, "C.9"),
      lettura(3, 20, "S.3"),
    ];
    const iter = [
      {
        idDdl: 10,
        fasi: [
          { idFase: 2, progr: 2 },
          { idFase: 1, progr: 1 },
          { idFase: 3, progr: 3 },
        ],
      },
      {
        idDdl: 20,
        fasi: [
          { idFase: 3, progr: 1 },
          { idFase: 1, progr: -9 },
        ],
      },
    ];
    const { modello, motivi } = build({ fasi, iter });
    expect(modello.disegni.map((d) => d.letture.map((l) => l.fase))).toEqual([["S.1", "C.9"], ["S.3"]]);
    expect(motivi).toEqual([]);
  });

  it("keep the order of the course when it says otherwise than the source's marks, which is reported", () => {
    const { modello, motivi } = build(
      bill([lettura(1, 10, "S.1"), lettura(2, 10, "C.9", { presentatoTrasmesso: "trasmesso" })]),
    );
    expect(modello.disegni[0]!.letture.at(-1)!.fase).toBe("C.9");
    expect(motivi).toEqual([
      "lettura che non risulta «presentato» come vuole il suo posto: vale il posto (1)",
      "lettura che non risulta «trasmesso» come vuole il suo posto: vale il posto (1)",
    ]);
  });

  it("come last, by date, where the course does not place them, which is reported", () => {
    const fasi = [
      lettura(1, 10, "C.9", { dataPresentazione: "2025-03-05" }),
      lettura(2, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
    ];
    const { modello, motivi } = build({ fasi, iter: [] });
    expect(modello.disegni[0]!.letture.map((l) => l.fase)).toEqual(["S.1", "C.9"]);
    expect(motivi).toEqual(["lettura senza posto nell'iter: messa in fondo, per data (2)"]);
  });

  it("lose a number that another reading has already, and one that is no number", () => {
    const { modello, rapporto } = build(
      bill([lettura(1, 10, "C.5-bis"), lettura(2, 20, "C.5-BIS"), lettura(3, 30, "C.cinque")]),
    );
    expect(modello.disegni.map((d) => d.idDdl)).toEqual([10]);
    expect(rapporto.discarded).toBe(2);
  });

  it("may be in a state that nobody knows, and have dates out of order or in the future: shown, and reported", () => {
    const { modello, motivi } = build(
      bill([
        lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso", stato: "in orbita" }),
        lettura(2, 10, "C.2", { dataPresentazione: "2025-02-01", dataStato: "2025-01-01" }),
        lettura(3, 20, "S.3", { dataStato: "2026-01-01" }),
      ]),
    );
    expect(modello.disegni[0]!.letture[0]!.stato).toBe("in orbita");
    expect(modello.disegni[0]!.letture[1]!.dataStato).toBe("2025-01-01");
    expect(motivi).toEqual([
      "data successiva alla data di riferimento: tenuta come è (1)",
      "lettura presentata prima della precedente: date tenute come sono (1)",
      "stato con una data anteriore alla presentazione: date tenute come sono (1)",
      "stato sconosciuto «in orbita»: mostrato com'è, aperto (1)",
    ]);
  });
});

describe("the signatures of a bill", () => {
  const signers = (...fasi: FaseRecord[]) => {
    const { modello, motivi } = build(bill(fasi));
    return { firmatari: modello.disegni[0]!.firmatari, modello, motivi };
  };

  it("hang on every reading and count once, also those that a later reading adds", () => {
    const a = firma("INIZ-DDL-10-1", "S-1");
    const { firmatari } = signers(
      lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso", iniziative: [a] }),
      lettura(2, 10, "C.2", { iniziative: [a, firma("INIZ-DDL-77-2", "C-2")] }),
    );
    expect(firmatari.map((f) => f.persona!.id)).toEqual(["C-2", "S-1"]);
  });

  it("of one person are one: first if any is, from the beginning if any is, withdrawn only if all are", () => {
    const merge = (...two: [Partial<IniziativaRecord>, Partial<IniziativaRecord>]) =>
      signers(lettura(1, 10, "S.1", { iniziative: two.map((more, i) => firma(`x${i}`, "S-1", more)) }));
    const { firmatari, motivi } = merge({ dataAggiunta: "2025-05-01" }, { primo: true, dataRitiro: "2025-06-01" });
    expect(firmatari).toMatchObject([{ primo: true, dataAggiunta: null, dataRitiro: null, ritirata: false }]);
    expect(motivi).toContain("la stessa persona firma più volte lo stesso disegno di legge: contata una volta (1)");
    expect(merge({ dataRitiro: "2025-06-01" }, { dataRitiro: "2025-07-01" }).firmatari).toMatchObject([
      { ritirata: true, dataRitiro: "2025-07-01" },
    ]);
    expect(merge({ dataAggiunta: "2025-06-01" }, { dataAggiunta: "2025-05-01" }).firmatari).toMatchObject([
      { dataAggiunta: "2025-05-01" },
    ]);
  });

  it("stand first signers first, then by date added, name and id", () => {
    const { firmatari } = signers(
      lettura(1, 10, "S.1", {
        iniziative: [
          firma("a", "S-3", { presentatore: "Sen. B", dataAggiunta: "2025-05-01" }),
          firma("b", "S-2", { presentatore: "Sen. C" }),
          firma("c", "S-5", { presentatore: "Sen. A" }),
          firma("d", "S-4", { presentatore: "Sen. A" }),
          firma("e", "S-1", { presentatore: "Sen. Z", primo: true, dataAggiunta: "2025-06-01" }),
        ],
      }),
    );
    expect(firmatari.map((f) => f.persona!.id)).toEqual(["S-1", "S-4", "S-5", "S-2", "S-3"]);
  });

  it("of the Government are of no person, and give the bill its initiative", () => {
    const { firmatari, modello } = signers(
      lettura(1, 10, "S.1", { iniziative: [firma("g", null, { presentatore: "Ministro Esempio" })] }),
    );
    expect(firmatari).toMatchObject([{ persona: null, nome: "Ministro Esempio" }]);
    expect(modello.disegni[0]!.iniziativa).toBe("Governativa");
    expect(modello.persone).toEqual([]);
  });
});

describe("people and groups", () => {
  const G = (id: string, ...names: [string, string, string | null][]) => ({
    id,
    denominazioni: names.map(([titolo, titoloBreve, fine]) => ({ titolo, titoloBreve, inizio: "2025-01-01", fine })),
  });
  const gruppi = [G("g1", ["Alfa vecchio", "AV", "2025-06-30"], ["Alfa", "A", null]), G("g2", ["Beta", "B", null])];
  const adesione = (gruppo: string, inizio: string, fine: string | null = null) => ({
    legislatura: 99,
    gruppo,
    inizio,
    fine,
  });
  const groupOf = (...adesioni: ReturnType<typeof adesione>[]) =>
    build({ gruppi, senatori: [{ id: "S-1", nome: "Senatore Esempio", adesioni }] }).modello.persone[0]!.gruppo;

  it("a senator is in the group of the adhesion without an end, under its present name", () => {
    expect(groupOf(adesione("g2", "2025-01-01", "2025-03-01"), adesione("g1", "2025-03-02"))).toEqual({
      ramo: "Senato",
      nome: "Alfa",
      sigla: "A",
    });
    expect(groupOf(adesione("g1", "2025-03-02"), adesione("g2", "2025-04-01"))?.sigla).toBe("B");
  });

  it("one who left keeps the group that was left last", () => {
    expect(groupOf(adesione("g1", "2025-01-01", "2025-05-01"), adesione("g2", "2025-02-01", "2025-04-01"))?.sigla).toBe(
      "A",
    );
  });

  it("one whose group nobody describes has none, and is reported", () => {
    const { modello, motivi } = build({
      senatori: [{ id: "S-1", nome: "Senatore Esempio", adesioni: [adesione("ignoto", "2025-01-01")] }],
    });
    expect(modello.persone[0]!.gruppo).toBeNull();
    expect(motivi).toEqual(["senatore senza gruppo (1)"]);
  });

  it("a deputy is in a living group before a closed one, then in the latest", () => {
    const gruppo = (sigla: string, inizio: string, fine: string | null = null) => ({
      nome: `Gruppo ${sigla}`,
      sigla,
      inizio,
      fine,
    });
    const of = (...list: ReturnType<typeof gruppo>[]) =>
      build({}, [{ id: "C-1", nome: "Deputato Esempio", gruppi: list }]).modello.persone[0]!.gruppo!.sigla;
    expect(of(gruppo("X", "2025-05-01", "2025-06-01"), gruppo("Y", "2025-01-01"))).toBe("Y");
    expect(of(gruppo("X", "2025-05-01"), gruppo("Y", "2025-01-01"))).toBe("X");
  });

  it("a deputy is named as the signatures do, or else as the Chamber's file does", () => {
    const deputati = ["C-1", "C-2"].map((id) => ({ id, nome: `Dal File ${id}`, gruppi: [] }));
    const { modello } = build(
      bill([lettura(1, 10, "C.1", { iniziative: [firma("a", "C-1", { presentatore: "On. Dalla Firma" })] })]),
      deputati,
    );
    expect(modello.persone.map((p) => p.nome)).toEqual(["Dalla Firma", "Dal File C-2"]);
  });

  it("a signer in no list counts among people, without a group, and is reported", () => {
    const { modello, motivi } = build(
      bill([lettura(1, 10, "C.1", { iniziative: [firma("a", "C-1"), firma("b", "S-1")] })]),
    );
    expect(modello.persone).toEqual([
      { id: "C-1", nome: "Esempio C-1", ramo: "Camera", gruppo: null },
      { id: "S-1", nome: "Esempio S-1", ramo: "Senato", gruppo: null },
    ]);
    expect(motivi).toEqual([
      "firmatario che non è nell'elenco dei membri (Camera): senza gruppo (1)",
      "firmatario che non è nell'elenco dei membri (Senato): senza gruppo (1)",
    ]);
  });

  it("groups of the two branches are distinct even with one name; a group without members is none", () => {
    const { modello } = build(
      {
        gruppi: [G("g1", ["Misto", "M", null]), G("g2", ["Vuoto", "V", null])],
        senatori: [{ id: "S-1", nome: "A", adesioni: [adesione("g1", "2025-01-01")] }],
      },
      [{ id: "C-1", nome: "B", gruppi: [{ nome: "Misto", sigla: "M", inizio: null, fine: null }] }],
    );
    expect(modello.gruppi.map((g) => [g.ramo, g.nome])).toEqual([
      ["Camera", "Misto"],
      ["Senato", "Misto"],
    ]);
  });
});

describe("the text of a dossier", () => {
  const two = bill([
    lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
    lettura(2, 10, "C.2", { titolo: "Modifica alla legge 5 febbraio 1992, n. 104" }),
  ]);
  const chosen = (...testi: TestoRecord[]) => build(two, [], testi).modello.disegni[0]!.citato;

  it.each<[string, number, TestoRecord[]]>([
    ["of the latest reading that has one", 2, [testo(1, "DDLMESS", 9), testo(2, "DDLCOMM", 2)]],
    ["that was approved rather than presented", 3, [testo(1, "DDLPRES", 9), testo(1, "DDLMESS", 3)]],
    ["presented rather than the committee's", 4, [testo(1, "DDLPRES", 4), testo(1, "DDLCOMM", 9)]],
    ["with most articles", 7, [testo(1, "DDLPRES", 0), testo(1, "DDLPRES", 7), testo(1, "DDLPRES", 5)]],
    ["of an earlier reading where the latest is a stub", 6, [testo(2, "DDLMESS", 0), testo(1, "DDLPRES", 6)]],
    ["that is not side by side with another", 1, [testo(2, "DDLCOMM", 8, { aFronte: true }), testo(1, "DDLPRES", 1)]],
  ])("is the one %s", (_, articoli, testi) =>
    expect(chosen(...testi)).toMatchObject({ testo: "articolato", articoli }),
  );

  it("of equals has the lowest id", () => {
    const file = (idTesto: number) =>
      testo(1, "DDLPRES", 2, {
        idTesto,
        citazioni: [
          {
            nelArticolo: String(idTesto),
            testo: "x",
            partizione: null,
            tipo: "legge",
            data: "1992-02-05",
            anno: null,
            numero: "104",
          },
        ],
      });
    expect(chosen(file(9), file(3), file(7)).citazioni[0]!.nelArticolo).toBe("3");
  });

  it("is the title of the current reading where there is none", () => {
    expect(chosen()).toMatchObject({
      testo: "titolo",
      articoli: 0,
      citazioni: [{ nelArticolo: null, testo: "legge 5 febbraio 1992, n. 104" }],
    });
  });

  it("of a bill that is not served joins nothing, and is counted but not discarded", () => {
    const { motivi, rapporto } = build(two, [], [testo(99, "DDLPRES", 3), testo(1, "DDLPRES", 1, { idFase: null })]);
    expect(motivi).toEqual(["testo di una lettura che non è nei dump: non abbinato (2)"]);
    expect(rapporto.discarded).toBe(0);
  });
});
