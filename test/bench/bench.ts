/** `npm run bench -- [--data DIR]`: every figure that has a bound, each as a ratio measured in one run. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { benchNorme } from "./norme.ts";

const program = new Command("bench")
  .option("--data <dir>", "data folder with the real files", "../shared/data")
  .action(async ({ data }: { data: string }) => {
    if (!existsSync(data)) {
      console.error(`${data}: no such folder; benchmarks need the real data (--data DIR)`);
      process.exitCode = 1;
      return;
    }
    await benchNorme(data);
    for (const script of ["pnrr-lettura", "parlamento-lettura"]) {
      const file = path.join(import.meta.dirname, `${script}.js`);
      if (spawnSync(process.execPath, [file, data], { stdio: "inherit" }).status !== 0) process.exitCode = 1;
    }
  });

await program.parseAsync();
