import { expect, it } from "vitest";
import { chunksOf } from "../../generator/build/phases/chunks.ts";

const acts = Array.from({ length: 4000 }, (_, i) => {
  const data = `${1900 + Math.floor(i / 40)}-01-01`;
  return {
    eli: `eli:/it/legge/${data.replaceAll("-", "/")}/${i}`,
    data,
    documenti: 1 + (i % 29),
    reading: String(i),
    relazioni: { out: 0, in: 0 },
  };
});
const namesOf = (some: typeof acts) => [...chunksOf(some)].map((chunk) => chunk.acts.map(({ eli }) => eli).join());

it("an act more in the middle leaves nearly all chunks the acts they had, so that their words are not read again", () => {
  const before = new Set(namesOf(acts));
  expect(before.size).toBeGreaterThan(15);
  for (const at of [0, 700, 2000, 3999]) {
    const more = {
      ...acts[0],
      eli: "eli:/it/legge/1950/01/01/9999",
      data: "1950-01-01",
      documenti: 12,
      reading: "x",
      relazioni: { out: 0, in: 0 },
    };
    const changed = namesOf(acts.toSpliced(at, 0, more)).filter((names) => !before.has(names));
    expect(changed.length, String(at)).toBeLessThan(5);
  }
});

it("each begins where the one before ends, and none is much longer than it must be", () => {
  let next = 0;
  for (const { first, documents } of chunksOf(acts)) {
    expect(first).toBe(next);
    expect(documents).toBeLessThan(2 * 2048 + 29);
    next += documents;
  }
  expect(next).toBe(acts.reduce((sum, { documenti }) => sum + documenti, 0));
});
