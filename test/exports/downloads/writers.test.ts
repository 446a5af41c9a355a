import path from "node:path";
import { expect, it } from "vitest";
import { TABLES } from "../../../generator/exports/downloads/tables.ts";
import { Writers } from "../../../generator/exports/downloads/writers.ts";
import { Staging } from "../../../generator/tree/staging.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

const folder = temporaryFolder();
const writers = (name: string, kinds: readonly "csv"[]) =>
  new Writers(new Staging(path.join(folder, name)), new Set(kinds), () => ({}));

it("a table that has been handed no rows is named at the end", () => {
  const some = writers("csv", ["csv"]);
  const [first, ...others] = TABLES.map(({ name }) => name);
  for (const name of others) some.rows(name, []);
  expect(() => some.end()).toThrow(`no rows were handed over of ${first} (`);
  some.rows(first!, []);
  expect(() => some.end()).not.toThrow();
});

it("without a format nothing need be handed over", () => expect(() => writers("none", []).end()).not.toThrow());
