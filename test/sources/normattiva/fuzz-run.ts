/** A run over a whole act and variants of it and of a bill, to each of which odd things were done. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync, removeSync } from "fs-extra/esm";
import { SILENT } from "../../../generator/terminal/progress.ts";
import { checkTree, generateHere } from "../../generate-here.ts";
import { writeFiles } from "../../write-files.ts";
import { fuzzed } from "./fuzzed.ts";

const OFFICIAL = "../shared/data";
const ACT = "norme/20250328_25G00049_VIGENZA_20250524.xml";
const BILL = "ddl/Leg19/Atto00055177/ddlpres/01360967-ft.akn.xml";
/** Of so many variants one is of a bill. */
const BILL_OF = 10;

/** What the answers of a run say. */
export interface FuzzRun {
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
export async function fuzzRun(folder: string, seeds: readonly number[]): Promise<FuzzRun> {
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
