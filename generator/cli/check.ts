/** `npm run check -- [--dir DIR]` */

import { Command } from "commander";
import { Failure } from "../terminal/failure.ts";
import { interruptible } from "../terminal/interruption.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { checkTree } from "./check/check-tree.ts";
import { folderOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";

/** The command `check` with its options. */
export const checkCommand = (): Command =>
  new Command("check")
    .description(COMMAND_TEXTS.check.does)
    .option("--dir <dir>", COMMAND_TEXTS.treeFolder, folderOption, "dist-api")
    .action(async ({ dir }: { readonly dir: string }) => {
      const progress = await terminalProgress();
      const { files, answers, problems } = await interruptible(() => checkTree(dir, progress), progress.stop);
      for (const problem of problems) console.error(problem);
      if (problems.length > 0) throw new Failure(COMMAND_TEXTS.check.problems(dir, problems.length, files));
      console.log(COMMAND_TEXTS.check.sound(dir, files, answers));
    });
