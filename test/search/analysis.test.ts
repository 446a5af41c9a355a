import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITALIAN } from "../../generator/search/italian.ts";

const { stemOf, rootOf, isStopWord } = ITALIAN;

describe("the stem of an Italian word", () => {
  it.each([
    ["omicidio omicidi", "omicid"],
    ["firma firme", "firm"],
    ["legge leggi", "legg"],
    ["banca banche", "banc"],
    ["amico amici amica amiche", "amic"],
    ["specchio specchi", "specc"],
    ["licenziamento licenziamenti", "licenziament"],
    ["reato reati", "reat"],
    ["citta", "citt"],
  ])("is one for %s", (words, stem) => {
    expect([...new Set(words.split(" ").map(stemOf))]).toEqual([stem]);
  });

  it("tells words of one root apart", () => {
    for (const words of ["ferie ferita ferire", "licenziamento licenza licenziare", "abrogare abrogazione"])
      expect(new Set(words.split(" ").map(stemOf)).size, words).toBe(words.split(" ").length);
  });
});

describe("the root of an Italian word", () => {
  it.each([
    ["abrogazione abrogato abrogati abrogare abrogano", "abrog"],
    ["telefonica telefoniche", "telefon"],
    ["responsabile responsabili responsabilita", "respons"],
    ["biblioteca biblioteche", "bibliotec"],
    ["abbandonarlo abbandonato abbandonandola", "abbandon"],
    ["amministrazione amministrativa amministrato", "amministr"],
    ["relativamente relativo", "relat"],
    ["biologia biologie", "biolog"],
    ["differenza differente", "different"],
  ])("is one for %s", (words, root) => {
    expect([...new Set(words.split(" ").map(rootOf))]).toEqual([root]);
  });
});

describe("stem and root", () => {
  it("are the word itself where it has digits, other letters or fewer than three", () => {
    for (const word of ["640", "2bis", "ue", "è", "cad1", "ΩΜΕΓΑ"])
      expect([stemOf(word), rootOf(word)]).toEqual([word, word]);
    for (const word of ["spa", "iva", "ici", "iii"]) expect(stemOf(word)).toBe(word);
  });

  it("begin with the first two letters of the word", () => {
    const letter = fc.constantFrom(..."aeiouqnmrtdlzgch");
    const endings = ["", "amente", "logia", "enza", "azione", "gliela", "ando", "arsi", "ita", "h"];
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 6 }), fc.constantFrom(...endings), (start, ending) => {
        const word = start + ending;
        for (const of of [stemOf, rootOf]) expect(of(word).slice(0, 2)).toBe(word.slice(0, 2));
      }),
      { numRuns: 5000 },
    );
  });

  it("are found for any text", () => {
    for (const word of ["quququ", "aiuola", "iii", "aaa", "zzz", "constructor", "proto"])
      for (const of of [stemOf, rootOf]) expect(of(word)).toMatch(/^[a-z]+$/);
  });
});

describe("words that are left out", () => {
  it("are those of grammar, those by which the law counts its parts, and single letters", () => {
    for (const word of "il dell un articolo comma art b".split(" ")) expect(isStopWord(word), word).toBe(true);
    for (const word of "1 7 legge decreto codice no".split(" ")) expect(isStopWord(word), word).toBe(false);
  });
});
