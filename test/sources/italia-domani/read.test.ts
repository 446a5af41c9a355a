import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { IMPORTO_ASSURDO, IMPORTO_NEGATIVO } from "../../../generator/sources/italia-domani/cells.ts";
import { CAMPI_DIVERSI, MAIUSCOLE, VIRGOLETTE_APERTE } from "../../../generator/sources/italia-domani/file-rows.ts";
import { WINDOWS_1252 } from "../../../generator/sources/italia-domani/read.ts";
import { csv, read, readTables } from "./tables.ts";

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../../fixtures/pnrr/${name}`, import.meta.url)));

describe("recognition", () => {
  test("a table is told by its header, whatever the file is called", async () => {
    const { righe, rapporto } = await read({
      "Gare_v6-Universo_REGIS.csv": csv("progetti", [{ "Titolo Progetto": "Scuola" }]),
      "senza-estensione": csv("gare", [{ CIG: "B000000001" }]),
    });
    expect(righe.progetti[0]!.testo("titolo", 0)).toBe("Scuola");
    expect(righe.gare[0]!.testo("cig", 0)).toBe("B000000001");
    expect(rapporto.discarded).toBe(0);
  });

  test("several files of one kind and archives are read in name order", async () => {
    const one = (titolo: string) => csv("progetti", [{ "Titolo Progetto": titolo }]);
    const { righe } = await read({
      "PNRR_Progetti_M2.csv": one("due"),
      "PNRR_Progetti_M1.zip": zipSync({ "dentro/PNRR_Progetti_M1.csv": new TextEncoder().encode(one("uno")) }),
    });
    expect(righe.progetti.map((b) => [b.file, b.testo("titolo", 0)])).toEqual([
      ["pnrr/PNRR_Progetti_M1.zip!dentro/PNRR_Progetti_M1.csv", "uno"],
      ["pnrr/PNRR_Progetti_M2.csv", "due"],
    ]);
  });

  test("an HTML page saved as .csv is reported and skipped", async () => {
    const { righe, rapporto } = await read({ "PNRR_Gare.csv": fixture("pagina-negata.csv") });
    expect(righe.gare).toEqual([]);
    expect(rapporto.toJSON().scarti).toEqual([
      expect.objectContaining({ file: "pnrr/PNRR_Gare.csv", motivo: expect.stringContaining("pagina HTML") }),
    ]);
  });

  test("a missing column is named with its accepted spellings", async () => {
    const header = ["CUP", "Codice Univoco Submisura", "Titolo Progetto", "Finanziamento PNRR"];
    const { rapporto } = await read({ "PNRR_Progetti.csv": csv("progetti", [{}], header) });
    expect(rapporto.toJSON().scarti[0]!.motivo).toContain(
      "manca la colonna totale (grafie accettate: «finanziamento totale» o «finanz totale»)",
    );
  });

  test("the complementary plan, which has no submeasure, is unusable", async () => {
    const header = ["CUP", "Titolo Progetto", "Finanziamento Totale"];
    const { rapporto } = await read({ "PNC_Progetti.csv": csv("progetti", [{}], header) });
    expect(rapporto.toJSON().scarti[0]!.motivo).toContain("«codice univoco submisura»");
  });

  test.each([
    ["Pagamenti", "CUP;Codice Univoco Submisura;Codice Locale Progetto;Importo Pagamento"],
    ["Subappaltatori", "CUP;Codice Univoco Submisura;CIG;Codice Fiscale/P.IVA;Codice Fiscale Sub-Appaltatore"],
    ["Indicatori", "CUP;Codice Univoco Submisura;Codice Indicatore;Valore"],
  ])("the official table %s, which is not used, is passed over without complaint", async (_, header) => {
    const { righe, rapporto } = await read({ "PNRR.csv": `${header}\r\n${header.replace(/[^;]/g, "1")}\r\n` });
    expect([righe.progetti, righe.gare, righe.aggiudicatari, righe.localizzazione].flat()).toEqual([]);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  test("files that do not call themselves CSV and are none are ignored, an empty CSV is not", async () => {
    const { rapporto } = await read({
      "README.md": "# Dati\nCUP\n",
      "logo.png": new Uint8Array([137, 80, 78, 71, 0]),
      "vuoto.csv": "",
    });
    expect(rapporto.toJSON().scarti.map((s) => [s.file, s.motivo])).toEqual([
      ["pnrr/vuoto.csv", "file vuoto: scaricarlo di nuovo"],
    ]);
  });

  test("the layout of 2022 has its own spellings and keeps bodies in a table of their own", async () => {
    const { righe, rapporto } = await read({
      "PNRR_Progetti.csv": fixture("v1-progetti.csv"),
      "PNRR_Gare.csv": fixture("v1-gare.csv"),
      "PNRR_Soggetti.csv": fixture("v1-soggetti.csv"),
    });
    expect(righe.progetti[0]!.importo("totale", 0)).toBe(11400000000);
    expect(righe.progetti[0]!.importo("ue", 0)).toBeNull();
    expect(righe.aggiudicatari[0]!.testo("codice", 0)).toBe("00000000101");
    expect(righe.attuatori[0]!.testo("nome", 0)).toBe("MINISTERO DI ESEMPIO");
    expect(rapporto.discarded).toBe(0);
  });

  test("tenders and awardees in one file give both, awardees only where the row names one", async () => {
    const { righe } = await read({ "PNRR_Gare_Aggiudicatari.csv": fixture("v2-gare-aggiudicatari.csv") });
    expect(righe.gare[0]!.righe).toBe(3);
    expect(righe.aggiudicatari[0]!.righe).toBe(2);
  });

  test("an absent optional column is noted, not an error", async () => {
    const header = ["CUP", "Codice Univoco Submisura", "Titolo Progetto", "Finanziamento Totale"];
    const { rapporto } = await read({ "PNRR_Progetti.csv": csv("progetti", [{}], header) });
    const noted = rapporto.toJSON().conteggi.map((c) => c.motivo);
    expect(noted.some((m) => m.includes("settore (grafie accettate: «cup descrizione settore»)"))).toBe(true);
    expect(rapporto.discarded).toBe(0);
  });
});

describe("rows", () => {
  test("quoted cells may hold separators, quotes and line breaks", async () => {
    const titolo = 'Scuola "Esempio";\ncon "";" virgolette';
    const { righe, rapporto } = await readTables({
      progetti: [{ "Titolo Progetto": titolo }, { CUP: "Z11B22000020006" }],
    });
    expect(righe.progetti[0]!.testo("titolo", 0)).toBe('Scuola "Esempio"; con "";" virgolette');
    expect(righe.progetti[0]!.righe).toBe(2);
    expect(rapporto.discarded).toBe(0);
  });

  test("line ends may be mixed, and the last one may be missing", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }, { CIG: "B000000002" }, { CIG: "B000000003" }]);
    const { righe, rapporto } = await read({ "gare.csv": text.replace("\r\n", "\n").replace(/\r\n$/, "") });
    expect([0, 1, 2].map((r) => righe.gare[0]!.testo("cig", r))).toEqual(["B000000001", "B000000002", "B000000003"]);
    expect([...righe.gare[0]!.date]).toEqual([20260613, 20260613, 20260613]);
    expect(rapporto.discarded).toBe(0);
  });

  test("a row with missing or extra fields is discarded and counted with its place", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }]);
    const { righe, rapporto } = await read({ "gare.csv": `${text}a;b\r\nM1;Z11B22000010006;x;y;z;1;2;3;4;5;6;7\r\n` });
    expect(righe.gare[0]!.righe).toBe(1);
    expect(righe.scartate.gare).toBe(2);
    expect(rapporto.toJSON().conteggi.find((c) => c.motivo === CAMPI_DIVERSI)).toMatchObject({
      conteggio: 2,
      scarto: true,
      esempi: ["riga 3: 2 campi invece di 10", "riga 4: 12 campi invece di 10"],
    });
  });

  test("a quote that never closes costs its line and not the rest of the file", async () => {
    const text = csv("gare", [{ CIG: "B000000001" }, { CIG: "B000000002" }]);
    const { righe, rapporto } = await read({ "gare.csv": text.replace("B000000001", '"B000000001') });
    expect(righe.gare[0]!.testo("cig", 0)).toBe("B000000002");
    expect(rapporto.counted("pnrr", VIRGOLETTE_APERTE)).toBe(1);
  });

  test("a quote that never closes does not swallow a large file either", async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ CIG: `B${String(i).padStart(9, "0")}` }));
    const { righe, rapporto } = await read({ "gare.csv": csv("gare", rows).replace("B000000007", '"B000000007') });
    expect(righe.gare[0]!.righe).toBe(19_999);
    expect(rapporto.counted("pnrr", VIRGOLETTE_APERTE)).toBe(1);
  });

  test("rows without CUP are skipped without a word, a million of them too", async () => {
    const blank = ";;;;;;;;;13/06/2026\r\n";
    const { righe, rapporto } = await read({
      "gare.csv": csv("gare", [{ CIG: "B000000001" }]) + blank.repeat(1_000_000),
    });
    expect(righe.gare[0]!.righe).toBe(1);
    expect(rapporto.toJSON()).toEqual({ scarti: [], conteggi: [] });
  });

  test("a file that is not UTF-8 is windows-1252 as a whole, wherever its first odd byte is", async () => {
    const rows = Array.from({ length: 3000 }, () => ({ "Descrizione Regione": "LOMBARDIA" }));
    const text = csv("localizzazione", [...rows, { "Descrizione Regione": "SÜDTIROL – VALLÉE €" }]).slice(1);
    const bytes = Uint8Array.from(text, (c) => ({ "–": 0x96, "€": 0x80 })[c] ?? c.charCodeAt(0));
    const { righe, rapporto } = await read({ "luoghi.csv": bytes });
    expect(righe.localizzazione[0]!.righe).toBe(3001);
    expect(righe.localizzazione[0]!.parti("luogo", 3000)[1]).toBe("SÜDTIROL – VALLÉE €");
    expect(rapporto.counted("pnrr", WINDOWS_1252)).toBe(1);
  });

  test("characters that fall on the border of two reads stay whole", async () => {
    const rows = Array.from({ length: 4000 }, (_, i) => ({ "Oggetto Gara": `${"à€😀".repeat(5)} ${i}` }));
    const { righe } = await readTables({ gare: rows });
    expect(rows.every((row, i) => righe.gare[0]!.testo("oggetto", i) === row["Oggetto Gara"])).toBe(true);
  });

  test("an amount that cannot be used is missing and counted with its place", async () => {
    const { righe, rapporto } = await readTables({
      gare: [
        { "Importo Aggiudicazione": "-5" },
        { "Importo Aggiudicazione": "9".repeat(30) },
        { "Importo Aggiudicazione": "7" },
      ],
    });
    expect([0, 1, 2].map((r) => righe.gare[0]!.importo("importo", r))).toEqual([null, null, 700]);
    expect(rapporto.counted("pnrr", IMPORTO_NEGATIVO)).toBe(1);
    expect(rapporto.toJSON().conteggi.find((c) => c.motivo === IMPORTO_ASSURDO)!.esempi[0]).toContain(
      "riga 3, importo",
    );
  });

  test("a CUP in lower case is mended and counted", async () => {
    const { righe, rapporto } = await readTables({ progetti: [{ CUP: "z11b22000010006" }] });
    expect(righe.progetti[0]!.parti("progetto", 0)).toEqual(["Z11B22000010006", "ESEMPIO-01", "M1C1I1.01.00"]);
    expect(rapporto.counted("pnrr", MAIUSCOLE)).toBe(1);
  });

  test("a damaged archive is reported and gives nothing", async () => {
    const bytes = zipSync({ "gare.csv": new TextEncoder().encode(csv("gare", [{ CIG: "B000000001" }])) });
    const { righe, rapporto } = await read({ "gare.zip": bytes.fill(0xff, 60, 120) });
    expect(righe.gare).toEqual([]);
    expect(rapporto.discarded).toBe(1);
  });
});
