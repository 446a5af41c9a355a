import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MERGED, SortedRuns, sortedRuns } from "../../generator/build/stage/sorted-runs.ts";
import { jsonLines, textLines } from "../../generator/collections/sorted-list.ts";
import { anyText } from "../any-text.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = path.join(temporaryFolder(), "spool", "runs");

interface Item {
  readonly key: number;
  readonly text: string;
}
const FORMAT = jsonLines<Item>((a, b) => a.key - b.key);

/** A text as an item of `textLines` has it: on one line. */
const lineText = anyText(30).map((text) => JSON.stringify(`${text}\t`).replaceAll("\\t", "\t"));

it("gives texts on one line as they are, tabs and all", () => {
  const format = textLines<Item>((a, b) => a.key - b.key);
  fc.assert(
    fc.property(fc.nat(20), lineText, (key, text) => {
      const line = format.write({ key, text });
      expect(line.endsWith(`\t${text}`)).toBe(true);
      expect(format.read(line)).toEqual({ key, text });
    }),
  );
});

const item = fc.record({ key: fc.nat(20), text: anyText(30) });

it("gives every item in order, equal ones as they were added, whatever memory holds and however often it is read", () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 150 }), fc.integer({ min: 1, max: 20_000 }), (items, most) => {
      const list = new SortedRuns(folder, most, FORMAT);
      for (const one of items) list.add(one, FORMAT.write(one).length);
      expect(list.count).toBe(items.length);
      for (let time = 0; time < 2; time++) expect([...list.items()]).toEqual(items.toSorted(FORMAT.order));
      list.close();
      expect(existsSync(folder)).toBe(false);
    }),
  );
});

it("writes nothing while all fits", () => {
  const list = new SortedRuns(folder, 100, FORMAT);
  for (let key = 9; key > 0; key--) list.add({ key, text: "" }, 10);
  expect([list.runs, existsSync(folder)]).toEqual([0, false]);
  expect([...list.items()].map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  list.close();
});

it("has so few runs open that their number hardly grows, and writes no item more than once for each round of merging", () => {
  let written = 0;
  const write = (one: Item) => {
    written++;
    return FORMAT.write(one);
  };
  const list = new SortedRuns(folder, 1, { ...FORMAT, write });
  const all = 2 * MERGED + 5;
  // Each fills a run; of equal ones those that were merged are the older ones.
  for (let added = 0; added < all; added++) list.add({ key: added % 3, text: String(added) }, 1);
  expect(list.runs).toBe(2 + 5);
  expect(readdirSync(folder)).toHaveLength(2 + 5);
  expect(written).toBe(all + 2 * MERGED);
  const expected = Array.from({ length: all }, (_, added) => ({ key: added % 3, text: String(added) }));
  expect([...list.items()]).toEqual(expected.toSorted(FORMAT.order));
  list.close();
});

it("reads lines longer than what is read at once, and stops wherever its reader does", () => {
  const list = new SortedRuns(folder, 1, FORMAT);
  const long = (key: number) => ({ key, text: "è".repeat(70_000 * key) });
  for (const key of [3, 1, 2]) list.add(long(key), 1);
  for (const first of list.items()) {
    expect(first).toEqual(long(1));
    break;
  }
  expect([...list.items()]).toEqual([1, 2, 3].map(long));
  list.close();
});

it("has the share of a task's memory that it is given", () => {
  const spool = path.dirname(folder);
  const many = (memory: number) => {
    const list = sortedRuns({ spool, settings: { memory } }, "some")("items", FORMAT);
    for (let key = 0; key < 100; key++) list.add({ key, text: "" }, 2500);
    const folders = existsSync(spool) ? readdirSync(spool) : [];
    expect(folders.every((name) => name.startsWith("some-items"))).toBe(true);
    list.close();
    return folders.length;
  };
  expect([many(64), many(32)]).toEqual([0, 1]);
});

it("sorts each run that memory cannot hold before it is written", () => {
  const list = new SortedRuns(folder, 3, FORMAT);
  for (const key of [9, 4, 7, 8, 1, 6, 2]) list.add({ key, text: "" }, 1);
  expect(list.runs).toBe(2);
  expect([...list.items()].map(({ key }) => key)).toEqual([1, 2, 4, 6, 7, 8, 9]);
  list.close();
});
