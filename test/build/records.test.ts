import { truncateSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Records, writeRecords } from "../../generator/build/stage/records.ts";
import { anyText } from "../any-text.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const file = path.join(temporaryFolder(), "some", "records");

it("records are found by their position, empty ones and none at all too", () => {
  fc.assert(
    fc.property(fc.array(anyText(10), { maxLength: 20 }), (all) => {
      writeRecords(file, all);
      const records = new Records(file);
      expect(records.count).toBe(all.length);
      for (const [i, one] of [...all.entries()].reverse()) expect(records.at(i)).toEqual(Buffer.from(one));
      records.close();
    }),
  );
});

it("records of more bytes than are written at once stay whole", () => {
  const large = Array.from({ length: 5 }, (_, i) => Buffer.alloc(700_000, i));
  writeRecords(file, large);
  const records = new Records(file);
  for (const [i, one] of large.entries()) expect(records.at(i).equals(one), String(i)).toBe(true);
  records.close();
});

it("records that are so many that their places are not held are found as well", () => {
  const many = Array.from({ length: 10_000 }, (_, i) => "x".repeat(i % 7) + i);
  writeRecords(file, many);
  const records = new Records(file);
  for (let i = 0; i < many.length; i += 99) expect(records.at(i).toString()).toBe(many[i]);
  expect(() => records.at(many.length)).toThrow(RangeError);
  records.close();
});

it("a position beyond the last, and a file cut short, are errors", () => {
  writeRecords(file, ["a", "b"]);
  const records = new Records(file);
  expect(() => records.at(2)).toThrow(RangeError);
  records.close();
  truncateSync(file, 3);
  expect(() => new Records(file)).toThrow();
});
