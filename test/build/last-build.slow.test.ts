/** A build with a cache that would make the published tree again leaves it where it is. */

import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generateHere } from "../generate-here.ts";
import { cachedRuns } from "./cached-runs.ts";

const { at, edit, again } = cachedRuns();

/** The folder of a tree is another after each publication. */
const published = () => statSync(at("out"), { bigint: true }).ino;

/** Whether a build publishes after something was done. */
async function publishesAfter(change: () => void): Promise<boolean> {
  await again();
  const before = published();
  change();
  await again();
  return published() !== before;
}

it("publishes nothing where nothing changed, and says what it said before", async () => {
  edit(3, "no XML");
  const first = await again();
  const before = published();
  const second = await again();
  expect(published()).toBe(before);
  expect(second).toEqual(first);
  expect(second.said.join()).toContain("norme/3.xml");
});

it.each<[string, () => void]>([
  ["an act's text", () => edit(7, "other text")],
  ["an act's time", () => utimesSync(at("data", "norme", "7.xml"), 1, 1)],
  ["the list of the sources", () => writeFileSync(at("data", "fonti.json"), readFileSync(at("data", "fonti.json")))],
  ["a file that is missing in the tree", () => rmSync(at("out", "api/public/health.json"))],
  [
    "one bit of the tree",
    () => {
      const file = at("out", "indici", "norma.json");
      const { atime, mtime } = statSync(file);
      const bytes = readFileSync(file);
      bytes[9]! ^= 1;
      writeFileSync(file, bytes);
      utimesSync(file, atime, mtime);
    },
  ],
])("makes the tree anew after a change of %s", async (_, change) => {
  expect(await publishesAfter(change)).toBe(true);
});

it("makes another tree where it is asked for one", async () => {
  await again();
  const before = published();
  await generateHere({ data: at("data"), out: at("out"), cache: at("cache"), pack: true, search: false });
  expect(published()).not.toBe(before);
});
