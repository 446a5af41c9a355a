/**
 * `npm run update -- [options of download] [options of generate]`: fetches what changed, makes the tree anew, checks it, publishes it in place.
 */

import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { LEDGER, Ledger } from "../sources/download/ledger.ts";
import { Failure } from "../terminal/failure.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { MANIFEST } from "../tree/manifest.ts";
import { checkTree } from "./check/check-tree.ts";
import { type FetchOptions, withFetchOptions } from "./download-options.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";
import { fetchWith } from "./fetch.ts";
import { generateWith } from "./generate-with.ts";
import { folderOption } from "./plain-options.ts";
import { COMMAND_TEXTS } from "./texts.ts";
import { type TreeOptions, withTreeOptions } from "./tree-options.ts";

type Options = FetchOptions & TreeOptions & { readonly cache: string };

/** Holds a tree against itself before it is published. */
async function verify(tree: string): Promise<void> {
  const { problems, files } = await checkTree(tree, await terminalProgress());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new Failure(COMMAND_TEXTS.check.problems(tree, problems.length, files));
}

/** The command `update` with its options. */
export const updateCommand = (): Command =>
  withTreeOptions(withFetchOptions(new Command("update").description(DOWNLOAD_COMMAND_TEXTS.update)))
    .option("--cache <dir>", COMMAND_TEXTS.generate.cache, folderOption, ".cache/update")
    .action(async ({ area, acts, versions, since, mirror, ...options }: Options) => {
      const { data, out } = options;
      // After the first time only what changed is asked for.
      const from =
        since ?? (existsSync(path.join(data, LEDGER)) && Ledger.read(data).updated !== null ? "last" : undefined);
      const { outcomes } = await fetchWith({
        data,
        versions,
        ...(area && { area }),
        ...(acts && { acts }),
        ...(from !== undefined && { since: from }),
        ...(mirror !== undefined && { mirror }),
      });
      const refused = outcomes.filter(({ what }) => what === "refused").length;
      const changed = outcomes.some(({ what, bytes }) => what === "fetched" && bytes > 0);
      const there = existsSync(path.join(out, MANIFEST));
      if (changed || !there) {
        if (!existsSync(path.join(data, "fonti.json"))) throw new Failure(DOWNLOAD_COMMAND_TEXTS.incomplete(refused));
        await generateWith({ ...options, verify, ...(there && { previous: out }) });
      } else if (refused === 0) console.log(DOWNLOAD_COMMAND_TEXTS.nothingNew);
      // What came is published; what did not come is asked for by the next run.
      if (refused > 0) throw new Failure(DOWNLOAD_COMMAND_TEXTS.incomplete(refused));
    });
