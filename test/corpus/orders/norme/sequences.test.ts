import { describe, expect, it } from "vitest";
import { sequencesOf } from "../../../../generator/corpus/orders/norme/sequences.ts";
import { TitleTerms } from "../../../../generator/corpus/orders/norme/words.ts";
import { listsInMemory } from "../../../lists-in-memory.ts";

const titled = (titolo: string, tipo = "legge") => ({ tipo, titolo });
function of(rows: ReturnType<typeof titled>[]) {
  const terms = new TitleTerms(listsInMemory);
  for (const row of rows) terms.add(row);
  return [...sequencesOf(terms.groups(), rows.length)];
}
const many = (length: number, rare: Record<number, string>) =>
  Array.from({ length }, (_, i) => titled(`comune ${rare[i] ?? ""}`));

describe("copies of rows", () => {
  it("are not made while the list itself is short", () => {
    expect(of(many(1500, { 3: "rara" }))).toEqual([]);
  });

  it("are made for a rare word, under its shortest beginning, and not for a common one", () => {
    expect(of(many(1600, { 3: "rara", 1200: "rara" }))).toEqual([{ key: "r", rows: [3, 1200] }]);
  });

  it("serve all words that begin alike when these are few", () => {
    const copies = of(many(1600, { 3: "ramo", 9: "raso", 1200: "ramo" }));
    expect(copies).toEqual([{ key: "r", rows: [3, 9, 1200] }]);
  });

  it("are made again for a word that is rare among words that begin alike", () => {
    const rows = many(8000, {});
    const copies = of(rows.map((row, i) => (i % 5 ? row : titled(i === 40 ? "ramo" : "raso"))));
    expect(copies.map(({ key, rows: { length } }) => [key, length])).toEqual([
      ["r", 1600],
      ["ram", 1],
    ]);
  });

  it("are made for a rare type", () => {
    const rows = many(1600, {}).map((row, i) => (i === 7 ? titled("comune", "dpr") : row));
    expect(of(rows)).toEqual([{ key: " dpr ", rows: [7] }]);
  });
});
