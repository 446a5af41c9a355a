import { describe, expect, it } from "vitest";
import { inLowerCase } from "../../../generator/law/names/in-lower-case.ts";
import { groupName, readCamera } from "../../../generator/sources/camera/read-camera.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { dataFolder } from "../../data-folder.ts";

const HEADER = "persona,cognome,nome,nomeGruppo,sigla";
const row = (n: number, gruppo: string, sigla: string) =>
  `"http://dati.camera.it/ocd/persona.rdf/p${n}","D'ESEMPIO-${n}","PARLAMENTARE","${gruppo}","${sigla}"`;

async function read(csv: string | Uint8Array) {
  const rapporto = new Rapporto();
  return { deputati: await readCamera(dataFolder({ "parlamento/camera/deputati.csv": csv }), rapporto), rapporto };
}

describe("the name of a group of the Chamber", () => {
  it.each([
    ["MISTO (MISTO) (18.10.2022", "MISTO", "MISTO", null],
    [
      "NOI D'ESEMPIO (NOI CON L'ESEMPIO, UDE, CITTA' AL CENTRO)-ESE (NE(N-C-U-I)-E) (27.10.2022",
      "NE(N-C-U-I)-E",
      "NOI D'ESEMPIO (NOI CON L'ESEMPIO, UDE, CITTA' AL CENTRO)-ESE",
      null,
    ],
    ["GRUPPO (DI) ESEMPIO (GE) (01.02.2023-03.04.2024)", "GE", "GRUPPO (DI) ESEMPIO", "2024-04-03"],
  ])("of %s with acronym %s is %s", (cell, sigla, nome, fine) => {
    const doubts: string[] = [];
    expect(groupName(cell, sigla, (text) => doubts.push(text))).toMatchObject({ nome, sigla, fine });
    expect(doubts).toEqual([]);
  });

  it.each([
    ["GRUPPO DI ESEMPIO (GE", "GE", "GRUPPO DI ESEMPIO (GE"],
    ["GRUPPO DI ESEMPIO (GE)", "GE", "GRUPPO DI ESEMPIO"],
    ["GRUPPO DI ESEMPIO (ALTRO) (01.02.2023", "GE", "GRUPPO DI ESEMPIO (ALTRO)"],
    ["GRUPPO DI ESEMPIO (GE) (01.02.2023-", "GE", "GRUPPO DI ESEMPIO (GE) (01.02.2023-"],
  ])("of another form is not guessed: %s", (cell, sigla, nome) => {
    const doubts: string[] = [];
    expect(groupName(cell, sigla, (text) => doubts.push(text)).nome).toBe(nome);
    expect(doubts).toEqual([cell]);
  });
});

it("a name in capitals gets them after spaces, hyphens and apostrophes", () => {
  expect(inLowerCase("PARLAMENTARE D'ESEMPIO-NOVE DE' CANTU'")).toBe("Parlamentare D'Esempio-Nove De' Cantu'");
  expect(inLowerCase("ÀÈ ÌÒ")).toBe("Àè Ìò");
});

describe("the Chamber's file", () => {
  it("has one deputy per number, however many rows", async () => {
    const { deputati } = await read(
      [HEADER, row(1, "MISTO (M) (01.01.2025", "M"), row(1, "MISTO (M) (01.01.2025", "M")].join("\n"),
    );
    expect(deputati).toEqual([
      {
        id: "C-1",
        nome: "Parlamentare D'Esempio-1",
        gruppi: [{ nome: "MISTO", sigla: "M", inizio: "2025-01-01", fine: null }],
      },
    ]);
  });

  it("is read by the names of its columns, in any order, with a BOM and CRLF", async () => {
    const csv =
      '\uFEFF"sigla","altro","nomeGruppo","nome","cognome","persona"\r\n"M","x","MISTO (M) (01.01.2025","A","B",".../p7"\r\n';
    expect((await read(csv)).deputati).toMatchObject([{ id: "C-7", nome: "A B", gruppi: [{ sigla: "M" }] }]);
  });

  it.each([
    ["has other columns", "a,b\n1,2\n", /mancano le colonne persona/],
    ["is a web page", "<html><body>Errore</body></html>", /mancano le colonne/],
    ["is empty", "", /file vuoto/],
    ["is in UTF-16", Buffer.from(`\uFEFF${HEADER}\n`, "utf16le"), /UTF-16: convertirlo in UTF-8/],
  ])("is discarded with the reason when it %s", async (_, csv, motivo) => {
    const { deputati, rapporto } = await read(csv);
    expect(deputati).toEqual([]);
    expect(rapporto.toJSON().scarti).toMatchObject([
      { file: "parlamento/camera/deputati.csv", motivo: expect.stringMatching(motivo) },
    ]);
  });

  it.each([
    ["is cut inside quotes", `"http://x/p2","B","A","MISTO (M`],
    ["has a quote too many", `"http://x/p2","B","A","MISTO" (M) (01.01.2025","M","`],
  ])("loses the row that %s and no other", async (_, damaged) => {
    const [one, two] = [1, 3].map((n) => row(n, "MISTO (M) (01.01.2025", "M"));
    const { deputati, rapporto } = await read([HEADER, one, damaged, two].join("\n"));
    expect(deputati.map(({ id }) => id)).toEqual(["C-1", "C-3"]);
    expect(rapporto.toJSON().conteggi).toMatchObject([{ conteggio: 1, scarto: true, esempi: ["riga 3"] }]);
  });

  it("is read as windows-1252 where it is not UTF-8, and with its header repeated, and says so", async () => {
    const text = [HEADER, row(1, "LIBERTÀ (L) (01.01.2025", "L"), HEADER].join("\r\n");
    const { deputati, rapporto } = await read(Buffer.from(text, "latin1"));
    expect(deputati[0]?.gruppi[0]?.nome).toBe("LIBERTÀ");
    expect(rapporto.discarded).toBe(0);
    expect(rapporto.toJSON().conteggi.map(({ motivo }) => motivo)).toEqual([
      "file non in UTF-8: letto come windows-1252",
      "intestazione ripetuta in mezzo alla tabella: non è una riga",
    ]);
  });

  it("loses a row that is cut or names nobody, and counts it; a row without a group still names a person", async () => {
    const { deputati, rapporto } = await read(
      [
        HEADER,
        '"http://x/p1","B"',
        '"http://x","B","A","MISTO (M) (01.01.2025","M"',
        '"http://x/p3","B","A","",""',
      ].join("\n"),
    );
    expect(deputati).toEqual([{ id: "C-3", nome: "A B", gruppi: [] }]);
    expect(rapporto.discarded).toBe(2);
  });
});
