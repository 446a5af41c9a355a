/** A run over a whole act and variants of it and of a bill, to each of which odd things were done. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync, removeSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SILENT } from "../../../generator/terminal/progress.ts";
import { checkTree, generateHere } from "../../generate-here.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";
import { fuzzed } from "./fuzzed.ts";

const OFFICIAL = "../shared/data";
const ACT = "norme/20250328_25G00049_VIGENZA_20250524.xml";
const BILL = "ddl/Leg19/Atto00055177/ddlpres/01360967-ft.akn.xml";
/** Of so many variants one is of a bill. */
const BILL_OF = 10;

/** What the answers of a run say. */
interface FuzzRun {
  /** Problems that a check of the tree finds. */
  readonly problems: readonly string[];
  /** Articles of the act to which nothing was done. */
  readonly articles: readonly unknown[];
  /** Variants that were served and that were discarded. */
  readonly served: number;
  readonly discarded: readonly { readonly file: string; readonly motivo: string }[];
}

/** The act under a number of its own: two variants are two acts. */
const renumbered = (text: string, n: number) =>
  text.replaceAll("25G00049", `25X${String(n).padStart(5, "0")}`).replaceAll("2025-03-28;36", `2025-03-28;${9000 + n}`);

/**
 * Generates and checks a tree of one whole act and variants.
 *
 * @param seeds of the variants; none: the act alone
 * @throws Error where the run or the check ends with a failure
 */
async function fuzzRun(folder: string, seeds: readonly number[]): Promise<FuzzRun> {
  const data = path.join(folder, "data");
  const out = path.join(folder, "out");
  removeSync(data);
  removeSync(out);
  const act = readFileSync(path.join(OFFICIAL, ACT), "utf8");
  const bill = readFileSync(path.join(OFFICIAL, BILL), "utf8");
  writeFiles(data, [
    ["fonti.json", readFileSync(path.join(OFFICIAL, "fonti.json"))],
    ["norme/whole.xml", act],
    ...seeds.map((seed): [string, string] =>
      seed % BILL_OF === 0
        ? [`ddl/Leg19/Atto${String(seed).padStart(8, "0")}/ddlpres/${seed}-ft.akn.xml`, fuzzed(bill, seed)]
        : [`norme/${seed}.xml`, fuzzed(renumbered(act, seed), seed)],
    ),
  ]);
  await generateHere({ data, out });
  const { problems } = await checkTree(out, SILENT);
  const whole = readJsonSync(path.join(out, "api/public/norme/decreto-legge/2025/03/28/36.json"));
  const health = readJsonSync(path.join(out, "api/public/health.json"));
  const { scarti } = readJsonSync(path.join(out, "rapporto.json"));
  return { problems, articles: whole.articoli, served: health.conteggi.norme, discarded: scarti };
}

/** Variants of one run. */
const VARIANTS = 100;

/**
 * Declares a suite of so many runs, each over variants of its own.
 *
 * @example fuzzSuite(2);
 */
export function fuzzSuite(runs: number): void {
  describe("acts and bills to which odd things were done", () => {
    const folder = temporaryFolder();
    let alone: FuzzRun;
    beforeAll(async () => {
      alone = await fuzzRun(folder, []);
    });

    it.each(Array.from({ length: runs }, (_, n) => n * VARIANTS + 1))(
      "are read or discarded with a reason, and the whole act is served, from variant %i on",
      async (first) => {
        const run = await fuzzRun(
          folder,
          Array.from({ length: VARIANTS }, (_, n) => first + n),
        );
        expect(run.problems).toEqual([]);
        expect(run.articles).toEqual(alone.articles);
        expect(run.served).toBeGreaterThan(1);
        for (const { file, motivo } of run.discarded) expect(motivo, file).toMatch(/: |; /);
      },
    );
  });
}
