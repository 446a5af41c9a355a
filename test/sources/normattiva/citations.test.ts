import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placedCitations } from "../../../generator/corpus/norme/citations.ts";
import { Identities, servedIdentity } from "../../../generator/corpus/norme/identities.ts";
import { summaryOf } from "../../../generator/corpus/norme/sommario.ts";
import { articleReader } from "../../../generator/sources/normattiva/amending/read-units.ts";
import { readCitazioni } from "../../../generator/sources/normattiva/citations.ts";
import type { Articolo } from "../../../generator/sources/normattiva/records.ts";
import { record } from "../../corpus/norme/artificial-records.ts";
import { runs } from "../../runs.ts";

const article = (testo: string, more: Partial<Articolo> = {}): Articolo => ({
  ...{ id: "art_1", percorso: "art/1", numero: "1", rubrica: "Legge 6 maggio 2029, n. 99", testo, partizione: null },
  ...{ allegato: null, abrogato: false, note: ["La L. 6 maggio 2029, n. 98, ha disposto"], pronunce: [], ue: [] },
  ...more,
});
const read = (testo: string, preambolo: string | null = null) =>
  readCitazioni(
    { preambolo, articoli: [article(testo), ...["600", "602"].map((numero) => article("", { numero }))], allegati: [] },
    articleReader(),
  );
const said = (testo: string) =>
  read(testo).map(({ atto, comma, li, fino, partizione }) =>
    [comma, atto.numero, atto.data ?? atto.anno, li?.numero, fino, partizione].filter((one) => one != null).join(" "),
  );

describe("the citations of a text", () => {
  it.each([
    ["1. Si applica l'articolo 3, comma 2, della legge 6 maggio 2029, n. 77.", ["1 77 2029-05-06 3 comma 2"]],
    [
      "1. Uno.\n2-bis. Ai sensi degli articoli 4 e 5 della legge 6 maggio 2029, n. 77.",
      ["2-bis 77 2029-05-06 4", "2-bis 77 2029-05-06 5"],
    ],
    ["1. Gli articoli da 4 a 6 della legge 6 maggio 2029, n. 77.", ["1 77 2029-05-06 4 6"]],
    // What it quotes are the words of another act.
    [
      "1. All'articolo 3 della legge 6 maggio 2029, n. 77, le parole: «legge 1 marzo 2028, n. 5» sono soppresse.",
      ["1 77 2029-05-06 3"],
    ],
    ['1. E\' inserito il seguente: "Art. 9. La legge 1 marzo 2028, n. 5, si applica."', []],
    // A line that ends within a citation.
    [
      "1. Uno.\n2. Di cui all'articolo 19, commi 4,\n5-bis e 6, della legge 6 maggio 2029, n. 77.",
      ["2 77 2029-05-06 19 commi 4, 5-bis e 6"],
    ],
    // The same act by its year, and by words that refer back.
    [
      "1. La legge 6 maggio 2029, n. 77.\n2. La legge n. 77 del 2029.\n3. La medesima legge.",
      ["1 77 2029-05-06", "2 77 2029-05-06", "3 77 2029-05-06"],
    ],
    ["1. La legge n. 77 del 2029.", ["1 77 2029"]],
    // Sentences of one line, of which some name nothing; an abbreviation ends none.
    [
      "1. Il decreto legislativo 6 maggio 2029, n. 77. Si provvede. Con decreto del Ministro si dispone. Il medesimo decreto.",
      ["1 77 2029-05-06"],
    ],
    [
      "1. Si provvede. Resta ferma la legge 6 maggio 2029, n. 77, art. 3. Si applica il decr. Legislativo 6 maggio 2029, n. 78.",
      ["1 77 2029-05-06 3", "1 78 2029-05-06"],
    ],
    // What is announced, and an article that is spoken of, in a line that names no act.
    [
      "1. Il decreto legislativo 6 maggio 2029, n. 77.\n2. Con decreto del Ministro.\n3. Il medesimo decreto.",
      ["1 77 2029-05-06"],
    ],
    [
      "1. L'articolo 3 della legge 6 maggio 2029, n. 77.\n2. Ai sensi dell'articolo 602.\n3. Il comma 2 del medesimo articolo.",
      ["1 77 2029-05-06 3"],
    ],
    ["1. L'articolo 111-bis della legge fallimentare.", ["1 267 1942-03-16 111-bis"]],
    ["1. Ai sensi dell'articolo 640 del codice penale.", ["1 1398 1930-10-19 640"]],
    // The text's own articles before those of another act; the same article of one that was named before.
    ["1. Gli articoli 600 e 602, nonche' l'articolo 12 della legge 6 maggio 2029, n. 77.", ["1 77 2029-05-06 12"]],
    [
      "1. Gli articoli 5 e 602, nonche' l'articolo 12 della legge 6 maggio 2029, n. 77.",
      ["5", "602", "12"].map((one) => `1 77 2029-05-06 ${one}`),
    ],
    [
      "1. Il comma 5 del medesimo articolo, e gli articoli 4 e 5 della legge 6 maggio 2029, n. 77.",
      ["1 77 2029-05-06 4", "1 77 2029-05-06 5"],
    ],
    // Its own places, acts that nobody can tell, and no act at all.
    ["1. L'articolo 3 e il comma 2 del presente decreto.\n2. Con decreto del Ministro.\n3. Direttiva 2014/24/UE.", []],
  ])("%s", (testo, wanted) => {
    expect(said(testo)).toEqual(wanted);
  });

  it("are those of the preamble too, of no article", () => {
    const [one, ...others] = read("1. Nulla.", "Vista la legge 6 maggio 2029, n. 77;");
    expect(others).toEqual([]);
    expect([one?.qui, one?.comma, one?.brano]).toEqual([null, null, "Vista la legge 6 maggio 2029, n. 77;"]);
  });

  it("are none of the notes that an attachment ends with", () => {
    const testo =
      "Di cui alla legge 6 maggio 2029, n. 77.\n-----\nAGGIORNAMENTO (1)\nLa L. 6 maggio 2029, n. 98, ha disposto";
    const found = readCitazioni(
      { preambolo: null, articoli: [], allegati: [{ id: "annesso_1", titolo: "Tabella", testo }] },
      articleReader(),
    );
    expect(found.map(({ atto, brano }) => [atto.numero, brano])).toEqual([
      ["77", "Di cui alla legge 6 maggio 2029, n. 77."],
    ]);
  });

  it("name an act by one type, however the text names it", () => {
    const of = (testo: string) => read(testo).map(({ atto: { tipo, numero } }) => `${tipo} ${numero}`);
    expect(
      of("1. Il decreto del Ministro della salute 6 maggio 2029, n. 77.\n2. Il citato decreto 6 maggio 2029, n. 77."),
    ).toEqual(["decreto-ministeriale 77", "decreto-ministeriale 77"]);
    expect(of("1. Il decreto 6 maggio 2029, n. 77, e il decreto-legge 6 maggio 2029, n. 78.")).toEqual([
      "decreto 77",
      "decreto-legge 78",
    ]);
    expect(
      of("1. D.P.R. 6 maggio 2029, n. 77, decreto-legge 6 maggio 2029, n. 77, decreto 6 maggio 2029, n. 77.")[2],
    ).toBe("decreto 77");
  });

  it("stand where they say, in words that are cut between words", () =>
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (before, behind) => {
        const words = "parola ".repeat(before);
        const cited = "articolo 3 della legge 6 maggio 2029, n. 77";
        const text = `1. ${words}l'${cited} ${"altra ".repeat(behind)}`.trim();
        const [one] = read(text);
        const { brano = "", inizio = 0, lunghezza = 0 } = one ?? {};
        expect(brano.slice(inizio, inizio + lunghezza)).toBe(cited);
        expect(brano.length).toBeLessThanOrEqual(240);
        expect(` ${text} `).toContain(` ${brano} `);
      }),
      { numRuns: runs(200) },
    ));
});

describe("what a citation means", () => {
  const articoli = ["1", "2", "2-bis", "3", "10"].map((numero) => ({
    numero,
    contenitore: null,
    percorso: `art/${numero}`,
    commi: "",
  }));
  const identity = (numero: string) => {
    const { file: _, ...summary } = summaryOf(record(numero, { articoli }));
    return servedIdentity(`eli:/it/legge/2030/01/31/${numero}`, { file: "", ...summary });
  };
  const [speaking, cited] = [identity("1"), identity("2")];
  const acts = new Identities([speaking, cited], new Set());
  const meant = (testo: string) =>
    read(testo)
      .flatMap((one) => placedCitations(one, speaking, acts))
      .map(({ a, articolo_citato }) => `${a.slice(-10)} ${articolo_citato}`);

  it.each([
    ["1. L'articolo 3 della legge n. 2 del 2030.", ["30/01/31/2 3"]],
    // A range is the articles that the act has.
    [
      "1. Gli articoli da 2 a 10 della legge 31 gennaio 2030, n. 2.",
      ["2", "2-bis", "3", "10"].map((one) => `30/01/31/2 ${one}`),
    ],
    ["1. Gli articoli da 2 a 4 della legge 6 maggio 2029, n. 7.", ["29/05/06/7 2", "29/05/06/7 4"]],
    // An article of an attachment that bears no name.
    ["1. L'articolo 4 della tariffa allegata alla legge 6 maggio 2029, n. 7.", ["29/05/06/7 Allegato, 4"]],
    // The act itself, and one of which no day is known.
    ["1. La legge 31 gennaio 2030, n. 1, e la legge n. 7 del 2029.", []],
  ])("%s", (testo, wanted) => {
    expect(meant(testo)).toEqual(wanted);
  });
});
