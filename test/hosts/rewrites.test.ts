import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { ACTS, digitsBetween } from "../../generator/outputs/hosts/servers/rewrites.ts";
import { ROWS } from "../router/small-tree.ts";

/** The files that the expressions give for a value of `norma`. */
const filesOf = (text: string) =>
  ACTS.flatMap(({ value, file }) => {
    const found = new RegExp(`^${value}$`).exec(text);
    return found ? [file.replace(/\$(\d)/g, (_, n) => found[n]!)] : [];
  });

describe("the relation list of an act, by comparing texts", () => {
  const elis = [...ROWS.map(({ eli }) => eli), "eli:/it/regolamento/1861/01/02~061u0002"];

  it("is that of every act, raw or escaped", () => {
    for (const eli of elis)
      for (const text of [eli, encodeURIComponent(eli), `${new URLSearchParams([["", eli]])}`.slice(1)])
        expect(filesOf(text), text).toEqual([fileOfEli(eli)]);
  });

  it.each([
    "eli:/it/legge/1990/08/07/241/",
    "eli:/it/legge/1990/08/07/241~",
    "eli:/it/legge/1990/08/07/241~a~b",
    "eli:/it/legge/1990/08",
    "eli:/it/legge/1990/08/07/../241",
    "eli:/it/LEGGE/1990/08/07/241",
    "CAD",
  ])("is none for %s", (text) => expect(filesOf(text)).toEqual([]));
});

const matches = (low: number, high: number, text: string) => new RegExp(`^(?:${digitsBetween(low, high)})$`).test(text);

describe("an expression for a range of integers", () => {
  it("is short where the range is round", () => {
    expect(digitsBetween(11, 20)).toBe("1[1-9]|20");
    expect(digitsBetween(1, 100)).toBe("[1-9]|[1-9][0-9]|100");
    expect(digitsBetween(7, 7)).toBe("7");
  });

  it("matches what is within and nothing else", () => {
    const number = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(number, number, number, (a, b, n) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        for (const near of [n, low - 1, low, low + 1, high - 1, high, high + 1])
          expect(matches(low, high, `${near}`), `${near} in ${low}-${high}`).toBe(near >= low && near <= high);
      }),
      { numRuns: 2000 },
    );
  });

  it("matches no other spelling", () => {
    for (const text of ["", "07", "+7", "7.0", " 7", "7a", "-7"]) expect(matches(1, 100, text), text).toBe(false);
  });
});
