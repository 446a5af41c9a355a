import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apart } from "../../../generator/sources/normattiva/amending/apart.ts";
import { passageOf } from "../../../generator/sources/normattiva/amending/passage.ts";
import { commonPart, withinDivision } from "../../../generator/sources/normattiva/amending/places.ts";
import { placesNamed } from "../../../generator/sources/normattiva/amending/spared.ts";

/** `9|comma 1, lettera a)`, with `+` where something inside is meant. */
const brief = (words: string) =>
  placesNamed(words).map(
    ({ articolo, parte, dentro }) => `${articolo ?? "-"}${parte === null ? "" : `|${parte}`}${dentro ? "+" : ""}`,
  );

describe("the places that words name", () => {
  it.each([
    ["la modifica dell'art. 2712, comma 1.", ["2712|comma 1"]],
    ["l'introduzione degli artt. 50-bis, 50-ter e 50-quater.", ["50-bis", "50-ter", "50-quater"]],
    ["l'abrogazione dei commi 2 e 3 dell'art. 336", ["336|comma 2", "336|comma 3"]],
    ["la modifica dell'art. 1, commi 326, 327 e 328", ["1|comma 326", "1|comma 327", "1|comma 328"]],
    ["la modifica dell'art. 50.4.", ["50.4"]],
    ["l'introduzione dell'art. 2325-ter.1.", ["2325-ter.1"]],
    ["la modifica dell'art.. 18-bis", ["18-bis"]],
    ["la modifica degli articoli 3 e 4", ["3", "4"]],
    ["la modifica dell'art. 7 bis e dell'art. 9", ["7-bis", "9"]],
    ["la modifica della Tabella A", ["-"]],
  ])("are in %j %j", (words, places) => {
    expect(brief(words)).toEqual(places);
  });

  it.each([
    ["all'articolo 9, al comma 1, lettera a), numero 3)", ["9|comma 1, lettera a), numero 3)"]],
    ["la lettera e) del comma 2 dell'art. 3-bis", ["3-bis|comma 2, lettera e)"]],
    ["l'introduzione della lettera a-bis) all'art. 9, comma 1", ["9|comma 1, lettera a-bis)"]],
    ["le lettere a), c) e d) del comma 1 dell'articolo 4", ["a", "c", "d"].map((l) => `4|comma 1, lettera ${l})`)],
    ["la modifica dell'art. 2, commi 1, 2 lettera b), rubrica", ["2|comma 1", "2|comma 2, lettera b)", "2|rubrica"]],
    [
      "art. 6, commi 2, 4 lettera d), 7 lettere c) e g), 11 e 12 alinea e lettera b)",
      [
        "6|comma 2",
        "6|comma 4, lettera d)",
        "6|comma 7, lettera c)",
        "6|comma 7, lettera g)",
        "6|comma 11",
        "6|comma 12+",
        "6|comma 12, lettera b)",
      ],
    ],
    ["all'articolo 5, comma 3, e all'articolo 7, comma 1", ["5|comma 3", "7|comma 1"]],
    ["il comma 3 dell'articolo 5 e il comma 2 dell'articolo 7", ["5|comma 3", "7|comma 2"]],
  ])("are read downwards and upwards: %j", (words, places) => {
    expect(brief(words)).toEqual(places);
  });

  it.each([
    ["al terzo comma dell'articolo 54", ["54|comma 3"]],
    ["il quarto e il quinto comma", ["-|comma 4", "-|comma 5"]],
    ["i commi da 47 a 50 dell'articolo 1", ["47", "48", "49", "50"].map((n) => `1|comma ${n}`)],
    ["l'ultimo comma dell'articolo 8", ["8|ultimo comma"]],
    ["la lettera a) dell'ultimo comma dell'articolo 8", ["8|ultimo comma, lettera a)"]],
    ["gli articoli dal 3 al 5", ["3", "4", "5"]],
    ["il secondo periodo del comma 3 dell'articolo 8", ["8|comma 3+"]],
    ["all'alinea del comma 1", ["-|comma 1+"]],
  ])("count commi by words, in ranges, and say where something inside is meant: %j", (words, places) => {
    expect(brief(words)).toEqual(places);
  });

  it("are never read from a misprinted suffix as the article without it", () => {
    expect(brief("l'introduzione dell'art.11-undiecies e la modifica dell'art. 144-quiqnuies")).toEqual([]);
  });

  it("say what is spoken of, where, and after what", () => {
    const roles = placesNamed("all'articolo 5, dopo il comma 2, il comma 3").map(({ parte, ruolo }) => [parte, ruolo]);
    expect(roles).toEqual([
      [null, "luogo"],
      ["comma 2", "dopo"],
      ["comma 3", "oggetto"],
    ]);
  });
});

describe("the part that several places share", () => {
  it.each([
    ["con l'art. 15, comma 2, lettere a) e b)", "comma 2"],
    ["con l'art. 15, comma 2, lettera a)", "comma 2, lettera a)"],
    ["con l'art. 15, commi 1 e 2", null],
    ["con l'art. 15", null],
  ])("is in %j %j", (words, part) => {
    expect(commonPart(placesNamed(words))).toBe(part);
  });
});

describe("the divisions above the articles that words name", () => {
  it.each([
    ["Il Capo III-bis del Titolo I, Libro IV, ", ["Libro IV, Titolo I, Capo III-bis"]],
    ["i capi I, II e V-bis", ["Capo I", "Capo II", "Capo V-bis"]],
    ["la sezione II del capo I del titolo primo", ["Titolo primo, Capo I, Sezione II"]],
    ["All'Allegato I. 3 Termini delle procedure", ["Allegato I.3"]],
    ["la tabella A, parte III, allegata", ["Tabella A, Parte III"]],
    ["l'articolo 3, comma 2", []],
    ["il capo dello Stato e la parte civile", []],
  ])("are in %j %j", (words, names) => {
    expect(placesNamed(words).flatMap(({ divisione }) => divisione ?? [])).toEqual(names);
  });

  it("lie in those that the words above name", () => {
    expect(withinDivision("Libro IV, Titolo II", "Capo I")).toBe("Libro IV, Titolo II, Capo I");
    expect(withinDivision("Libro IV, Titolo II", "Titolo III")).toBe("Libro IV, Titolo III");
    expect(withinDivision(null, "Capo I")).toBe("Capo I");
    expect(withinDivision("Titolo II", "Allegato A")).toBe("Allegato A");
  });
});

const kept = (words: string) => apart(passageOf(words)).words.replace(/\s+/g, " ").trim();
/** What is excepted, without the words that say so. */
const excepted = (words: string) =>
  apart(passageOf(words)).exceptions.map(({ namings }) => words.slice(namings[0]?.start, namings.at(-1)?.end).trim());

describe("what words say apart", () => {
  it.each([
    ["l'articolo 59, ad eccezione del comma 3, e' abrogato", "l'articolo 59, , e' abrogato", ["comma 3"]],
    [
      "gli articoli 3 e 5, fatta eccezione per l'articolo 4, commi 1 e 2",
      "gli articoli 3 e 5,",
      ["articolo 4, commi 1 e 2"],
    ],
    ["i commi 1, 2 e 3, tranne il comma 2", "i commi 1, 2 e 3,", ["comma 2"]],
    ["l'articolo 9, eccettuato il secondo periodo", "l'articolo 9,", ["secondo periodo"]],
    ["il comma 4, fatti salvi gli articoli 2 e 3", "il comma 4,", ["articoli 2 e 3"]],
    [
      "l'articolo 9, con esclusione delle lettere a) e b), e' abrogato",
      "l'articolo 9, , e' abrogato",
      ["lettere a) e b)"],
    ],
  ])("is an exception in %j", (words, rest, exceptions) => {
    expect(kept(words)).toBe(rest);
    expect(excepted(words)).toEqual(exceptions);
  });

  it.each([
    [
      "All'articolo 1, a norma dell'articolo 48, comma 10, della legge 7 giugno 2028, n. 88, il comma 3",
      "All'articolo 1, , il comma 3",
    ],
    [
      "il comma 2, come modificato dall'articolo 4 della legge 7 giugno 2028, n. 88, e dall'articolo 5, comma 1, del decreto-legge 1 marzo 2025, n. 22, e' abrogato",
      "il comma 2, , e' abrogato",
    ],
    ["ai sensi dell'articolo 5, comma 2, lettera a), l'articolo 9", ", l'articolo 9"],
    [
      "la legge, recante disposizioni per l'attuazione dell'articolo 5, comma 2, e' abrogata",
      "la legge, , e' abrogata",
    ],
    ["di cui all'articolo 3 il comma 2", "il comma 2"],
  ])("is an aside in %j", (words, rest) => {
    expect(kept(words)).toBe(rest);
    expect(excepted(words)).toEqual([]);
  });

  it("keeps the length of any words", () => {
    const pieces = [
      "l'articolo 3 ",
      ", ad eccezione ",
      "del comma 2",
      ", di cui al ",
      "recante ",
      "tranne ",
      "; ",
      ": ",
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }), (parts) => {
        const words = parts.join("");
        expect(apart(passageOf(words)).words).toHaveLength(words.length);
      }),
    );
  });

  it("reads the words of a place as the place where something is repealed", () => {
    const left = (words: string) => apart(passageOf(words), true).namings.flatMap(({ places }) => places.length);
    expect(left("le disposizioni di cui all'articolo 3")).toEqual([1]);
    expect(left("le norme contenute nei commi 2 e 3")).toEqual([2]);
    expect(left("i fondi di cui all'articolo 3")).toEqual([]);
  });
});
