import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billBucket, parseBillNumber, withoutCommitteeText } from "../../generator/law/bill-number.ts";
import { billSlug } from "../../generator/law/published-bill.ts";
import { anyText } from "../any-text.ts";

const key = (text: string) => {
  const number = parseBillNumber(text);
  return number && `${number.ramo ?? "?"}.${number.chiave}`;
};

const SPELLINGS: readonly (readonly [canonical: string, ...spellings: string[]])[] = [
  ["S.1234", "S.1234", "s.1234", "S. 1234", "S1234", "s1234", "S 1234", "S-1234", "S_1234", "S:1234", "S - 1234"],
  ["S.1234", "AS 1234", "as1234", "A.S. 1234", "a.s.1234", "A. S. 1234", "Senato 1234", "Atto Senato 1234"],
  ["S.1234", "Atto Senato n. 1234", "ATTO  SENATO  N.1234", "A.S. n° 1234", "S. nr. 1234", "S numero 1234", "S n.1234"],
  ["S.1234", "DDL S. 1234", "ddl s1234", "disegno di legge S.1234", "Disegno di legge AS n. 1234", "  S.1234\n"],
  ["C.715", "C.715", "c 715", "AC 715", "A.C. 715", "A. C. 715", "Camera 715", "Atto Camera n. 715", "PDL C. 715"],
  ["C.715", "proposta di legge A.C. 715", "Proposta di Legge C715", "C.0715", "C.000715"],
  [
    "?.643",
    "643",
    "n. 643",
    "DDL 643",
    "pdl n. 643",
    "disegno di legge n. 643",
    "0643",
    "nr.643",
    "n°643",
    "numero 643",
  ],
  ["C.643-BIS", "C.643-BIS", "c.643-bis", "C.643bis", "C 643 bis", "C.643 - bis", "AC 643-bis", "c-643-bis"],
  ["?.643-BIS", "643bis", "643 bis", "643-BIS"],
  ["S.924-QUATER", "S.924-quater", "AS 924 quater"],
  ["S.13-B", "S.13-B", "s13b", "S 13 B", "A.S. 13-b", "s-13-b"],
  ["S.108-376-B", "S.108-376-B", "AS 0108-0376 b", "s-108-376-b"],
  ["C.536-891-910-B", "C.536-891-910-B", "c-536-891-910-b"],
  ["S.926/I", "S.926/I", "S.926-I", "s-926_i", "A.S. 926/i", "S 926 / I"],
  ["C.643-BIS/I", "C.643-BIS/I", "c-643-bis_i", "C 643 bis-I", "c643bis/i"],
  ["S.12-TER-B/III", "S.12-ter-B/III", "s-12-ter-b_iii"],
];

describe("the number of a bill", () => {
  it.each(SPELLINGS.flatMap(([canonical, ...all]) => all.map((text) => [text, canonical])))(
    "is read from %j as %s",
    (text, canonical) => expect(key(text)).toBe(canonical),
  );

  it.each([
    "",
    " ",
    "S",
    "S.",
    "BIS",
    "S.BIS",
    "S.13-Z",
    "S.13-B-C",
    "S.13/IV",
    "S.13/2",
    "X.13",
    "S.C.13",
    "13.5",
    "-13",
    "S.+13",
    "S.13-undecies",
    "legge 13",
    "S.13 bis ter",
    "S.13%",
    "ſ.13",
    "S.13/ı",
    "S.１３",
    "eli:/it/legge/1990/08/07/241",
    "lista",
    "S.13\u0000",
  ])("is not read from %j", (text) => expect(parseBillNumber(text)).toBeNull());

  it("loses nothing in the name of its file", () => {
    const number = fc.record({
      ramo: fc.constantFrom("S", "C"),
      digits: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 3 }),
      word: fc.constantFrom("", "-bis", "-TER", "-quater", "-decies"),
      letter: fc.constantFrom("", "-B", "-H"),
      note: fc.constantFrom("", "/I", "/II", "/III"),
    });
    fc.assert(
      fc.property(number, ({ ramo, digits, word, letter, note }) => {
        const numero = `${ramo}.${digits.join("-")}${word}${letter}${note}`;
        expect(billSlug(numero)).toMatch(/^[a-z0-9_-]+$/);
        expect(key(billSlug(numero))).toBe(numero.toUpperCase());
        expect(key(numero)).toBe(numero.toUpperCase());
      }),
    );
  });

  it("never makes the reader fail, whatever the text and however long", () => {
    fc.assert(fc.property(anyText(60), (text) => void parseBillNumber(text)));
    expect(parseBillNumber(`S.${"1-".repeat(200_000)}x`)).toBeNull();
  });
});

describe("the committee's printed text", () => {
  it("is what an A at the end marks", () => {
    expect(withoutCommitteeText("17-A")).toBe("17");
    expect(withoutCommitteeText("643-BIS-A/I")).toBe("643-BIS/I");
    expect(withoutCommitteeText("17")).toBeNull();
    expect(withoutCommitteeText("17-B")).toBeNull();
  });
});

describe("the file of the index", () => {
  it("depends on the first digits alone, so that a fallback stays in it", () => {
    expect(billBucket("108-376-B")).toBe("12");
    expect(billBucket("17-A")).toBe(billBucket("17"));
    expect(billBucket("0")).toBe("00");
  });

  it("is exact for numbers beyond the safe integers", () => {
    expect(billBucket("9007199254740993")).toBe(String(Number(9007199254740993n % 32n)).padStart(2, "0"));
  });
});
