/** `npm run check -- [--dir DIR]` */

import { Command } from "commander";
import { checkTree } from "../jobs/check.ts";
import { Failure } from "../jobs/failure.ts";
import { terminalProgress } from "../jobs/progress.ts";
import { exitCodes } from "./exit-codes.ts";
import { folderOption } from "./folder-option.ts";

const program = new Command("check")
  .description("Controlla un albero: file, somme di controllo, schemi, totali")
  .option("--dir <dir>", "cartella dell'albero", folderOption, "dist-api")
  .action(async ({ dir }: { dir: string }) => {
    const { files, answers, problems } = await checkTree(dir, await terminalProgress());
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) throw new Failure(`${dir}: ${problems.length} problemi in ${files} file`);
    console.log(`${dir}: ${files} file integri, ${answers} risposte conformi agli schemi, totali concordi`);
  });

await exitCodes(program, Failure);
