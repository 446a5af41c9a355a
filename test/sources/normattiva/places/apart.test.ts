import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apart, wordsAsPlaces } from "../../../../generator/sources/normattiva/amending/apart.ts";

const kept = (words: string) => apart(words).words.replace(/\s+/g, " ").trim();
const excepted = (words: string) => apart(words).exceptions.map((one) => one.words.trim());

describe("what words say apart", () => {
  it.each([
    ["l'articolo 59, ad eccezione del comma 3, e' abrogato", "l'articolo 59, , e' abrogato", ["del comma 3"]],
    [
      "gli articoli 3 e 5, fatta eccezione per l'articolo 4, commi 1 e 2",
      "gli articoli 3 e 5,",
      ["per l'articolo 4, commi 1 e 2"],
    ],
    ["i commi 1, 2 e 3, tranne il comma 2", "i commi 1, 2 e 3,", ["il comma 2"]],
    ["l'articolo 9, eccettuato il secondo periodo", "l'articolo 9,", ["il secondo periodo"]],
    ["il comma 4, fatti salvi gli articoli 2 e 3", "il comma 4,", ["gli articoli 2 e 3"]],
    [
      "l'articolo 9, con esclusione delle lettere a) e b), e' abrogato",
      "l'articolo 9, , e' abrogato",
      ["delle lettere a) e b)"],
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
        expect(apart(words).words).toHaveLength(words.length);
      }),
    );
  });

  it("reads the words of a place as the place where something is repealed", () => {
    expect(wordsAsPlaces("le disposizioni di cui all'articolo 3").trim()).toBe("l'articolo 3");
    expect(wordsAsPlaces("le norme contenute nei commi 2 e 3").trim()).toBe("i commi 2 e 3");
    expect(wordsAsPlaces("i fondi di cui all'articolo 3")).toBe("i fondi di cui all'articolo 3");
  });
});
