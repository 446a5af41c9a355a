import fc from "fast-check";
import { expect, it } from "vitest";
import { citationsOfLong, inPieces } from "../../../generator/law/citations/long-text.ts";

const text = fc
  .array(fc.constantFrom("a", " ", "\n", "\n\n", ". ", "👍", "parola"), { maxLength: 60 })
  .map((all) => all.join(""));

it("a text is cut into pieces that are the whole, none too long, none that ends inside a character", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 20 }), (whole, most) => {
      const pieces = inPieces(whole, most);
      expect(pieces.map((piece) => piece.text).join("")).toBe(whole);
      for (const { start, text: own } of pieces) {
        expect(whole.startsWith(own, start)).toBe(true);
        expect(own.length).toBeLessThanOrEqual(most);
        expect(own).not.toMatch(/[\ud800-\udbff]$/);
      }
    }),
  );
});

it("a text is cut between paragraphs, else between lines, sentences, words", () => {
  const cut = (whole: string, most: number) => inPieces(whole, most).map((piece) => piece.text);
  expect(cut("uno due. tre\nquattro\n\ncinque sei", 24)).toEqual(["uno due. tre\nquattro\n\n", "cinque sei"]);
  expect(cut("uno due. tre\nquattro", 15)).toEqual(["uno due. tre\n", "quattro"]);
  expect(cut("uno due. tre quattro", 15)).toEqual(["uno due. ", "tre quattro"]);
  expect(cut("uno due tre", 9)).toEqual(["uno due ", "tre"]);
  expect(cut("unoduetre", 4)).toEqual(["unod", "uetr", "e"]);
});

it("the citations of a long text have their places in the whole", async () => {
  const ask = async (piece: string) => ({ meta: 1, citazioni: [{ inizio: piece.indexOf("x") }] });
  expect(await citationsOfLong("..x\n\n.x", 5, ask)).toEqual({
    meta: 1,
    totale: 2,
    citazioni: [{ inizio: 2 }, { inizio: 6 }],
  });
});
