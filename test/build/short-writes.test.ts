/** A system may write less than it was asked to: a disk with little room left, a file at its limit. What is lost is said. */

import { execFileSync } from "node:child_process";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeRecords } from "../../generator/build/stage/records.ts";
import { SortedRuns } from "../../generator/build/stage/sorted-runs.ts";
import { StoredTexts } from "../../generator/build/stage/stored-texts.ts";
import { jsonLines } from "../../generator/collections/sorted-list.ts";
import { tool } from "../exports/downloads/tools.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
/** Bytes of a file at the most, for this process. */
const limit = (bytes: number | "unlimited") =>
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:`]);

describe.skipIf(!tool("prlimit", ["--version"]))("a file that may not grow (skipped where prlimit is absent)", () => {
  beforeEach(() => limit(50_000));
  afterEach(() => limit("unlimited"));

  it("is no file of records", () => {
    expect(() => writeRecords(path.join(folder, "records"), ["x".repeat(80_000)])).toThrow(/EFBIG/);
  });

  it("is no run of a sorted list", () => {
    const list = new SortedRuns(
      path.join(folder, "runs"),
      80_000,
      jsonLines<string>(() => 0),
    );
    expect(() => list.add("x".repeat(80_000), 80_000)).toThrow(/EFBIG/);
  });

  it("is no list of texts", () => {
    const list = new StoredTexts(path.join(folder, "texts"), 0);
    const add = () => {
      for (let i = 0; i < 100; i++) list.add("x".repeat(1000));
    };
    expect(add).toThrow(/EFBIG/);
  });
});
