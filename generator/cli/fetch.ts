/** Fetching as the commands do it: estimate, progress, table. */

import { constants } from "node:os";
import path from "node:path";
import { MultiBar, Presets } from "cli-progress";
import { ALL_AREAS, type Area } from "../contract/areas.ts";
import { DataFolder } from "../sources/download/data-folder.ts";
import { type DownloadDone, download, estimate } from "../sources/download/download.ts";
import { type FetchOutcome, FetchRefused } from "../sources/download/outcome.ts";
import { SYSTEM_CLOCK } from "../sources/download/transport/clock.ts";
import { Failure } from "../terminal/failure.ts";
import { withFolderErrors } from "../tree/folders/claim.ts";
import { takeLock } from "../tree/folders/lock.ts";
import { makeFolder } from "../tree/folders/make-folder.ts";
import { actsOf, type FetchOptions } from "./download-options.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";

const KINDS = ["fetched", "unchanged", "missing", "refused"] as const;

/**
 * What became of everything, a line per source, then a line for each thing that is missing or was refused.
 *
 * @example outcomeTable([{ source: "Camera", item: "parlamento/camera/deputati_19.csv", what: "fetched", bytes: 2e5, why: null }])
 */
function outcomeTable(outcomes: readonly FetchOutcome[]): string[] {
  const sources = [...new Set(outcomes.map(({ source }) => source))];
  const rows = sources.map((source) => {
    const own = outcomes.filter((one) => one.source === source);
    const bytes = own.reduce((sum, one) => sum + (one.what === "fetched" ? one.bytes : 0), 0);
    return [
      source,
      ...KINDS.map((kind) => String(own.filter(({ what }) => what === kind).length)),
      (bytes / 1e6).toFixed(1),
    ];
  });
  const all = [DOWNLOAD_COMMAND_TEXTS.header, ...rows];
  const widths = DOWNLOAD_COMMAND_TEXTS.header.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? "").length)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  const left = outcomes.filter(({ what }) => what === "missing" || what === "refused");
  return [
    ...lines,
    ...left.map(
      ({ item, what, why }) =>
        `${DOWNLOAD_COMMAND_TEXTS.header[KINDS.indexOf(what) + 1]}: ${item}${why ? `: ${why}` : ""}`,
    ),
  ];
}

interface DownloadProgress {
  add(area: Area, bytes: number): void;
  stop(): void;
}

const MEGABYTE = 1e6;

/**
 * A line per area with what has come and what was expected, on a terminal; nothing elsewhere.
 *
 * @param expected megabytes by area, roughly
 */
function downloadProgress(expected: ReadonlyMap<Area, number>, stream = process.stderr): DownloadProgress {
  if (!stream.isTTY) return { add: () => {}, stop: () => {} };
  const format = "{area} {bar} {value}/{total} MB, {eta_formatted}";
  const bars = new MultiBar({ stream, format, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  const width = Math.max(...[...expected.keys()].map((area) => area.length));
  const bytes = new Map<Area, number>();
  const own = new Map(
    [...expected].map(
      ([area, megabytes]) => [area, bars.create(Math.ceil(megabytes), 0, { area: area.padEnd(width) })] as const,
    ),
  );
  return {
    add: (area, more) => {
      const sum = (bytes.get(area) ?? 0) + more;
      bytes.set(area, sum);
      const bar = own.get(area);
      // The estimate is rough: a bar that is full grows.
      if (bar && sum / MEGABYTE > bar.getTotal()) bar.setTotal(Math.ceil(sum / MEGABYTE));
      bar?.update(Math.floor(sum / MEGABYTE));
    },
    stop: () => bars.stop(),
  };
}

/** What the options would fetch: a line each, then the sum. */
export function fetchPlan(options: FetchOptions): string[] {
  const parts = estimate(options.area ?? ALL_AREAS, actsOf(options));
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
    return await withFolderErrors(`--data ${data}`, data, () => {
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
 * @throws Failure where no host answers, where the folder holds other things, its ledger cannot be read, or another run writes there
 */
export async function fetchWith(options: FetchOptions): Promise<DownloadDone> {
  const { data, area: areas = ALL_AREAS, mirror = null } = options;
  const acts = actsOf(options);
  const expected = new Map(
    areas.map((area) => [area, estimate([area], acts).reduce((sum, one) => sum + one.megabytes, 0)]),
  );
  const say = (line: string) => console.error(line);
  const lock = await takeLock((await openData(data)).onTheWay("lock"), `--data ${data}`, {
    wait: false,
    say,
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
    // Once more: another run may have entered files between the first look and the lock.
    const folder = await openData(data);
    const done = await download({ folder, areas, acts, mirror, clock: SYSTEM_CLOCK, progress: progress.add, say });
    progress.stop();
    for (const line of outcomeTable(done.outcomes)) console.log(line);
    return done;
  } catch (error) {
    throw error instanceof FetchRefused ? new Failure(error.message) : error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    progress.stop();
    lock.release();
  }
}
