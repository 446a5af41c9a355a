/** `npm run check -- [--dir DIR] [--part K --of N --notes DIR]` */

import { Command } from "commander";
import { fillBeside } from "../folders/claim.ts";
import { Failure } from "../terminal/failure.ts";
import { interruptible } from "../terminal/interruption.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { checkShare } from "./check/check-share.ts";
import { checkTree } from "./check/check-tree.ts";
import { folderOption, integerOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";

interface CheckOptions {
  readonly dir: string;
  readonly part?: number;
  readonly of?: number;
  readonly notes?: string;
}

/** Parts of a check at the most. */
const MOST_PARTS = 100_000;

/** The share that the options ask for; `null`: the whole tree. */
function shareOf({ part, of, notes }: CheckOptions, command: Command) {
  if (part === undefined && of === undefined && notes === undefined) return null;
  if (part === undefined || of === undefined || notes === undefined || part >= of)
    return command.error(COMMAND_TEXTS.check.needsAll);
  return { share: { part, of }, notes };
}

/** The command `check` with its options. */
export const checkCommand = (): Command =>
  new Command("check")
    .description(COMMAND_TEXTS.check.does)
    .option("--dir <dir>", COMMAND_TEXTS.treeFolder, folderOption, "dist-api")
    .option("--part <k>", COMMAND_TEXTS.check.part, integerOption(0, MOST_PARTS - 1))
    .option("--of <n>", COMMAND_TEXTS.check.of, integerOption(1, MOST_PARTS))
    .option("--notes <dir>", COMMAND_TEXTS.check.notes, folderOption)
    .action(async (options: CheckOptions, command: Command) => {
      const { dir } = options;
      const asked = shareOf(options, command);
      const progress = await terminalProgress();
      const work = async () =>
        asked === null
          ? { ...(await checkTree(dir, progress)), left: 0 }
          : await fillBeside(["--notes", asked.notes], [["--dir", dir]], () =>
              checkShare(dir, asked.share, asked.notes, progress),
            );
      const { files, answers, problems, left } = await interruptible(work, progress.stop);
      for (const problem of problems) console.error(problem);
      if (problems.length > 0) throw new Failure(COMMAND_TEXTS.check.problems(dir, problems.length, files));
      const { sound, soundSoFar } = COMMAND_TEXTS.check;
      console.log(left === 0 ? sound(dir, files, answers) : soundSoFar(dir, files, answers, left));
    });
