/**
 * `npm run update -- [options of download] [options of generate]`: fetches what changed, makes the tree anew, checks it, publishes it in place.
 */

import { existsSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { checkTree } from "../jobs/check.ts";
import { Failure } from "../jobs/failure.ts";
import { terminalProgress } from "../jobs/progress.ts";
import { LEDGER, Ledger } from "../sources/download/ledger.ts";
import { MANIFEST } from "../tree/manifest.ts";
import { type FetchOptions, withFetchOptions } from "./download-options.ts";
import { TEXTS as FETCH_TEXTS } from "./download-texts.ts";
import { exitCodes } from "./exit-codes.ts";
import { fetchWith } from "./fetch.ts";
import { folderOption } from "./folder-option.ts";
import { generateWith } from "./generate-with.ts";
import { TEXTS } from "./texts.ts";
import { type TreeOptions, withTreeOptions } from "./tree-options.ts";

type Options = FetchOptions & TreeOptions & { readonly cache: string };

/** Holds a tree against itself before it is published. */
async function verify(tree: string): Promise<void> {
  const { problems, files } = await checkTree(tree, await terminalProgress());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new Failure(TEXTS.check.problems(tree, problems.length, files));
}

const command = withTreeOptions(withFetchOptions(new Command("update").description(FETCH_TEXTS.update)))
  .option("--cache <dir>", TEXTS.generate.cache, folderOption, ".cache/update")
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
      if (!existsSync(path.join(data, "fonti.json"))) throw new Failure(FETCH_TEXTS.incomplete(refused));
      await generateWith({ ...options, verify, ...(there && { previous: out }) });
    } else if (refused === 0) console.log(FETCH_TEXTS.nothingNew);
    // What came is published; what did not come is asked for by the next run.
    if (refused > 0) throw new Failure(FETCH_TEXTS.incomplete(refused));
  });

await exitCodes(command, Failure);
