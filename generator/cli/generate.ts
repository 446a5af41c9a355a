/** `npm run generate -- [--data DIR] [--out DIR] [--date YYYY-MM-DD] [--jobs N] [--strict] [--pack] [--cache DIR] [--wait] [--host NAME ...] [--download KIND ...] [--base-url URL] [--linked-data] [--previous DIR]` */

import { Command } from "commander";
import { Failure } from "../jobs/failure.ts";
import { exitCodes } from "./exit-codes.ts";
import { folderOption } from "./folder-option.ts";
import { generateWith } from "./generate-with.ts";
import { TEXTS } from "./texts.ts";
import { type TreeOptions, withTreeOptions } from "./tree-options.ts";

interface Options extends TreeOptions {
  data: string;
  cache?: string;
  previous?: string;
}

const command = withTreeOptions(new Command("generate").description(TEXTS.generate.does))
  .option("--data <dir>", TEXTS.generate.data, folderOption, "data-raw")
  .option("--cache <dir>", TEXTS.generate.cache, folderOption)
  .option("--previous <dir>", TEXTS.generate.previous, folderOption)
  .action(async ({ ...options }: Options) => {
    await generateWith(options);
  });

await exitCodes(command, Failure);
