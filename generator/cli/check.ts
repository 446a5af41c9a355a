/** `npm run check -- [--dir DIR]` */

import { Command } from "commander";
import { checkTree } from "../jobs/check.ts";
import { Failure } from "../jobs/failure.ts";
import { terminalProgress } from "../jobs/progress.ts";
import { interruptible } from "../terminal/interruption.ts";
import { exitCodes } from "./exit-codes.ts";
import { folderOption } from "./folder-option.ts";
import { TEXTS } from "./texts.ts";

const program = new Command("check")
  .description(TEXTS.check.does)
  .option("--dir <dir>", TEXTS.treeFolder, folderOption, "dist-api")
  .action(async ({ dir }: { dir: string }) => {
    const progress = await terminalProgress();
    const work = () => checkTree(dir, progress);
    const { files, answers, problems } = await interruptible(work, progress.stop);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) throw new Failure(TEXTS.check.problems(dir, problems.length, files));
    console.log(TEXTS.check.sound(dir, files, answers));
  });

await exitCodes(program, Failure);
