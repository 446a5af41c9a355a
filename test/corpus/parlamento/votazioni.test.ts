import { describe, expect, it } from "vitest";
import { buildParlamento } from "../../../generator/corpus/parlamento/build.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import type { EspressioneRecord, VotazioneRecord } from "../../../generator/sources/votazioni/records.ts";
import { bill, lettura } from "./artificial-legislature.ts";

type Row = readonly [person: string, voto: EspressioneRecord["voto"], sigla?: string];

/** A vote of the Senate, of one day, with everybody's row. */
function vote(more: Partial<VotazioneRecord>, ...rows: readonly Row[]): VotazioneRecord {
  const voti = new Map<string, EspressioneRecord[]>();
  for (const [person, voto, sigla = null] of rows)
    voti.set(person, [...(voti.get(person) ?? []), { voto, parole: voto, sigla }]);
  const numbers = {
    favorevoli: null,
    contrari: null,
    astenuti: null,
    presenti: null,
    votanti: null,
    maggioranza: null,
    congedoMissione: null,
  };
  const texts = {
    data: "2025-06-18",
    etichetta: "Votazione finale",
    descrizione: null,
    tipo: null,
    finale: null,
    segreta: null,
    fiducia: null,
    esito: null,
    url: null,
  };
  const identity = {
    id: "S-99-1-1",
    uri: "http://dati.senato.it/votazione/99-1-1",
    ramo: "Senato",
    legislatura: 99,
    seduta: 1,
    numero: 1,
  } as const;
  return {
    ...identity,
    ...texts,
    ...numbers,
    ddl: ["S.9001"],
    fasi: [],
    collegata: true,
    voti,
    nomi: new Map(),
    ...more,
  };
}
const chamber = (more: Partial<VotazioneRecord>, ...rows: readonly Row[]) =>
  vote({ id: "C-99-1-1", ramo: "Camera", etichetta: "Votazione finale", ddl: [], collegata: false, ...more }, ...rows);

const adesione = (gruppo: string, inizio: string, fine: string | null = null) => ({
  legislatura: 99,
  gruppo,
  inizio,
  fine,
});
const mandato = (inizio: string, fine: string | null = null) => ({ legislatura: 99, inizio, fine });
const SENATO = {
  legislatura: 99,
  ...bill([lettura(1, 10, "S.9001"), lettura(2, 20, "C.9002-BIS")]),
  senatori: [
    {
      id: "S-1",
      nome: "Parlamentare Esempio 01",
      adesioni: [adesione("a", "2025-01-01", "2025-06-17"), adesione("b", "2025-06-18")],
      mandati: [mandato("2025-01-01")],
    },
    {
      id: "S-2",
      nome: "Parlamentare Esempio 02",
      adesioni: [adesione("a", "2025-01-01", "2025-06-18"), adesione("b", "2025-06-18")],
      mandati: [mandato("2025-01-01")],
    },
    {
      id: "S-3",
      nome: "Parlamentare Esempio 03",
      adesioni: [adesione("a", "2025-01-01")],
      mandati: [mandato("2025-01-01", "2025-05-01")],
    },
  ],
  gruppi: ["a", "b"].map((id) => ({
    id,
    denominazioni: [
      { titolo: `Vecchio ${id}`, titoloBreve: `V${id}`, inizio: "2025-01-01", fine: "2025-03-01" },
      { titolo: `Gruppo ${id}`, titoloBreve: id, inizio: "2025-03-02", fine: null },
    ],
  })),
  composizioneAl: null as string | null,
};

function built(
  votazioni: readonly VotazioneRecord[],
  giornoSenato = "2025-12-31",
  composizioneAl: string | null = null,
) {
  const rapporto = new Rapporto();
  const gruppi = [{ nome: "GRUPPO ALFA", sigla: "ALFA", inizio: null, fine: null }];
  const deputati = [{ id: "C-7", nome: "Parlamentare Esempio 07", gruppi }];
  const modello = buildParlamento(
    { senato: { ...SENATO, composizioneAl }, deputati, votazioni, giornoSenato },
    [],
    null,
    rapporto,
  );
  return { ...modello, rapporto };
}
const one = (record: VotazioneRecord, ...known: readonly (string | null)[]) => {
  const [day, archive] = known;
  return built([record], day ?? undefined, archive).votazioni[0];
};
const positions = (record: VotazioneRecord) =>
  Object.fromEntries(one(record)?.voti.map(({ id, voto }) => [id, voto]) ?? []);

describe("the category of a vote", () => {
  it.each([
    [vote({}), "finale"],
    [vote({ ddl: [], collegata: true }), undefined],
    [vote({ ddl: [], fasi: [404] }), "finale"],
    [vote({ etichetta: "Emendamento 1.1 (trust e affidamento fiduciario)" }), undefined],
    [chamber({ etichetta: "Mozione per la fiducia degli investitori" }), undefined],
    [chamber({ etichetta: "Votazione sull'articolo 2", fiducia: true }), "fiducia"],
    [chamber({ etichetta: "Votazione questione di fiducia", fiducia: false }), undefined],
    [vote({ etichetta: "Fiducia sull'articolo 1 del ddl n. 9001" }), "fiducia"],
    [vote({ etichetta: "Articolo 2" }), undefined],
    [vote({ etichetta: "Disegno di legge n. 9001. Votazione questione di fiducia.", ddl: [] }), "fiducia"],
    [vote({ etichetta: "Mozione di sfiducia", ddl: [] }), undefined],
    [chamber({ descrizione: "PDL 9001 - VOTO FINALE", etichetta: null }), "finale"],
    [chamber({ etichetta: "Votazione", finale: true }), "finale"],
    [chamber({ etichetta: "Votazione Fiducia A.C. 3053" }), "fiducia"],
    [chamber({ etichetta: "Votazione Ordine del giorno", finale: false }), undefined],
  ])("is in the words of its label: %#", (record, categoria) => {
    expect(one(record)?.categoria).toBe(categoria);
  });
});

describe("the bills of a vote", () => {
  it.each([
    ["PDL 2822-B - VOTO FINALE", ["C.2822-B"]],
    ["DDL n. 0887-A - VOTO FINALE", ["C.887"]],
    ["VOTO FINALE - FIDUCIA A.C. 3053", ["C.3053"]],
    ["VOTO FINALE 9/9002-bis/3", ["C.9002-BIS"]],
    ["PDL 887 E ABB. - VOTO FINALE", ["C.887"]],
    ["Pdl art.2 C.2822-B Votaz. questione di fiducia", ["C.2822-B"]],
    ["DDL.n. 2920-A - VOTO FINALE", ["C.2920"]],
    ["Testo unificato PDL 1091-1240 - VOTO FINALE", ["C.1091", "C.1240"]],
    ["PDL 1091-bis-1240-A - VOTO FINALE", ["C.1091-BIS", "C.1240"]],
    ["TU PDL COST 887-B - VOTO FINALE", ["C.887-B"]],
    ["VOTO FINALE 9/887-A/3", ["C.887"]],
    ["EM 1.1077 - VOTO FINALE", []],
    ["VOTO FINALE 100", []],
    ["EM 3.100 E ABB. - VOTO FINALE", []],
  ])("without a link are those that its words name in a form of the branch: %s", (descrizione, ddl) => {
    expect(one(chamber({ descrizione }))?.ddl).toEqual(ddl);
  });

  it("are those of the Senate's label where there is no object, and all that the source names else, known here or not", () => {
    const label = (etichetta: string) => one(vote({ etichetta, ddl: [], collegata: false }))?.ddl;
    expect(label("Ddl n.9001-B. Votazione questione di fiducia")).toEqual(["S.9001-B"]);
    expect(label("DDL 1933. Votazione finale")).toEqual(["S.1933"]);
    expect(label("Questione di fiducia su 9001")).toEqual([]);
    expect(label("Ddl nn. 9001, 9003 e 9004-B. Votazione finale")).toEqual(["S.9001", "S.9003", "S.9004-B"]);
    expect(label("Disegni di legge n. 9001 e n. 9003. Votazione finale")).toEqual(["S.9001", "S.9003"]);
    expect(label("Atto Senato n. 9001. Votazione finale")).toEqual(["S.9001"]);
    expect(label("S. 9001 - Votazione finale")).toEqual(["S.9001"]);
    expect(label("Ddl n. 9001 e 5 ordini del giorno. Votazione finale")).toEqual(["S.9001"]);
    expect(one(vote({ ddl: ["S.10", "S.9"], fasi: [1] }))?.ddl).toEqual(["S.9", "S.10", "S.9001"]);
    expect(one(vote({ etichetta: "Controprova. Voto di fiducia", ddl: [], collegata: false }))?.ddl).toEqual([]);
  });
});

describe("the bills of a vote that is linked", () => {
  const named = "Disegno di legge n. 9003. Votazione finale";

  it("are not those of its words, unless the link leads to none that is known", () => {
    expect(one(vote({ etichetta: named }))?.ddl).toEqual(["S.9001"]);
    expect(one(vote({ etichetta: named, ddl: [], fasi: [404] }))?.ddl).toEqual(["S.9003"]);
    expect(one(chamber({ descrizione: "PDL 1 - VOTO FINALE", ddl: ["C.2"], collegata: true }))?.ddl).toEqual(["C.2"]);
  });

  it("give it a title, where one of them is known here", () => {
    expect(one(vote({ fasi: [1] }))?.titolo).toBe("Titolo");
    expect(one(vote({ ddl: ["S.404"] }))?.titolo).toBeNull();
  });

  it("may be missing: a final vote of the Senate is then counted", () => {
    const { votazioni, rapporto } = built([vote({ ddl: [], collegata: true })]);
    expect(votazioni).toEqual([]);
    expect(rapporto.toJSON().conteggi).toContainEqual(
      expect.objectContaining({ motivo: expect.stringContaining("non servita"), esempi: ["S-99-1-1"] }),
    );
  });
});

describe("the group of a senator", () => {
  const groups = (...known: readonly (string | null)[]) =>
    one(
      vote({}, ["S-1", "favorevole"], ["S-2", "favorevole"], ["S-3", "favorevole"], ["S-9", "favorevole"]),
      ...known,
    )?.voti.map(({ id, gruppo }) => `${id} ${gruppo?.nome ?? null}`);

  it("is the one open that day, under its name of that day; none where two are open or nobody knows", () => {
    expect(groups()).toEqual(["S-1 Gruppo b", "S-2 null", "S-3 Gruppo a", "S-9 null"]);
    const early = one(vote({ data: "2025-02-01" }, ["S-1", "favorevole"]));
    expect(early?.voti[0]?.gruppo).toEqual({ sigla: "Va", nome: "Vecchio a" });
  });

  it("is not taken from a composition that is older than the vote, whatever day one of two witnesses claims", () => {
    const later = (...known: readonly (string | null)[]) =>
      one(vote({ data: "2025-12-01" }, ["S-1", "favorevole"]), ...known)?.voti[0]?.gruppo;
    expect(later("2025-11-30")).toBeNull();
    expect(later("2026-11-28", "2025-11-30")).toBeNull();
    expect(later("2026-11-28", "2025-12-01")).toEqual({ sigla: "b", nome: "Gruppo b" });
    expect(later("2025-12-01")).toEqual({ sigla: "b", nome: "Gruppo b" });
  });
});

describe("positions", () => {
  it("of a deputy have the row's own group, named where its acronym is known", () => {
    const { voti } = one(chamber({ finale: true }, ["C-7", "favorevole", "ALFA"], ["C-8", "contrario", "M-ESE"])) ?? {
      voti: [],
    };
    expect(voti.map(({ nome, gruppo }) => [nome, gruppo?.sigla, gruppo?.nome])).toEqual([
      ["C-8", "M-ESE", "M-ESE"],
      ["Parlamentare Esempio 07", "ALFA", "GRUPPO ALFA"],
    ]);
    const two = chamber({ finale: true }, ["C-7", "favorevole", "ALFA"], ["C-7", "favorevole", "BETA"]);
    expect(one(two)?.voti[0]?.gruppo).toBeNull();
  });

  it("of who has left bear the name that the row has", () => {
    const left = chamber({ finale: true, nomi: new Map([["C-8", "ESEMPIO D'ALFA"]]) }, ["C-8", "favorevole", "ALFA"]);
    expect(one(left)?.voti[0]?.nome).toBe("Esempio D'Alfa");
    expect(built([left]).persone.find(({ id }) => id === "C-8")?.nome).toBe("Esempio D'Alfa");
  });

  it("outside every mandate are told in the report", () => {
    const { rapporto } = built([vote({}, ["S-3", "favorevole"], ["S-1", "favorevole"])]);
    expect(rapporto.toJSON().conteggi).toContainEqual(
      expect.objectContaining({ motivo: expect.stringContaining("non era in carica"), esempi: ["S-99-1-1 S-3"] }),
    );
    expect(built([vote({ data: "2025-05-01" }, ["S-3", "favorevole"])]).rapporto.toJSON().conteggi).toEqual([]);
  });

  it("that say more stand before those that say less, and who is in lists that contradict each other has none", () => {
    expect(
      positions(vote({ favorevoli: 1 }, ["S-1", "favorevole"], ["S-1", "presidente"], ["S-1", "ha_votato"]))["S-1"],
    ).toBe("favorevole");
    expect(positions(vote({}, ["S-1", "presidente"], ["S-1", "presente_non_votante"]))["S-1"]).toBe("presidente");
    expect(positions(chamber({ finale: true }, ["C-7", "non_votante"], ["C-7", "missione"]))["C-7"]).toBe("missione");
    const contradicted = vote({}, ["S-1", "favorevole"], ["S-1", "contrario"], ["S-2", "favorevole"]);
    expect(positions(contradicted)).toEqual({ "S-2": "favorevole" });
    expect(one(contradicted)?.quadra).toBe(false);
    const cast = vote({}, ["S-1", "ha_votato"], ["S-2", "favorevole"]);
    expect(one(cast)).toMatchObject({ palese: true, quadra: false, voti: [{ id: "S-2" }] });
  });

  it("of who is in the hall are those of another list, where one has more", () => {
    const hall: EspressioneRecord = { voto: "presente_non_votante", parole: "presente", sigla: null };
    const rows = (voto: EspressioneRecord["voto"]) => [hall, { ...hall, voto, parole: voto }];
    const voti = new Map([
      ["S-1", rows("favorevole")],
      ["S-2", [hall]],
      ["S-3", rows("missione")],
    ]);
    expect(positions(vote({ voti }))).toEqual({
      "S-1": "favorevole",
      "S-2": "presente_non_votante",
      "S-3": "missione",
    });
  });

  it("that do not add up to the numbers are served with a line of the report", () => {
    const wrong = vote({ favorevoli: 2, congedoMissione: 1 }, ["S-1", "favorevole"], ["S-2", "missione"]);
    const { votazioni, rapporto } = built([wrong]);
    expect(votazioni[0]).toMatchObject({ favorevoli: 2, quadra: false });
    expect(rapporto.toJSON().conteggi).toContainEqual(
      expect.objectContaining({
        esempi: ["S-99-1-1: favorevoli 2, in elenco 1"],
        motivo: expect.stringContaining("non tornano"),
      }),
    );
    expect(one(vote({ favorevoli: 2 }))?.quadra).toBe(true);
    expect(one(vote({ congedoMissione: 2 }, ["S-2", "missione"]))?.quadra).toBe(false);
  });

  it("of a secret vote are that it was cast, even if the source has some", () => {
    const secret = vote({ tipo: "segreta", favorevoli: 9 }, ["S-1", "favorevole"], ["S-2", "ha_votato"]);
    expect(one(secret)).toMatchObject({ palese: false, quadra: true });
    expect(positions(secret)).toEqual({ "S-1": "ha_votato", "S-2": "ha_votato" });
    expect(one(secret)?.voti.map(({ parole }) => parole)).toEqual([null, "ha_votato"]);
    expect(one(chamber({ finale: true }, ["C-7", "ha_votato", "ALFA"]))?.palese).toBe(false);
    const abstained = chamber(
      { finale: true, favorevoli: 1, contrari: 0, astenuti: 1 },
      ["C-7", "ha_votato"],
      ["C-8", "astenuto"],
    );
    expect(positions(abstained)).toEqual({ "C-7": "ha_votato", "C-8": "ha_votato" });
    expect(one(abstained)?.quadra).toBe(true);
  });

  it.each([
    [{ congedoMissione: 2 }, false],
    [{ congedoMissione: 1, favorevoli: 1, contrari: 1, astenuti: 0 }, false],
    [{ congedoMissione: 1, favorevoli: 1, contrari: 0, astenuti: 0 }, true],
  ])("of a secret vote are counted against its numbers: %o", (numbers, quadra) => {
    const secret = vote({ tipo: "segreta", ...numbers }, ["S-1", "missione"], ["S-2", "ha_votato"]);
    expect(one(secret)?.quadra).toBe(quadra);
  });

  it("that no list has are absences only where the chair and the mandates are known", () => {
    const chaired = vote({}, ["S-1", "presidente"]);
    expect(positions(chaired)).toEqual({ "S-1": "presidente", "S-2": "non_partecipa" });
    expect(one(chaired)?.mandatiNoti).toBe(true);
    expect(positions(vote({ favorevoli: 1 }, ["S-1", "presidente"]))).toEqual({ "S-1": "presidente" });
    expect(positions(vote({}, ["S-1", "favorevole"]))).toEqual({ "S-1": "favorevole" });
    expect(positions(vote({ tipo: "segreta" }, ["S-1", "presidente"]))).toEqual({ "S-1": "presidente" });
    expect(one(vote({ data: "2026-05-01" }, ["S-1", "presidente"]))?.voti).toHaveLength(1);
  });
});

describe("votes", () => {
  it("come newest first, then by sitting and number from the last, then the Chamber before the Senate", () => {
    const at = (data: string | null, seduta: number, numero: number, ramo: "Senato" | "Camera" = "Senato") =>
      vote({ id: `${ramo[0]}-99-${seduta}-${numero}`, ramo, data, seduta, numero });
    const votes = [
      at(null, 9, 9),
      at("2025-02-01", 1, 2),
      at("2025-02-01", 1, 10),
      at("2025-03-01", 1, 1),
      at("2025-02-01", 1, 10, "Camera"),
      at("2025-02-01", 2, 1),
    ];
    expect(built(votes).votazioni.map(({ id }) => id)).toEqual([
      "S-99-1-1",
      "S-99-2-1",
      "C-99-1-10",
      "S-99-1-10",
      "S-99-1-2",
      "S-99-9-9",
    ]);
  });

  it("of another legislature are left aside, and who voted and is in no list is known all the same", () => {
    const { votazioni, persone } = built([vote({ legislatura: 98 }), vote({}, ["S-9", "favorevole"])]);
    expect(votazioni).toHaveLength(1);
    expect(persone.find(({ id }) => id === "S-9")).toEqual({
      id: "S-9",
      nome: "S-9",
      ramo: "Senato",
      gruppo: null,
      mandati: null,
    });
    expect(persone.find(({ id }) => id === "S-3")?.mandati).toEqual([{ dal: "2025-01-01", al: "2025-05-01" }]);
  });
});
