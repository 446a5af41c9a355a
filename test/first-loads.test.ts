/** What is loaded first, held against the table that is checked in: `test/first-loads.json`. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { expect, it } from "vitest";
import { firstLoads } from "../generator/first-loads.mjs";
import { BUILD } from "./built.ts";

/** More than in the table is a decision: renew it by `cp .build/first-loads.json test/`. */
const MOST = 1.02;

const checkedIn: Readonly<Record<string, number>> = readJsonSync(new URL("first-loads.json", import.meta.url));
const now = firstLoads(BUILD);

/** What of a table has no place in another, or grew: a line each. */
const larger = (table: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([what, bytes]) => {
    const known = before[what];
    if (known === undefined) return [`${what}: ${bytes} bytes, not in test/first-loads.json`];
    const by = `${((bytes / known - 1) * 100).toFixed(1)} %`;
    return bytes > known * MOST ? [`${what}: ${bytes} bytes where the table has ${known}: ${by} more`] : [];
  });

it("is at most 2 % more than in the table, and of nothing that the table lacks or has too much", () => {
  expect(larger(now, checkedIn)).toEqual([]);
  expect(Object.keys(checkedIn).filter((what) => !(what in now))).toEqual([]);
});

it("is written by each build", () => {
  expect(JSON.parse(readFileSync(path.join(BUILD, "first-loads.json"), "utf8"))).toEqual(now);
});

it("is said with what it grew by", () => {
  expect(larger({ client: 1021, page: 103, new: 1 }, { client: 1000, page: 102 })).toEqual([
    "client: 1021 bytes where the table has 1000: 2.1 % more",
    "new: 1 bytes, not in test/first-loads.json",
  ]);
});
