/** The page on cost and time says what its script prints, and the script computes what the page says that it does. */

import { readFileSync } from "node:fs";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { type Measured, phasesOf } from "../bench/costs/measured.ts";
import { buildTable, measuredTable, priceTable, SIZES, scaled, sourceTable } from "../bench/costs/tables.ts";

const measured: Measured = readJsonSync("test/bench/costs/measured.json");
const page = readFileSync("generator/pipeline/cluster/COSTS.md", "utf8");

describe("the page on cost and time", () => {
  it.each([
    ["measured", measuredTable(measured)],
    ["computed", buildTable(measured)],
    ["prices", priceTable(measured)],
    ["sources", sourceTable()],
  ])("has the table that is printed: %s", (_what, table) => expect(page).toContain(`\n${table}\n`));

  it("tells of the build that the tables are made from", () => {
    for (const said of [measured.acts, measured.articles, measured.treeFiles])
      expect(page).toContain(said.toLocaleString("en-US"));
    const gigabytes = [measured.inputBytes, measured.treeBytes, measured.stageBytes];
    for (const bytes of gigabytes) expect(page).toContain(`${(bytes / 1e9).toFixed(2)} GB`);
  });
});

describe("what is computed", () => {
  it("is what was measured where the articles are as many", () => {
    const same = scaled(measured, measured.articles);
    expect(same).toMatchObject({
      acts: measured.acts,
      treeBytes: measured.treeBytes,
      files: measured.treeFiles,
      tasks: 1,
      manifestParts: 0,
    });
    expect(same.hours(1)).toBeCloseTo(same.cpuHours);
  });

  it("takes the longer the fewer the processors, and no less than what is alone takes", () => {
    const alone = measured.phases.filter(({ most }) => most === 1).reduce((sum, { cpu }) => sum + cpu, 0);
    for (const articles of SIZES) {
      const { hours, cpuHours } = scaled(measured, articles);
      expect([hours(1) >= hours(8), hours(8) > hours(64)]).toEqual([true, true]);
      expect(hours(8)).toBeGreaterThanOrEqual(cpuHours / 8);
      expect(hours(1e9) * 3600).toBeGreaterThan((alone * articles) / measured.articles);
    }
  });

  it("reads the lines of tasks, whatever stands between them", () => {
    const log = `read 0/2: 9 tasks, 8.0 s, 7.5 s of processor, 140 MB of memory at the most
x
read 1/2: 8 tasks, 8.0 s, 7.0 s of processor, 150 MB of memory at the most
place 0/1: done before`;
    expect(phasesOf(log, () => null)).toEqual([{ name: "read", most: null, cpu: 14.5, memory: 150 }]);
  });
});
