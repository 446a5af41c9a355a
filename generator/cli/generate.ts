/** `npm run generate -- [--data DIR] [--out DIR] [--date YYYY-MM-DD] [--jobs N] [--memory MB] [--strict] [--pack] [--cache DIR] [--wait] [--host NAME ...] [--mcp] [--download KIND ...] [--base-url URL] [--only FILE]` */

import { Command } from "commander";
import { explainWith, generateWith } from "./generate-with.ts";
import { folderOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";
import { type TreeOptions, withTreeOptions } from "./tree-options.ts";

interface Options extends TreeOptions {
  data: string;
  cache?: string;
  only?: string;
}

/** The command `generate` with its options. */
export const generateCommand = (): Command =>
  withTreeOptions(new Command("generate").description(COMMAND_TEXTS.generate.does))
    .option("--data <dir>", COMMAND_TEXTS.generate.data, folderOption, "data-raw")
    .option("--cache <dir>", COMMAND_TEXTS.generate.cache, folderOption)
    .option("--only <file>", COMMAND_TEXTS.generate.only)
    .action(async ({ only, ...options }: Options) => {
      if (only === undefined) await generateWith(options);
      else await explainWith({ ...options, only });
    });
