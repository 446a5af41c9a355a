/**
 * A build. What it writes, under `--out` (layout in `generator/format/FORMAT.md`):
 *
 *   api/public/**   the answers        indici/**       what the router reads to cut and to find
 *   index.html      the start page     en/index.html   the same in English
 *   hosts/**        what the chosen hosts run; what they look for elsewhere is where they look for it
 *   download/**     files for keeping  catalogo.*, feed/**, sitemap.xml ...   how others find what is here
 *   manifest.json   every file         rapporto.json   what was read, left aside and repaired, and why
 *
 * The tree grows beside the published one and replaces it only when it is whole.
 */

import { existsSync, mkdtempSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { filesBelow } from "../sources/files-below.ts";
import { Failure } from "../terminal/failure.ts";
import { interruptible } from "../terminal/interruption.ts";
import { type Claim, claimFolders } from "../tree/folders/claim.ts";
import { stagesOf, stagingOf } from "../tree/publish/work-folder.ts";
import { LastBuild } from "./last-build.ts";
import { type GenerateOptions, settingsOf } from "./options.ts";
import { publishTree } from "./publish-tree.ts";
import { PHASES, runPhases } from "./run.ts";
import { type Done, FILES } from "./stage/files.ts";
import { Damaged } from "./stage/kept.ts";
import { forgetOutcomes, Stage } from "./stage/stage.ts";
import { BUILD_TEXTS } from "./texts.ts";
import { type Executor, openThreads } from "./threads.ts";

/** Bytes of acts below which a second thread is not worth its start: a third of a second, in which one thread reads so much. */
const SMALL = 2 * 1024 * 1024;

/**
 * How many threads a collection is read with where nobody says.
 *
 * @param data folder of the data
 * @example await jobsFor("data-raw") // 1
 */
async function jobsFor(data: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(path.join(data, "norme"))) bytes += statSync(file).size;
  return bytes < SMALL ? 1 : availableParallelism();
}

/** The module of the threads: the build leaves it beside the commands. */
const WORKER = new URL("./worker.js", import.meta.url);

/**
 * Generates a tree and publishes it at `out`.
 *
 * @throws Failure for what the user can mend (missing data, bad `fonti.json`, `--strict`); the old tree then stays as it was
 * @example (await generate({ data: "data-raw", out: "dist-api", jobs: 2, strict: false, ... })).files // 783
 */
export async function generate(given: GenerateOptions): Promise<Done> {
  const { data, wait = false, say, progress } = given;
  if (!existsSync(data)) throw new Failure(BUILD_TEXTS.noData(data));
  let claim: Claim | null = null;
  let threads: Executor | null = null;
  const putInOrder = async () => {
    progress.stop();
    await threads?.close();
    claim?.release();
  };
  const work = async () => {
    claim = await claimFolders(given, { wait, say });
    return await inClaimed(given, claim, async () => {
      const jobs = given.jobs ?? (await jobsFor(data));
      threads = jobs === 1 ? null : openThreads(jobs, WORKER);
      return threads;
    });
  };
  try {
    return await interruptible(work, putInOrder);
  } finally {
    await putInOrder();
  }
}

/**
 * Generates a tree in folders that are this run's; with a cache, none where the published tree is the one that would be made.
 *
 * @param open opens the threads of the run
 */
async function inClaimed(given: GenerateOptions, claim: Claim, open: () => Promise<Executor | null>): Promise<Done> {
  const { progress, verify } = given;
  const { out, cache } = claim;
  const settings = settingsOf(given, { root: stagingOf(out), out, kept: cache ?? "" });
  // What a caller looks at is not known from the input.
  const last = cache !== undefined && verify === undefined ? new LastBuild(settings) : null;
  const same = last?.same();
  if (same) {
    for (const line of same.said) given.say(line);
    return same.done;
  }
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    given.say(line);
  };
  const threads = await open();
  const done = await twiceIfDamaged(cache, given.say, async () => {
    said.length = 0;
    removeSync(stagingOf(out));
    // Under a name of its own: threads know what they loaded by its path.
    const folder = mkdtempSync(path.join(stagesOf(out), "stage-"));
    const kept = cache ?? path.join(folder, "kept");
    const stage = Stage.make(folder, { ...settings, kept });
    try {
      await runPhases(stage, PHASES, { threads, progress, say });
      return stage.read<Done>(FILES.done);
    } finally {
      stage.close();
    }
  });
  await publishTree(stagingOf(out), claim, given);
  last?.note({ done, said });
  return done;
}

/**
 * Does a run, and once more where it meets something in the cache that is not as it was left: then only readings that are whole are
 * taken over.
 *
 * @throws Failure where nothing is kept, and the disk gives other bytes than were written a moment ago
 */
async function twiceIfDamaged<T>(
  cache: string | undefined,
  say: (line: string) => void,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    if (cache === undefined) throw new Failure(BUILD_TEXTS.diskDamage(error.message), { cause: error });
    say(BUILD_TEXTS.madeAgain(error.message));
    forgetOutcomes(cache);
    return await run();
  }
}
