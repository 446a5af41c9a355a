/** `npm run uploads -- --dir DIR [--previous DIR] --lists DIR [--per N] [--files]` */

import { Command } from "commander";
import { fillBeside } from "../../folders/claim.ts";
import type { NamedFolder } from "../../folders/guard.ts";
import { writeUploadLists } from "../../tree/publish/upload-lists.ts";
import { folderOption, integerOption } from "../plain-options.ts";
import { COMMAND_TEXTS } from "../texts.ts";
import { PHASES_TEXTS } from "./texts.ts";

/** Files of a list, by default and at the most. */
const [PER, MOST_PER] = [10_000, 1_000_000];
const BYTES_IN_MB = 1e6;

interface UploadOptions {
  readonly dir: string;
  readonly previous?: string;
  readonly lists: string;
  readonly per: number;
  readonly files: boolean;
}

/** The command `uploads` with its options. */
export const uploadsCommand = (): Command =>
  new Command("uploads")
    .description(PHASES_TEXTS.uploads.does)
    .option("--dir <dir>", COMMAND_TEXTS.treeFolder, folderOption, "dist-api")
    .option("--previous <dir>", PHASES_TEXTS.uploads.previous, folderOption)
    .requiredOption("--lists <dir>", PHASES_TEXTS.uploads.lists, folderOption)
    .option("--per <n>", PHASES_TEXTS.uploads.per, integerOption(1, MOST_PER), PER)
    .option("--files", PHASES_TEXTS.uploads.files, false)
    .action(async ({ dir, previous, lists: folder, per, files: withFiles }: UploadOptions) => {
      const trees: NamedFolder[] = [["--dir", dir]];
      if (previous !== undefined) trees.push(["--previous", previous]);
      const { files, bytes, same, gone, lists } = await fillBeside(["--lists", folder], trees, () =>
        writeUploadLists(dir, { previous: previous ?? null, folder, per, withFiles }),
      );
      console.log(PHASES_TEXTS.uploads.done(folder, lists, files, (bytes / BYTES_IN_MB).toFixed(1), same, gone));
    });
