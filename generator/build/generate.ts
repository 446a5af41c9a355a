/**
 * The main job. What it writes, under `--out` (layout in `generator/tree/FORMAT.md`):
 *
 *   api/public/**   the answers        indici/**       what the router reads to cut and to find
 *   index.html      the start page     en/index.html   the same in English
 *   hosts/**        what the chosen hosts run; what they look for elsewhere is where they look for it
 *   download/**     files for keeping  catalogo.*, feed/**, sitemap.xml ...   how others find what is here
 *   manifest.json   every file         rapporto.json   what was read, left aside and repaired, and why
 *
 * The tree grows beside the published one and replaces it only when it is whole.
 */

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { type Claim, claimFolders } from "../folders/claim.ts";
import { TEXTS as FOLDER_TEXTS } from "../folders/texts.ts";
import type { ActPool } from "../jobs/act-pool.ts";
import { ACT_TASKS } from "../jobs/act-tasks.ts";
import { twiceIfDamaged } from "../jobs/damage.ts";
import { Failure } from "../jobs/failure.ts";
import { ActStore } from "../jobs/store.ts";
import { TEXTS } from "../jobs/texts.ts";
import { interruptible } from "../terminal/interruption.ts";
import { EarlierTree } from "../tree/earlier-tree.ts";
import { publish } from "../tree/publish.ts";
import { Staging } from "../tree/staging.ts";
import { spoolOf, stagingOf } from "../tree/work-folder.ts";
import { buildTree } from "./build-tree.ts";
import { here } from "./executors/here.ts";
import { openThreads } from "./executors/threads.ts";
import { jobsFor } from "./jobs-for.ts";
import type { Generated, GenerateOptions } from "./options.ts";

/** The module of the threads: the build leaves it beside the commands. */
const WORKER = new URL("./worker.js", import.meta.url);

/**
 * Generates a tree and publishes it at `out`.
 *
 * @throws Failure for what the user can mend (missing data, bad `fonti.json`, `--strict`); the old tree then stays as it was
 * @example await generate({ data: "data-raw", out: "dist-api", jobs: 2, strict: false, ... })
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  try {
    return await generated(options);
  } finally {
    options.progress.stop();
  }
}

async function generated(given: GenerateOptions): Promise<Generated> {
  const { data, wait = false, say } = given;
  if (!existsSync(data)) throw new Failure(TEXTS.noData(data));
  let claim: Claim | null = null;
  let pool: ActPool | null = null;
  const putInOrder = async () => {
    await pool?.close();
    claim?.release();
  };
  const work = async () => {
    claim = await claimFolders(given, { wait, say });
    const jobs = given.jobs ?? (await jobsFor(data));
    pool = jobs === 1 ? here(ACT_TASKS) : openThreads(jobs, WORKER);
    return await claimed(given, claim, pool);
  };
  try {
    return await interruptible(work, () => {
      given.progress.stop();
      return putInOrder();
    });
  } finally {
    await putInOrder();
  }
}

/** Generates a tree in folders that are this run's. */
async function claimed(given: GenerateOptions, claim: Claim, pool: ActPool): Promise<Generated> {
  const { cache } = claim;
  const options = { ...given, out: claim.out, cache };
  const run = async () => {
    rmSync(stagingOf(claim.out), { recursive: true, force: true });
    const staging = new Staging(stagingOf(claim.out), EarlierTree.read(claim.out));
    // Under a name of its own: threads know what they loaded by its path.
    return await buildTree(options, staging, mkdtempSync(path.join(spoolOf(claim.out), "giro-")), pool);
  };
  const forget = cache === undefined ? null : () => ActStore.forgetRun(cache);
  const { done, keep } = await twiceIfDamaged(run, given.say, forget);
  await options.verify?.(stagingOf(claim.out));
  options.progress.start(TEXTS.steps.publish, 1);
  claim.assertHeld();
  const strays = await publish(claim.out, keep);
  if (strays.length > 0) given.say(`${given.out}: ${FOLDER_TEXTS.strays(strays.join(", "))}`);
  return done;
}
