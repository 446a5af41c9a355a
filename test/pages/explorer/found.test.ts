import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchingBills } from "../../../generator/law/matching-bills.ts";
import { markedPieces } from "../../../generator/pages/explorer/client/shell/marked-pieces.ts";

const bill = (numero: string, titolo: string, numeri = [numero]) => ({ numero, numeri, titolo, stato: null });

describe("what is found", () => {
  it("keeps the whole excerpt, whatever is marked", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(5)), (text, steps) => {
        let at = 0;
        const marks = steps.map((step): [number, number] => {
          const mark: [number, number] = [at, step];
          at += step + 1;
          return mark;
        });
        expect(
          markedPieces(text, marks)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  it("marks the words that were searched for", () => {
    expect(markedPieces("la firma digitale", [[3, 5]])).toEqual([
      { text: "la ", marked: false },
      { text: "firma", marked: true },
      { text: " digitale", marked: false },
    ]);
  });
});

describe("bills that a text means", () => {
  const bills = [bill("S.926", "Bilancio"), bill("C.12-B", "Riforma del bilancio, n. 926", ["S.3", "C.12-B"])];

  it.each([
    ["s 926", ["S.926"]],
    ["C.926", []],
    ["Atto Senato n. 3", ["C.12-B"]],
    ["926", ["S.926", "C.12-B"]],
    ["bilanc", ["S.926", "C.12-B"]],
    ["bilancio riforma", ["C.12-B"]],
    ["", []],
    ["-", []],
  ])("%j", (q, expected) => {
    expect(matchingBills(bills, q).map(({ numero }) => numero)).toEqual(expected);
  });
});
