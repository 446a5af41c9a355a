/** The short form of `damaged-cache.all.test.ts`: all that is kept is damaged at once. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { cachedRuns } from "./cached-runs.ts";

const { at, edit, again, expectAsFromNothing } = cachedRuns();

it("a cache of which every file has another byte is made anew, and the tree is the one of a run without it", async () => {
  const files = readdirSync(at("cache"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name, parentPath }) => path.join(parentPath, name))
    .filter((file) => statSync(file).size > 0);
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(file, bytes);
  }
  edit(7, "another title");
  await again();
  await expectAsFromNothing();
});
