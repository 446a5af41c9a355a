/** Fetching as the commands do it: estimate, progress, table. */

import { constants } from "node:os";
import path from "node:path";
import { orSaid } from "../folders/claim.ts";
import { takeLock } from "../folders/lock.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { DataFolder } from "../sources/download/data-folder.ts";
import { type DownloadDone, download } from "../sources/download/download.ts";
import { estimate } from "../sources/download/estimate.ts";
import { FetchRefused } from "../sources/download/refused.ts";
import { SYSTEM_CLOCK } from "../sources/download/transport/clock.ts";
import { Failure } from "../terminal/failure.ts";
import { ASKED_AREAS, actsOf, type FetchOptions } from "./download-options.ts";
import { downloadProgress } from "./download-progress.ts";
import { outcomeTable } from "./download-table.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";

/** What the options would fetch: a line each, then the sum. */
export function plan(options: FetchOptions): string[] {
  const parts = estimate(options.area ?? ASKED_AREAS, actsOf(options));
  const [megabytes, minutes] = [
    parts.reduce((sum, one) => sum + one.megabytes, 0),
    parts.reduce((sum, one) => sum + one.minutes, 0),
  ];
  const lines = parts.map(({ what, megabytes, minutes }) => `  ${what}: ${megabytes} MB, ${minutes.toFixed(0)} min`);
  return [...lines, DOWNLOAD_COMMAND_TEXTS.estimate(megabytes.toFixed(0), minutes.toFixed(0))];
}

/** The data folder, as whoever writes there opens it. */
async function openData(data: string): Promise<DataFolder> {
  try {
    return await orSaid(`--data ${data}`, data, () => {
      makeFolder(path.resolve(data));
      return new DataFolder(data);
    });
  } catch (error) {
    if (error instanceof FetchRefused) throw new Failure(error.message);
    throw error;
  }
}

/**
 * Fetches what the options ask for, and prints the table.
 *
 * @throws Failure where the folder holds other things, its ledger cannot be read, or another run writes there
 */
export async function fetchWith(options: FetchOptions): Promise<DownloadDone> {
  const { data, area: areas = ASKED_AREAS, mirror = null } = options;
  const acts = actsOf(options);
  const expected = new Map(
    areas.map((area) => [area, estimate([area], acts).reduce((sum, one) => sum + one.megabytes, 0)]),
  );
  const folder = await openData(data);
  const lock = await takeLock(folder.onTheWay("lock"), `--data ${data}`, {
    wait: false,
    say: (line) => console.error(line),
  });
  const progress = downloadProgress(expected);
  const stop = (signal: NodeJS.Signals) => {
    progress.stop();
    lock.release();
    console.error(DOWNLOAD_COMMAND_TEXTS.stopped);
    process.exit(128 + constants.signals[signal]);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    const done = await download({ folder, areas, acts, mirror, clock: SYSTEM_CLOCK, progress: progress.add });
    progress.stop();
    for (const line of outcomeTable(done.outcomes)) console.log(line);
    return done;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    progress.stop();
    lock.release();
  }
}
