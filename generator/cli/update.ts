/**
 * `npm run update -- [options of download] [options of generate]`: fetches what changed, makes the tree anew, checks it, publishes it in place.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { readJsonSync } from "fs-extra/esm";
import { isWhole } from "../build/last-build.ts";
import { byCodeUnit } from "../collections/code-unit.ts";
import { isTreeMark, TREE_MARK } from "../format/mark.ts";
import { digestOfFile } from "../sources/digest-of-file.ts";
import { DataFolder } from "../sources/download/data-folder.ts";
import { LEDGER, Ledger, type PublishedTree } from "../sources/download/ledger.ts";
import { filesBelow } from "../sources/files-below.ts";
import { slashed } from "../sources/list-inputs.ts";
import { Failure } from "../terminal/failure.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { takeLock } from "../tree/folders/lock.ts";
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
type Making = Omit<Options, "area" | "acts" | "versions" | "since" | "mirror">;

/** Holds a tree against itself before it is published. */
async function verify(tree: string): Promise<void> {
  const { problems, files } = await checkTree(tree, await terminalProgress());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new Failure(COMMAND_TEXTS.check.problems(tree, problems.length, files));
}

/** Digest of names and contents of the files of a folder, read anew: an edited table may be as long as it was. */
function digestOfFolder(folder: string, isLeftOut: (name: string) => boolean): string {
  const hash = createHash("sha256");
  const files = filesBelow(folder).map((file): [string, string] => [slashed(path.relative(folder, file)), file]);
  for (const [name, file] of files.sort(([a], [b]) => byCodeUnit(a, b)))
    if (!isLeftOut(name)) hash.update(`${name}\0${digestOfFile(file).sha256}\n`);
  return hash.digest("hex");
}

/** The program, with the pages and hosts' code that it copies into trees. */
const PROGRAM = fileURLToPath(new URL(".", import.meta.url));
/** What changes no tree: the way a program runs, where it reads and writes. */
const OF_THE_RUN: ReadonlySet<string> = new Set(["jobs", "memory", "wait", "cache", "data", "out"]);

/** Digest of what makes a tree of data: the program and the options. */
function digestOfMaking(options: Making): string {
  const given = Object.entries(options).filter(([name]) => !OF_THE_RUN.has(name));
  const program = digestOfFolder(PROGRAM, (name) => /\.(?:map|txt)$/.test(name));
  return createHash("sha256")
    .update(JSON.stringify([program, given.sort(([a], [b]) => byCodeUnit(a, b))]))
    .digest("hex");
}

/** Notes in the ledger what was published, read again: a `download` may have ended meanwhile. */
async function notePublished(data: string, out: string, published: PublishedTree): Promise<void> {
  const folder = new DataFolder(data);
  const lock = await takeLock(folder.onTheWay("lock"), `--data ${data}`, { wait: true, say: console.error });
  try {
    Ledger.read(data).setPublished(out, published);
  } finally {
    lock.release();
  }
}

/** Release of the tree in a folder; `undefined` if there is none, or its mark is damaged. */
function releaseOf(out: string): string | undefined {
  const file = path.join(out, TREE_MARK);
  const mark: unknown = existsSync(file) ? readJsonSync(file, { throws: false }) : null;
  return isTreeMark(mark) ? mark.release : undefined;
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
      const there = existsSync(path.join(out, MANIFEST));
      // Not what this run fetched decides: the run before may have been killed between its download and its publication.
      const [dati, come] = [digestOfFolder(path.resolve(data), (name) => name === LEDGER), digestOfMaking(options)];
      const published = Ledger.read(data).published(path.resolve(out));
      const isSame = published?.dati === dati && published.come === come && published.release === releaseOf(out);
      if (!there || !isSame || !isWhole(out)) {
        if (!existsSync(path.join(data, "fonti.json"))) throw new Failure(DOWNLOAD_COMMAND_TEXTS.incomplete(refused));
        const { release } = await generateWith({ ...options, verify });
        await notePublished(data, path.resolve(out), { dati, come, release });
      } else if (refused === 0) console.log(DOWNLOAD_COMMAND_TEXTS.nothingNew);
      // What came is published; what did not come is asked for by the next run.
      if (refused > 0) throw new Failure(DOWNLOAD_COMMAND_TEXTS.incomplete(refused));
    });
