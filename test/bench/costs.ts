/**
 * Prints the tables of `generator/pipeline/cluster/COSTS.md`; with a log, from another build than the one that is told of there.
 *
 *   npm run bench:costs -- [--log FILE --dir TREE --input BYTES --stage BYTES]
 *
 * The log holds what `npm run phase` said of each task.
 */

import { readFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { readJsonSync } from "fs-extra/esm";
import { PHASES } from "../../generator/pipeline/run.ts";
import { OpenManifest } from "../../generator/tree/lists/open-manifest.ts";
import { type Measured, phasesOf } from "./costs/measured.ts";
import { buildTable, measuredTable, priceTable, sourceTable } from "./costs/tables.ts";

interface Options {
  readonly log?: string;
  readonly dir: string;
  readonly input: string;
  readonly stage: string;
}

/** Phases, but the last one, as the program has them now. */
const mostOf = (name: string) => {
  const phase = PHASES.find((known) => known.name === name);
  return phase === undefined ? 1 : (phase.most ?? null);
};

function measuredNow({ log = "", dir, input, stage }: Options): Measured {
  const { conteggi } = readJsonSync(path.join(dir, "api/public/health.json"));
  const manifest = new OpenManifest(dir);
  let treeBytes = 0;
  for (const { bytes } of manifest.entries()) treeBytes += bytes;
  return {
    acts: conteggi.norme,
    articles: conteggi.articoli,
    inputBytes: Number(input),
    stageBytes: Number(stage),
    treeBytes,
    treeFiles: manifest.size + manifest.parts.length + 2,
    phases: phasesOf(readFileSync(log, "utf8"), mostOf),
  };
}

new Command("bench:costs")
  .option("--log <file>", "what npm run phase said of each task")
  .option("--dir <dir>", "the tree that was built", "dist-api")
  .option("--input <bytes>", "bytes of the data", "0")
  .option("--stage <bytes>", "bytes of the stage before it was published", "0")
  .action((options: Options) => {
    const known = (): Measured => readJsonSync("test/bench/costs/measured.json");
    const measured = options.log === undefined ? known() : measuredNow(options);
    if (options.log !== undefined) console.log(JSON.stringify(measured, null, 2));
    for (const table of [measuredTable(measured), buildTable(measured), priceTable(measured), sourceTable()])
      console.log(table);
  })
  .parse();
