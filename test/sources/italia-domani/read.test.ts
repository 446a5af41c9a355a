import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { IMPORTO_ASSURDO, IMPORTO_NEGATIVO } from "../../../generator/sources/italia-domani/cells.ts";
import { CAMPI_DIVERSI, MAIUSCOLE, VIRGOLETTE_APERTE } from "../../../generator/sources/italia-domani/file-rows.ts";
import { WINDOWS_1252 } from "../../../generator/sources/italia-domani/read.ts";
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

  test("rows without CUP are skipped without a word, a million of them too", async () => {
    const blank = ";;;;;;;;;;;13/06/2026\r\n";
    const { righe, rapporto } = await read({
      "gare.csv": csv("gare", [{ CIG: "B000000001" }]) + blank.repeat(1_000_000),
    });
    expect(righe.gare.length).toBe(1);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
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
