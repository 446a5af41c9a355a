import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csv, read } from "./tables.ts";

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../../fixtures/pnrr/${name}`, import.meta.url)));

describe("recognition", () => {
  test("a table is told by its header, whatever the file is called", async () => {
    const { righe, rapporto } = await read({
      "Gare_v6-Universo_REGIS.csv": csv("progetti", [{ "Titolo Progetto": "Scuola" }]),
      "senza-estensione": csv("gare", [{ CIG: "B000000001" }]),
    });
    expect(righe.progetti[0]?.titolo).toBe("Scuola");
    expect(righe.gare[0]?.cig).toBe("B000000001");
    expect(rapporto.discarded).toBe(0);
  });

  test("several files of one kind and archives are read in name order", async () => {
    const one = (titolo: string) => csv("progetti", [{ "Titolo Progetto": titolo }]);
    const { righe } = await read({
      "PNRR_Progetti_M2.csv": one("due"),
      "PNRR_Progetti_M1.zip": zipSync({ "dentro/PNRR_Progetti_M1.csv": new TextEncoder().encode(one("uno")) }),
    });
    expect(righe.progetti.map(({ file, titolo }) => [file.nome, titolo])).toEqual([
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

  test("a table that cannot be used is reported under any name", async () => {
    const header = ["CUP", "Codice Univoco Submisura", "Titolo Progetto", "Finanziamento PNRR"];
    const broken = Buffer.from(zipSync({ progetti: new TextEncoder().encode(csv("progetti", [{}])) }));
    const data = 30 + "progetti".length;
    broken[data + 40] = broken[data + 40]! ^ 1;
    const { rapporto } = await read({ "tabella.txt": csv("progetti", [{}], header), "raccolta.zip": broken });
    expect(rapporto.toJSON().scarti.map((s) => [s.file, s.motivo])).toEqual([
      [
        "pnrr/raccolta.zip!progetti",
        expect.stringMatching(/^membro dell'archivio illeggibile \(.+\): scaricarlo di nuovo$/),
      ],
      ["pnrr/tabella.txt", expect.stringContaining("sembra la tabella «progetti» ma manca la colonna totale")],
    ]);
  });

  test("the layout of 2022 has its own spellings and keeps bodies in a table of their own", async () => {
    const { righe, rapporto } = await read({
      "PNRR_Progetti.csv": fixture("v1-progetti.csv"),
      "PNRR_Gare.csv": fixture("v1-gare.csv"),
      "PNRR_Soggetti.csv": fixture("v1-soggetti.csv"),
    });
    expect(righe.progetti[0]?.importi.totale).toBe(11400000000);
    expect(righe.progetti[0]?.importi.ue).toBeNull();
    expect(righe.aggiudicatari[0]?.codice).toBe("00000000101");
    expect(righe.attuatori[0]?.nome).toBe("MINISTERO DI ESEMPIO");
    expect(rapporto.discarded).toBe(0);
  });

  test("tenders and awardees in one file give both, awardees only where the row names one", async () => {
    const { righe } = await read({ "PNRR_Gare_Aggiudicatari.csv": fixture("v2-gare-aggiudicatari.csv") });
    expect(righe.gare.length).toBe(3);
    expect(righe.aggiudicatari.length).toBe(2);
  });

  test("an absent optional column is noted, not an error", async () => {
    const header = ["CUP", "Codice Univoco Submisura", "Titolo Progetto", "Finanziamento Totale"];
    const { rapporto } = await read({ "PNRR_Progetti.csv": csv("progetti", [{}], header) });
    const noted = rapporto.toJSON().conteggi.map((c) => c.motivo);
    expect(noted.some((m) => m.includes("settore (grafie accettate: «cup descrizione settore»)"))).toBe(true);
    expect(rapporto.discarded).toBe(0);
  });
});
