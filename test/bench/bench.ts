/** `npm run bench -- [--data DIR]`: every figure that has a bound, each as a ratio measured in one run. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { scriviCorpus } from "./corpus/scrivi.ts";
import { benchNorme } from "./norme.ts";

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

const program = new Command("bench")
  .option("--data <dir>", `data folder with the real files (default: ${DOWNLOADED}, else artificial acts)`)
  .action(async ({ data: given }: { data?: string }) => {
    if (given !== undefined && !existsSync(given)) program.error(`${given}: there is no such folder (--data)`);
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

await program.parseAsync();
