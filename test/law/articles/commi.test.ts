import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commiOf, piecesWritten, searchedPieces, writtenPieces } from "../../../generator/law/articles/commi.ts";
import { commi } from "../../oracle/versioni.ts";

const numbersOf = (lines: readonly string[]) => commiOf("art_1", lines.join("\n")).map(({ numero }) => numero);

describe("the commi of an article", () => {
  it("begin at numbers that go on", () => {
    expect(numbersOf(["1. Uno:", "a) primo.", "2. Due.", "2-bis. Due bis.", "((3. Tre."])).toEqual([
      "1",
      "2",
      "2-bis",
      "3",
    ]);
  });

  it("begin at numbers that the next word is glued to, never within a sum", () => {
    expect(numbersOf(["1.Al gioco:", "2. Due", "2-bis.((Ai giocatori.))", "1.499 euro.", "3. Tre."])).toEqual([
      "1",
      "2",
      "2-bis",
      "3",
    ]);
  });

  it("are not begun by a number of a quoted text, which leaps ahead or begins anew", () => {
    expect(numbersOf(["1. Uno.", "2. Dopo il comma 684-bis:", "684-ter. Citato.", "3. Tre.", "4. Quattro."])).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(numbersOf(["1. Uno.", "2. Si inserisce:", "1. Citato.", "3. Tre."])).toEqual(["1", "2", "3"]);
    const quoted = commiOf("art_1", "1. Uno.\n2. Due:\n684-ter. Citato.\n3. Tre.")[1];
    expect(quoted?.testo).toBe("2. Due:\n684-ter. Citato.");
  });

  it.each([
    ["a text in marks", ["1. Uno:", "«Art. 5. - 1. Citato.", "2. Citato.", "3. Citato.»;", "2. Due."], ["1", "2"]],
    ["commi to insert", ["1. Dopo il comma 1:", '"1-bis. Citato.', '1-ter. Citato.".', "2. Due."], ["1", "2"]],
    ["commi far above", ["1. Uno e' sostituito:", '"326. Citato.', "327. Citato.", '328. Citato.".'], ["1"]],
    ["a text without marks", ["1. Dopo il comma 9:", "10. Citato.", "11. Citato.", "2. Due."], ["1", "2"]],
    ["a suffix of another number", ["1. Dopo il comma 4-bis:", "4-ter. Citato.", "2. Due."], ["1", "2"]],
    ["the end of a citation", ["1. Come all'articolo", "32. Fermo il resto.", "2. Due."], ["1", "2"]],
    ["a year", ["1. Entro il 30 novembre", "2020. Poi."], ["1"]],
    ["a point", ["1. Uno:", "1) al comma 2:", "1.1. primo;", "1.2. secondo;", "2. Due."], ["1", "2"]],
    ["a text whose opening mark is missing", ["1. Dal seguente:", "1. Citato.", "2. Citato.»;", "2. Due."], ["1", "2"]],
    ["a mark that nothing closes", ["1. Uno «citato:", "2. Due.", "3. Tre."], ["1", "2", "3"]],
    ["a mark that nothing opens", ["1. Uno.", "2. Due citato».", "3. Tre."], ["1", "2", "3"]],
  ])("are not begun by %s", (_, lines, commi) => {
    expect(numbersOf(lines)).toEqual(commi);
  });

  it.each([
    ["before the first", ["((01. Prima.", "1. Uno.", "2. Due."], ["01", "1", "2"]],
    ["between two", ["2. Due.", "2.1. Due e un decimo.", "2-bis. Due bis.", "3. Tre."], ["2", "2.1", "2-bis", "3"]],
    ["with a suffix at the end, whose plain one is missing", ["1. Uno.", "2-bis. Due bis."], ["1", "2-bis"]],
    ["where others are missing", ["1. Uno.", "3. Tre.", "6. Sei.", "7. Sette.", "8. Otto."], ["1", "3", "6", "7", "8"]],
  ])("have a number %s", (_, lines, commi) => {
    expect(numbersOf(lines)).toEqual(commi);
  });

  it("are counted where the only number is that of a point", () => {
    expect(
      numbersOf(["Sono puniti:", "1) primo;", "1-bis. primo bis;", "2) secondo.", "Si procede a querela."]),
    ).toEqual(["1", "2"]);
    expect(numbersOf(["Uno.", "189. Due."])).toEqual(["1", "2"]);
  });

  it("keep what stands before the first number", () => {
    expect(numbersOf(["Premessa.", "1. Uno.", "2. Due."])).toEqual([null, "1", "2"]);
  });

  it("are those of the oracle, whatever stands before them", () => {
    const begins = fc.tuple(
      fc.constantFrom("01", "1", "2", "3", "4", "7", "20"),
      fc.constantFrom("", "-bis", "-ter", ".1"),
    );
    const ends = fc.constantFrom(".", ":", ";", " «citato:", " citato».", ' "citato:', ' citato".');
    const line = fc.tuple(fc.constantFrom("", "((", "«"), fc.option(begins), ends);
    const written = line.map(([mark, number, end]) => `${mark}${number ? `${number.join("")}. ` : ""}Testo${end}`);
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 12 }), (lines) => {
        const testo = lines.join("\n");
        expect(commiOf("art_1", testo)).toEqual(commi("art_1", testo));
      }),
      { numRuns: 500 },
    );
  });

  it("lose no line, whatever the numbers", () => {
    const line = fc
      .tuple(fc.nat(40), fc.constantFrom("", "-bis", "-ter"))
      .map(([n, suffix]) => `${n}${suffix}. Testo.`);
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.constant("Altro testo.")), { minLength: 1 }), (lines) => {
        const all = commiOf("art_1", lines.join("\n"));
        expect(all.map(({ testo }) => testo).join("\n")).toBe(lines.join("\n"));
      }),
    );
  });
});

describe("the pieces of an article that are found for themselves", () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}. Testo.`).join("\n");

  it("are the article up to 30 commi, and its commi beyond", () => {
    expect(searchedPieces(numbered(30)).map(({ comma }) => comma)).toEqual([null]);
    expect(searchedPieces(numbered(31)).map(({ comma }) => comma)).toHaveLength(31);
    expect(searchedPieces("")).toEqual([{ comma: null, testo: "" }]);
  });

  it("are written in few letters and read again", () => {
    const of = (...commi: (string | null)[]) => commi.map((comma) => ({ comma }));
    expect(writtenPieces(of(null, "1", "2", "2-bis", "3"))).toBe("-;1-2;2-bis;3");
    const comma = fc.oneof(fc.constant(null), fc.nat(50).map(String), fc.constantFrom("2-bis", "01", "3-ter.1"));
    fc.assert(
      fc.property(fc.array(comma, { minLength: 2 }), (commi) => {
        expect(piecesWritten(writtenPieces(of(...commi)))).toEqual(commi);
      }),
    );
    expect(piecesWritten(writtenPieces(of(null)))).toEqual([null]);
  });
});
