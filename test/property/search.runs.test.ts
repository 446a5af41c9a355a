import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { words } from "../oracle/norme.ts";
import { fifth, runs } from "../runs.ts";
import { type Request, rowsOf, search, treeOf } from "./search-tree.ts";

const ROWS = rowsOf(9000);
const { files, card, get } = treeOf(ROWS);
const TIPI = [...new Set(ROWS.map((r) => r.tipo))];

const title = fc.constantFrom(...ROWS).map((r) => words(r.titolo));
/** By frequency: common words as often as titles have them. */
const word = title.filter((list) => list.length > 0).chain((list) => fc.constantFrom(...list));
const beginning = fc.tuple(word, fc.nat(12)).map(([w, n]) => w.slice(0, 1 + n));
const ofOneTitle = fc
  .tuple(title, fc.nat(30), fc.nat(30))
  .map(([list, a, b]) => `${list[a % list.length] ?? ""} ${list[b % list.length] ?? ""}`);
const q = fc.oneof(
  word,
  beginning,
  ofOneTitle,
  fc.array(beginning, { minLength: 2, maxLength: 4 }).map((list) => list.join(" ")),
  fc.string({ unit: "binary", maxLength: 3 }),
  fc.constantFrom("", "d", "di", "il", "Perché", "perche'", "1", "19", "a e", "z", "~", "zzzz", " ", "\ud835", "𝔘"),
);
const request = fc.record({
  tipo: fc.oneof(
    fc.constant(""),
    fc.constant(""),
    fc.constantFrom(...TIPI, "regio", "legge ", " legge ", "LEGGE", "di"),
  ),
  q,
  limit: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 1000 }), fc.constant(1000)),
  offset: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(ROWS.length + 10), fc.constant(1e18)),
});

const check = async (asked: Request) => {
  const { answer, reads, bytes } = await get(asked);
  expect(answer).toEqual(search(ROWS, asked));
  return { reads, bytes };
};

describe("the list of acts, searched by words", () => {
  it("is large enough to need every kind of file", () => {
    expect(card.file.length).toBeGreaterThan(3);
    expect(Object.keys(card.inizi).length).toBeGreaterThan(3);
    expect(card.pagine.length).toBeGreaterThan(20);
    expect(files.has("indici/norme/copie/3.ndjson")).toBe(true);
  });

  it("has exactly the rows that a plain filter finds, in at most 45 files, and 1.5 MB for a window of 100 rows", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const { reads, bytes } = await check(asked);
        expect(reads).toBeLessThanOrEqual(45);
        if (asked.limit <= 100) expect(bytes).toBeLessThanOrEqual(1.5e6);
      }),
      { numRuns: runs(400) },
    );
  });

  it("pages through every row of a query without gaps or doubles", async () => {
    for (const [tipo, text] of [
      ["", "comune"],
      ["dpr", "ent"],
      ["legge", ""],
      ["", "statuto universita"],
    ] as const) {
      const whole = search(ROWS, { tipo, q: text, limit: Number.POSITIVE_INFINITY, offset: 0 });
      const seen: unknown[] = [];
      for (let offset = 0; offset < whole.totale; offset += 70)
        seen.push(...(await get({ tipo, q: text, limit: 70, offset })).answer.norme);
      expect(seen).toEqual(whole.norme);
    }
  });

  it("could not read more than 45 files if it read them all, copies for one word at most", () => {
    const of = (folder: string) =>
      [...files.keys()].filter((name) => name.startsWith(`indici/norme/${folder}/`)).length;
    expect(1 + of("parole") + of("pagine")).toBeLessThanOrEqual(45);
  });

  it("reads each file once, however many words are looked for in it", async () => {
    const many = [...new Set(ROWS.slice(0, 300).flatMap(({ titolo }) => words(titolo)))].slice(0, 400).join(" ");
    for (const limit of [100, 1000]) {
      const { reads } = await check({ tipo: "legge", q: many, limit, offset: 0 });
      expect(reads).toBeLessThanOrEqual(45);
    }
  });

  it("finds every type, and words at the edges of files", async () => {
    for (const tipo of TIPI) await check({ tipo, q: "", limit: 3, offset: 0 });
    for (const from of fifth([...card.file, ...Object.keys(card.inizi)], 0))
      for (const text of [from, from.trim(), from.trim().slice(0, -1), `${from.trim()}a`])
        await check({ tipo: "", q: text, limit: 3, offset: 1 });
  });
});

describe("a short list of acts", () => {
  it("has few files and no copies", async () => {
    const rows = rowsOf(60);
    const tree = treeOf(rows);
    expect([...tree.files.keys()].sort()).toEqual([
      "api/public/norme.json",
      "indici/norme.json",
      "indici/norme/pagine/0.ndjson",
      "indici/norme/parole/0.bin",
    ]);
    for (const text of ["a", "di", "comune"])
      expect((await tree.get({ tipo: "", q: text, limit: 9, offset: 1 })).answer).toEqual(
        search(rows, { tipo: "", q: text, limit: 9, offset: 1 }),
      );
  });

  it("may be empty", async () => {
    const tree = treeOf([]);
    for (const text of ["", "a"])
      expect((await tree.get({ tipo: "", q: text, limit: 9, offset: 0 })).answer.totale).toBe(0);
  });
});
