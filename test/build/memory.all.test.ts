import { mkdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { writeActs } from "../cluster/engine-runs.ts";
import { digestsOf } from "../digests-of.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const [data, expected] = [path.join(folder, "data"), path.join(folder, "expected")];

beforeAll(async () => {
  mkdirSync(data);
  // Of four megabytes for a task, what it sorts fills its share several times.
  writeActs(data, 400);
  await generateHere({ data, out: expected, pack: true });
});

describe("the tree of a build whose tasks may take hardly any memory", () => {
  it.each([1, 2])("is the same: %i jobs", async (jobs) => {
    const out = path.join(folder, `out-${jobs}`);
    await generateHere({ data, out, pack: true, memory: 4, jobs });
    expect(digestsOf(out)).toEqual(digestsOf(expected));
  });
});
