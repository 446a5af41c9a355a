/** `npm run rollback -- --dir DIR` */

import { Command } from "commander";
import { Failure } from "../../terminal/failure.ts";
import { rollBack } from "../../tree/publish/releases.ts";
import { folderOption } from "../plain-options.ts";
import { PHASES_TEXTS } from "./texts.ts";

/** The command `rollback` with its options. */
export const rollbackCommand = (): Command =>
  new Command("rollback")
    .description(PHASES_TEXTS.rollback)
    .requiredOption("--dir <dir>", PHASES_TEXTS.releases, folderOption)
    .action(({ dir }: { dir: string }) => {
      const now = rollBack(dir);
      if (now === null) throw new Failure(PHASES_TEXTS.noEarlier(dir));
      console.log(PHASES_TEXTS.served(dir, now.cartella, now.prima));
    });
