/** `npm run ask -- PATH [--tree PLACE] [--format json|table|csv] [--lang it|en] [--keep DIR]` */

import { Command, InvalidArgumentError } from "commander";
import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { createClient } from "../../client/client.ts";
import { TreeError } from "../../client/tree-error.ts";
import { Failure } from "../../terminal/failure.ts";
import { folderOption } from "../folder-option.ts";
import { COMMAND_TEXTS } from "../texts.ts";
import { FORMATS, type Format, printed } from "./formats.ts";

/** One of some words. */
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((one) => one === text);
    if (!word) throw new InvalidArgumentError(COMMAND_TEXTS.oneOf(words.join(", ")));
    return word;
  };

/** What is asked, with the base path or without it; what no address can hold is escaped. */
function pathArgument(text: string): string {
  if (!text.startsWith("/")) throw new InvalidArgumentError(COMMAND_TEXTS.ask.noPath);
  return new RegExp(`^${BASE_PATH}(?:[/?]|$)`).test(text) ? text : BASE_PATH + text;
}

interface Options {
  readonly tree: string;
  readonly format: Format;
  readonly lang?: Lingua;
  readonly keep?: string;
}

/** The command `ask` with its options. */
export const askCommand = (): Command =>
  new Command("ask")
    .description(COMMAND_TEXTS.ask.does)
    .argument("<path>", COMMAND_TEXTS.ask.path, pathArgument)
    .option("--tree <place>", COMMAND_TEXTS.ask.tree, folderOption, "dist-api")
    .option("--format <format>", COMMAND_TEXTS.ask.format, oneOf(FORMATS), "json" satisfies Format)
    .option("--lang <lang>", COMMAND_TEXTS.ask.lang, oneOf(["it", "en"] as const))
    .option("--keep <dir>", COMMAND_TEXTS.ask.keep, folderOption)
    .action(async (path: string, { tree, format, lang, keep }: Options) => {
      const client = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
      const headers = lang === undefined ? {} : { "accept-language": lang };
      try {
        const response = await client.fetch(path, { headers });
        const text = await response.text();
        if (response.status !== 200) throw new Failure(`${path}: ${response.status} ${text}`);
        console.log(printed(text, format).replace(/\n$/, ""));
      } catch (error) {
        throw error instanceof TreeError ? new Failure(error.message) : error;
      }
    });
