/**
 * `npm run bench -- [COMMAND] [OPTION ...]`: measures. Without a command every figure that has a bound, each as a ratio measured in one run:
 * over real data, by default those of `npm run download`, else over artificial acts.
 */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { Failure } from "../../generator/terminal/failure.ts";
import { besideCommand } from "./beside.ts";
import { buildCommand } from "./build.ts";
import { scriviCorpus } from "./corpus/scrivi.ts";
import { corpusCommand } from "./corpus.ts";
import { firstCommand } from "./first.ts";
import { benchNorme } from "./norme.ts";
import { phasesCommand } from "./phases.ts";
import { readsCommand } from "./reads.ts";
import { searchCommand } from "./search.ts";

/** Where `npm run download` puts the real files. */
const DOWNLOADED = "data";
/** Left out of the project by `.gitignore`. */
const ARTIFICIAL = ".bench/data";
const ACTS = 300;

/** Parts of the data whose readers are measured. */
const READ = ["pnrr", "parlamento"] as const;

/** A folder of data where nobody named one. */
function dataAtHand(): string {
  if (existsSync(path.join(DOWNLOADED, "fonti.json"))) return DOWNLOADED;
  console.log(`${ACTS} artificial acts: there are no real data (npm run download, or --data DIR)`);
  scriviCorpus(ARTIFICIAL, { atti: ACTS, seme: "1", leggero: false }, false, () => {});
  return ARTIFICIAL;
}

const ratiosCommand = new Command("ratios")
  .description("measures generation, server, cuts and readers against bare baselines")
  .option("--data <dir>", `data folder with the real files (default: ${DOWNLOADED}, else artificial acts)`)
  .action(async ({ data: given }: { data?: string }, command: Command) => {
    if (given !== undefined && !existsSync(given)) command.error(`${given}: there is no such folder (--data)`);
    const data = given ?? dataAtHand();
    if (existsSync(path.join(data, "norme"))) await benchNorme(data);
    for (const part of READ) {
      if (!existsSync(path.join(data, part))) {
        console.log(`     ${part}: not measured, its real files are needed (npm run download, or --data DIR)`);
        continue;
      }
      const file = path.join(import.meta.dirname, "readers.js");
      if (spawnSync(process.execPath, [file, data, part], { stdio: "inherit" }).status !== 0) process.exitCode = 1;
    }
  });

const program = new Command("bench").addCommand(ratiosCommand, { isDefault: true });
for (const command of [
  buildCommand,
  phasesCommand,
  corpusCommand,
  searchCommand,
  readsCommand,
  firstCommand,
  besideCommand,
])
  program.addCommand(command);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
