import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { OMITTED } from "../../../generator/law/personal-code.ts";
import { IMPORTO_ASSURDO, IMPORTO_NEGATIVO } from "../../../generator/sources/italia-domani/cells.ts";
import {
  CAMPI_DIVERSI,
  INTESTAZIONE_DIVERSA,
  INTESTAZIONE_IGNOTA,
  INTESTAZIONE_RIPETUTA,
  MAIUSCOLE,
  SENZA_CUP,
  SENZA_FINE,
  VIRGOLETTE_APERTE,
  WINDOWS_1252,
} from "../../../generator/sources/italia-domani/read-pnrr.ts";
import { csv, read, readTables } from "./tables.ts";

describe("rows", () => {
  test("quoted cells may hold separators, quotes and line breaks", async () => {
    const titolo = 'Scuola "Esempio";\ncon "";" virgolette';
    const { righe, rapporto } = await readTables({
      progetti: [{ "Titolo Progetto": titolo }, { CUP: "Z11B22000020006" }],
    });
    expect(righe.progetti[0]?.titolo).toBe('Scuola "Esempio"; con "";" virgolette');
    expect(righe.progetti.length).toBe(2);
    expect(rapporto.discarded).toBe(0);
  });

  test("line ends may be mixed, and the last one may be missing", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }, { CIG: "B000000002" }, { CIG: "B000000003" }]);
    const { righe, rapporto } = await read({ "gare.csv": text.replace("\r\n", "\n").replace(/\r\n$/, "") });
    expect([0, 1, 2].map((r) => righe.gare[r]?.cig)).toEqual(["B000000001", "B000000002", "B000000003"]);
    expect(righe.gare.map(({ giorno }) => giorno)).toEqual([20260613, 20260613, 20260613]);
    expect(rapporto.discarded).toBe(0);
  });

  test("a row with missing or extra fields is discarded and counted with its place", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }]);
    const { righe, rapporto } = await read({
      "gare.csv": `${text}a;b\r\nM1;Z11B22000010006;x;y;z;1;2;3;4;5;6;7;8;9\r\n`,
    });
    expect(righe.gare.length).toBe(1);
    expect(righe.scartate.gare).toBe(2);
    expect(rapporto.toJSON().conteggi.find((c) => c.motivo === CAMPI_DIVERSI)).toMatchObject({
      conteggio: 2,
      scarto: true,
      esempi: ["riga 3: 2 campi invece di 12", "riga 4: 14 campi invece di 12"],
    });
  });

  test("personal codes as local codes are masked, and tell projects from each other all the same", async () => {
    const [one, two] = ["ZZZXXX00A01A001Z", "ZZZXXX00A01A002Z"];
    const { righe } = await readTables({
      progetti: [one, two, "ESEMPIO-01"].map((code) => ({ "Codice Locale Progetto": code })),
      gare: [two, one].map((code) => ({ "Codice Locale Progetto": code })),
    });
    expect(righe.progetti.map(({ progetto }) => progetto.clp).sort()).toEqual([
      OMITTED,
      `${OMITTED} (2)`,
      "ESEMPIO-01",
    ]);
    const [ofTwo, ofOne] = righe.gare.map(({ progetto }) =>
      righe.progetti.findIndex((row) => row.progetto === progetto),
    );
    expect([ofOne, ofTwo].sort()).toEqual([0, 1]);
    expect(ofOne === ofTwo).toBe(false);
  });

  test("a quote that never closes costs its line and not the rest of the file", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }, { CIG: "B000000002" }]);
    const { righe, rapporto } = await read({ "gare.csv": text.replace("B000000001", '"B000000001') });
    expect(righe.gare[0]?.cig).toBe("B000000002");
    expect(rapporto.counted("pnrr", VIRGOLETTE_APERTE)).toBe(1);
  });

  test("a quote that never closes does not swallow a large file either", async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ CIG: `B${String(i).padStart(9, "0")}` }));
    const { righe, rapporto } = await read({ "gare.csv": csv("gare", rows).replace("B000000007", '"B000000007') });
    expect(righe.gare.length).toBe(19_999);
    expect(rapporto.counted("pnrr", VIRGOLETTE_APERTE)).toBe(1);
  });

  test("rows without CUP are skipped without a word, 200,000 of them too", async () => {
    const blank = ";;;;;;;;;;;13/06/2026\r\n";
    const { righe, rapporto } = await read({
      "gare.csv": csv("gare", [{ CIG: "B000000001" }]) + blank.repeat(200_000),
    });
    expect(righe.gare.length).toBe(1);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  test("a row without CUP that says more than its day is discarded and counted", async () => {
    const { righe, rapporto } = await readTables({ gare: [{ CUP: "", "Importo Aggiudicazione": "5" }, {}] });
    expect(righe.gare.length).toBe(1);
    expect(rapporto.toJSON().conteggi).toMatchObject([
      { motivo: SENZA_CUP, conteggio: 1, scarto: true, esempi: ["riga 2"] },
    ]);
  });

  test("a quote inside a title moves no money to another project", async () => {
    const text = csv("progetti", [
      { CUP: "Z11B22000010001", "Titolo Progetto": "uno", "Finanziamento Totale": "1" },
      { CUP: "Z11B22000010002", "Titolo Progetto": "due", "Finanziamento Totale": "2" },
      { CUP: "Z11B22000010003", "Titolo Progetto": 'Scuola "Tre";\ncorpo A', "Finanziamento Totale": "3" },
      { CUP: "Z11B22000010004", "Titolo Progetto": "quattro", "Finanziamento Totale": "4" },
    ]);
    for (const [stray, lost] of [
      ['"due" di esempio', []],
      ['"due', ["Z11B22000010002"]],
      ['due"', []],
      ['""due', []],
    ] as const) {
      const { righe, rapporto } = await read({ "progetti.csv": text.replace(";due;", `;${stray};`) });
      const all = ["1", "2", "3", "4"].map((n) => [`Z11B2200001000${n}`, Number(n) * 100]);
      const kept = all.filter(([cup]) => !lost.some((l) => l === cup));
      expect(righe.progetti.map(({ progetto, importi }) => [progetto.cup, importi.totale])).toEqual(kept);
      expect(rapporto.discarded).toBe(lost.length);
    }
  });

  test("every cell may be quoted behind a byte order mark", async () => {
    const text = csv("gare", [{ CIG: "B000000001", "Importo Aggiudicazione": "1,5" }]);
    const quoted = `\uFEFF${text
      .slice(1)
      .trimEnd()
      .split("\r\n")
      .map((line) =>
        line
          .split(";")
          .map((cell) => `"${cell}"`)
          .join(";"),
      )
      .join("\r\n")}\r\n`;
    const { righe, rapporto } = await read({ "gare.csv": quoted });
    expect(righe.gare.map(({ cig, importi }) => [cig, importi.importo])).toEqual([["B000000001", 150]]);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  test.each([
    ["commas", ",", "\r\n"],
    ["tabs", "\t", "\n"],
    ["CR alone", ";", "\r"],
  ])("a table saved with %s is read", async (_, delimiter, newline) => {
    const text = csv("gare", [{ CIG: "B000000001", "Importo Aggiudicazione": "1.5" }, { CIG: "B000000002" }]);
    const { righe, rapporto } = await read({
      "gare.csv": text.replaceAll(";", delimiter).replaceAll("\r\n", newline),
    });
    expect(righe.gare.map(({ cig, importi }) => [cig, importi.importo])).toEqual([
      ["B000000001", 150],
      ["B000000002", null],
    ]);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  test("the header once more in the middle is counted and is no row, quoted or with a mark too", async () => {
    const text = csv("aggiudicatari", [{ CIG: "B000000001" }]);
    const [header = ""] = text.slice(1).split("\r\n");
    const again = [header, `\uFEFF${header}`, header.toUpperCase(), `"${header.replaceAll(";", '";"')}"`].join("\r\n");
    const { righe, rapporto } = await read({ "aggiudicatari.csv": `${text}${again}\r\n${text.slice(1)}` });
    expect(righe.aggiudicatari.map(({ cig }) => cig)).toEqual(["B000000001", "B000000001"]);
    expect(rapporto.toJSON().conteggi).toMatchObject([
      {
        motivo: INTESTAZIONE_RIPETUTA,
        conteggio: 5,
        scarto: false,
        esempi: ["riga 3", "riga 4", "riga 5", "riga 6", "riga 7"],
      },
    ]);
  });

  test("another header in the middle counts for the rows below it", async () => {
    const other =
      "CUP;Codice Univoco Submisura;Importo Aggiudicazione;CIG\r\nZ11B22000010006;M1C1I1.01.00;7;B000000002\r\n";
    const { righe, rapporto } = await read({ "gare.csv": csv("gare", [{ CIG: "B000000001" }]) + other });
    expect(righe.gare.map(({ cig, importi }) => [cig, importi.importo])).toEqual([
      ["B000000001", null],
      ["B000000002", 700],
    ]);
    expect(rapporto.counted("pnrr", INTESTAZIONE_DIVERSA)).toBe(1);
    expect(rapporto.discarded).toBe(0);
  });

  test("what stands below a header that is not understood is discarded row by row", async () => {
    const other = "CUP;Codice Univoco Submisura;Importo Aggiudicazione\r\nZ11B22000010006;M1C1I1.01.00;7\r\n";
    const text = csv("gare", [{ CIG: "B000000001" }]);
    const { righe, rapporto } = await read({ "gare.csv": text + other + text.slice(1) });
    expect(righe.gare.map(({ cig }) => cig)).toEqual(["B000000001", "B000000001"]);
    expect(rapporto.counted("pnrr", INTESTAZIONE_IGNOTA)).toBe(2);
  });

  test("a column that stands twice is refused: nobody knows which one counts", async () => {
    const header = ["CUP", "Codice Univoco Submisura", "CIG", "Importo Aggiudicazione", "Importo_Aggiudicazione"];
    const { righe, rapporto } = await read({ "gare.csv": csv("gare", [{}], header) });
    expect(righe.gare).toEqual([]);
    expect(rapporto.toJSON().scarti[0]?.motivo).toContain("la colonna «importo aggiudicazione» c'è due volte");
  });

  test("texts that a spreadsheet keeps by a formula are texts", async () => {
    const { righe } = await readTables({ aggiudicatari: [{ "Codice Fiscale/P.IVA": '="00000000101"' }] });
    expect(righe.aggiudicatari[0]?.codice).toBe("00000000101");
  });

  test.each([
    ["little-endian with a mark", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["big-endian with a mark", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["little-endian without a mark", (text: string) => Buffer.from(text, "utf16le")],
  ])("a file in UTF-16, %s, is reported with what to do", async (_, encoded) => {
    const { righe, rapporto } = await read({ "gare.csv": encoded(csv("gare", [{ CIG: "B000000001" }]).slice(1)) });
    expect(righe.gare).toEqual([]);
    expect(rapporto.toJSON().scarti).toMatchObject([
      { file: "pnrr/gare.csv", motivo: expect.stringMatching(/^è in UTF-16: convertirlo in UTF-8/) },
    ]);
  });

  test("a last row without a line end is noted: the file may have been cut", async () => {
    const { righe, rapporto } = await read({ "gare.csv": csv("gare", [{ CIG: "B000000001" }]).trimEnd() });
    expect(righe.gare.length).toBe(1);
    expect(rapporto.toJSON().conteggi).toMatchObject([{ motivo: SENZA_FINE, conteggio: 1, scarto: false }]);
  });

  test("a file that is not UTF-8 is windows-1252 as a whole, wherever its first odd byte is", async () => {
    const rows = Array.from({ length: 3000 }, () => ({ "Descrizione Regione": "LOMBARDIA" }));
    const text = csv("localizzazione", [...rows, { "Descrizione Regione": "SÜDTIROL – VALLÉE €" }]).slice(1);
    const bytes = Uint8Array.from(text, (c) => ({ "–": 0x96, "€": 0x80 })[c] ?? c.charCodeAt(0));
    const { righe, rapporto } = await read({ "luoghi.csv": bytes });
    expect(righe.localizzazione.length).toBe(3001);
    expect(righe.localizzazione[3000]?.luogo.nome).toBe("SÜDTIROL – VALLÉE €");
    expect(rapporto.counted("pnrr", WINDOWS_1252)).toBe(1);
  });

  test("characters that fall on the border of two reads stay whole", async () => {
    const rows = Array.from({ length: 4000 }, (_, i) => ({ "Oggetto Gara": `${"à€😀".repeat(5)} ${i}` }));
    const { righe } = await readTables({ gare: rows });
    expect(rows.every((row, i) => righe.gare[i]?.oggetto === row["Oggetto Gara"])).toBe(true);
  });

  test("an amount that cannot be used is missing and counted with its place", async () => {
    const { righe, rapporto } = await readTables({
      gare: [
        { "Importo Aggiudicazione": "-5" },
        { "Importo Aggiudicazione": "9".repeat(30) },
        { "Importo Aggiudicazione": "7" },
      ],
    });
    expect([0, 1, 2].map((r) => righe.gare[r]?.importi.importo)).toEqual([null, null, 700]);
    expect(rapporto.counted("pnrr", IMPORTO_NEGATIVO)).toBe(1);
    expect(rapporto.toJSON().conteggi.find((c) => c.motivo === IMPORTO_ASSURDO)!.esempi[0]).toContain(
      "riga 3, importo",
    );
  });

  test("a CUP in lower case is mended and counted", async () => {
    const { righe, rapporto } = await readTables({ progetti: [{ CUP: "z11b22000010006" }] });
    expect(righe.progetti[0]?.progetto).toEqual({
      cup: "Z11B22000010006",
      clp: "ESEMPIO-01",
      submisura: "M1C1I1.01.00",
    });
    expect(rapporto.counted("pnrr", MAIUSCOLE)).toBe(1);
  });

  test("a damaged archive is reported and gives nothing", async () => {
    const bytes = zipSync({ "gare.csv": new TextEncoder().encode(csv("gare", [{ CIG: "B000000001" }])) });
    const { righe, rapporto } = await read({ "gare.zip": bytes.fill(0xff, 60, 120) });
    expect(righe.gare).toEqual([]);
    expect(rapporto.discarded).toBe(1);
  });
});
