import { describe, expect, it } from "vitest";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";
import { fuzzRun } from "./fuzz-run.ts";

const folder = temporaryFolderOfEach();
const RUNS = 50;
const VARIANTS = 100;

describe("acts and bills to which odd things were done", () => {
  it.each(Array.from({ length: RUNS }, (_, n) => n * VARIANTS + 1))(
    "are read or discarded with a reason, and the whole act is served, from variant %i on",
    async (first) => {
      const seeds = Array.from({ length: VARIANTS }, (_, n) => first + n);
      const alone = await fuzzRun(folder, []);
      const run = await fuzzRun(folder, seeds);
      expect(run.problems).toEqual([]);
      expect(run.articles).toEqual(alone.articles);
      expect(run.served).toBeGreaterThan(1);
      for (const { file, motivo } of run.discarded) expect(motivo, file).toMatch(/: |; /);
    },
    600_000,
  );
});
