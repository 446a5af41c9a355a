import { describe, expect, it } from "vitest";
import { ecliOf, rulingPage } from "../../../generator/law/identity/ecli.ts";
import { readPronunce } from "../../../generator/sources/normattiva/pronunce/read-pronunce.ts";

const OTHERS = "ha dichiarato l'illegittimita' costituzionale del presente articolo.";
const note = (words: string, nota = "7") => `-----------\nAGGIORNAMENTO (${nota})\n${words}`;
const read = (words: string, testo = "Testo. (7)") => readPronunce({ note: [note(words)], testo });

describe("the head of a ruling", () => {
  it.each([
    [
      "La Corte Costituzionale, con sentenza 25 settembre - 22 novembre 2019, n. 9242 (in G.U. 1ª s.s. 27/11/2019, n. 48)",
      9242,
      "2019-09-25",
      "2019-11-22",
      "2019-11-27",
      48,
    ],
    [
      "La Corte costituzionale con sentenza 20 novembre 2025 - 22 gennaio 2026, n. 9005, (in G.U. 1a s.s. 28/1/2026 n. 4),",
      9005,
      "2025-11-20",
      "2026-01-22",
      "2026-01-28",
      4,
    ],
    [
      "La Corte costituzionale 26 maggio-8 giugno 1994, n. 9219 (in G.U. 1 a s.s. 15-6-1994, n. 25)",
      9219,
      "1994-05-26",
      "1994-06-08",
      "1994-06-15",
      25,
    ],
    [
      "Successivamente la Corte costituzinale, con la sentenza del 7 -23 maggio 2008 n . 9045 (1°a s.s. 04.06.2008,n . 24)",
      9045,
      "2008-05-07",
      "2008-05-23",
      "2008-06-04",
      24,
    ],
    [
      "La Corte Costituzionale con sentenza 5maggio 3 giugno 2005, n. n. 9075 (in G.U. 1a ss. 8/6/2005, n. 23)",
      9075,
      "2005-05-05",
      "2005-06-03",
      "2005-06-08",
      23,
    ],
    [
      "La Corte Costituzionale con sentenza 18 ottobre 1995, n. 9001 (in G.U. 25/10/1995, n. 44)",
      9001,
      "1995-10-18",
      "1995-10-18",
      "1995-10-25",
      44,
    ],
    [
      "La Corte Costituzionale con sentenza 22-31 gennaio n. 9024 (in G.U. 1a s.s. 31/2/2007, n. 6)",
      9024,
      null,
      null,
      null,
      6,
    ],
    [
      "La Corte Costituzionale, con sentenza 7 aprile - 27 maggio 2025 (in G.U. 1ª s.s. 28/05/2025, n. 22)",
      null,
      "2025-04-07",
      "2025-05-27",
      "2025-05-28",
      22,
    ],
  ])("%s", (head, numero, deciso, deposito, data, gazzetta) => {
    expect(read(`${head} ${OTHERS}`)).toMatchObject([
      {
        tipo: "sentenza",
        numero,
        anno: deposito && Number(deposito.slice(0, 4)),
        deciso,
        deposito,
        gazzetta: { data, numero: gazzetta },
        nota: "7",
        dispositivo: OTHERS,
      },
    ]);
  });

  it("is none where the Court is only mentioned", () => {
    expect(
      read(
        "La L. 9 maggio 2001, n. 9 ha disposto, con la sentenza della Corte costituzionale 3 maggio 2001, n. 9, che ha dichiarato ...",
      ),
    ).toEqual([]);
    expect(read("L'ufficio della Corte costituzionale ha dichiarato chiuso il registro.")).toEqual([]);
  });
});

it("says whether the text still points to the note", () => {
  const head = "La Corte Costituzionale con sentenza 18 ottobre 1995, n. 9001 (in G.U. 25/10/1995, n. 44)";
  expect(read(`${head} ${OTHERS}`).map(({ nel_testo }) => nel_testo)).toEqual([true]);
  expect(read(`${head} ${OTHERS}`, "Testo. (70)").map(({ nel_testo }) => nel_testo)).toEqual([false]);
});

it("has an identifier and a page", () => {
  expect(ecliOf(2019, 9242)).toBe("ECLI:IT:COST:2019:9242");
  expect(rulingPage(2019, 9242)).toBe("https://www.cortecostituzionale.it/scheda-pronuncia/2019/9242");
});
