import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commiOf, piecesWritten, searchedPieces, writtenPieces } from "../../../generator/law/articles/commi.ts";

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

  it("keep what stands before the first number", () => {
    expect(numbersOf(["Premessa.", "1. Uno.", "2. Due."])).toEqual([null, "1", "2"]);
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
