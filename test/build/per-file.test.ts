import { describe, expect, it } from "vitest";
import { perFile } from "../../generator/build/stage/known-inputs.ts";

/** Items of some files; `taken` is how many were asked for. */
function counted(files: readonly number[]) {
  const found = { taken: 0, closed: false };
  function* items(): Generator<{ readonly at: number; readonly n: number }> {
    try {
      for (const [n, at] of files.entries()) {
        found.taken++;
        yield { at, n };
      }
    } finally {
      found.closed = true;
    }
  }
  return { found, items: items() };
}

describe("items file by file", () => {
  it("are with their files, of which most have none", () => {
    const own = new Map<number, number[]>();
    const files = perFile(counted([0, 0, 7, 255]).items, ({ at }) => at);
    for (const [file, here] of files)
      own.set(
        file,
        Array.from(here, ({ n }) => n),
      );
    expect([...own.keys()]).toEqual(Array.from({ length: 256 }, (_, file) => file));
    expect([...own].filter(([, here]) => here.length > 0)).toEqual([
      [0, [0, 1]],
      [7, [2]],
      [255, [3]],
    ]);
  });

  it("are held one at a time, however many a file has", () => {
    const { found, items } = counted(Array.from({ length: 4000 }, () => 3));
    const ahead: number[] = [];
    for (const [, here] of perFile(items, ({ at }) => at)) for (const { n } of here) ahead.push(found.taken - n);
    expect(ahead).toHaveLength(4000);
    expect(Math.max(...ahead)).toBe(1);
  });

  it("are closed where the reader stops", () => {
    const { found, items } = counted([1, 2, 3]);
    for (const [file] of perFile(items, ({ at }) => at)) if (file === 1) break;
    expect(found.closed).toBe(true);
  });
});
