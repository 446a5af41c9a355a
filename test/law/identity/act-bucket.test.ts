import fc, { constant, constantFrom, integer, oneof, record, string, stringMatching } from "fast-check";
import { describe, expect, it } from "vitest";
import { bucketKey, bucketKeyOfEli, bucketOf } from "../../../generator/law/identity/act-bucket.ts";
import { eliNumero } from "../../../generator/law/identity/canonical-eli.ts";
import { formatEli, parseEli } from "../../../generator/law/identity/eli.ts";
import { DENOMINATION_OF } from "../../../generator/law/names/denominations.ts";

/** What an act's file can say: any type, any day, numbers of any signs, several acts with one identity. */
const act = record({
  tipo: oneof(constantFrom(...DENOMINATION_OF.keys()), stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,9}){0,3}$/)),
  year: integer({ min: 1861, max: 2099 }),
  month: integer({ min: 1, max: 12 }),
  day: integer({ min: 1, max: 28 }),
  numero: oneof(
    constant(null),
    integer({ min: 1, max: 20000 }).map(String),
    stringMatching(/^\d{1,4}[ /-](bis|B|a)$/),
    constantFrom("art", "annesso", "a:b", "1~2", "?", "#", "/", " "),
    string({ unit: "binary", maxLength: 6 }),
  ),
  suffix: constantFrom("", "~036u0886-19370116", "~005g0104-20050516"),
});

const isoDate = (year: number, month: number, day: number) =>
  [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");

describe("the bucket of an act", () => {
  it("is the same from the act and from its ELI, with or without a suffix", () => {
    fc.assert(
      fc.property(act, ({ tipo, year, month, day, numero, suffix }) => {
        const eli = formatEli({ tipo, data: isoDate(year, month, day), numero }) + suffix;
        expect(bucketKeyOfEli(eli)).toBe(bucketKey({ tipo, anno: year, numero }));
      }),
      { numRuns: 500 },
    );
  });

  it("is that of the act's identity as its ELI is read", () => {
    fc.assert(
      fc.property(act, ({ tipo, year, month, day, numero, suffix }) => {
        const data = isoDate(year, month, day);
        const read = parseEli(formatEli({ tipo, data, numero }) + suffix);
        const variante = suffix.slice(1) || null;
        const number = eliNumero(numero ?? "") || null;
        expect(read).toEqual({ alias: null, tipo, data, numero: number, variante, parte: null });
      }),
      { numRuns: 500 },
    );
  });

  it("is shared by the acts of one type, year and number, whatever their day", () => {
    const key = bucketKeyOfEli("eli:/it/decreto/1990/05/06");
    expect(key).toBe("decreto/1990/");
    expect(bucketKeyOfEli("eli:/it/decreto/1990/05/06~090a2100-19900510")).toBe(key);
    expect(bucketKeyOfEli("eli:/it/decreto/1990/12/31")).toBe(key);
    expect(bucketKeyOfEli("eli:/it/decreto/1991/05/06")).not.toBe(key);
    expect(bucketKeyOfEli("eli:/it/decreto/1990/05/06/1")).not.toBe(key);
  });

  it("exists for a text that names no act", () => {
    for (const text of ["", "eli:/it/codice-penale", "eli:/it/a/b/c/d/e/f", "~", "/////"])
      expect(bucketOf(bucketKeyOfEli(text), 64)).toBeLessThan(64);
  });

  it("is told by the published steps of FNV-1a", () => {
    // The 32-bit FNV-1a of "foobar" is bf9cf968, of nothing 811c9dc5.
    expect(bucketOf("foobar", 65536)).toBe(0xbf9c ^ 0xf968);
    expect(bucketOf("", 65536)).toBe(0x811c ^ 0x9dc5);
    expect(bucketOf("foobar", 16)).toBe((0xbf9c ^ 0xf968) & 15);
    expect(bucketOf("foobar", 1)).toBe(0);
  });

  it("spreads laws and decrees of all years evenly", () => {
    const filled = new Array<number>(1024).fill(0);
    for (let anno = 1861; anno < 2025; anno++)
      for (let numero = 1; numero <= 1000; numero++)
        filled[bucketOf(bucketKey({ tipo: "regio-decreto", anno, numero: `${numero}` }), 1024)]!++;
    // 160 on average: the spread of chance is 12.6, so six times that is no chance.
    expect(Math.min(...filled)).toBeGreaterThan(84);
    expect(Math.max(...filled)).toBeLessThan(236);
  });
});
