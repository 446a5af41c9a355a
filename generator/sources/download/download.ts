/** The whole download: each area by itself, so that what goes wrong in one leaves the others alone. */

import type { Area } from "../../api/operations.ts";
import { attempt } from "./attempt.ts";
import type { DataFolder } from "./data-folder.ts";
import { writeFonti } from "./fonti.ts";
import type { ActsOptions } from "./normattiva/fetch-acts.ts";
import type { FetchOutcome } from "./outcome.ts";
import type { Source } from "./source.ts";
import { sources } from "./sources.ts";
import type { Clock } from "./transport/clock.ts";
import { Connection } from "./transport/connection.ts";

export interface DownloadOptions {
  readonly folder: DataFolder;
  readonly areas: readonly Area[];
  readonly acts: ActsOptions;
  /** Asked in place of the official hosts; `null` for these. */
  readonly mirror: string | null;
  readonly clock: Clock;
  /** Told of bytes as they come. */
  readonly progress: (area: Area, bytes: number) => void;
  /** Whether bill texts may come by `git`; by default where it is installed. */
  readonly git?: boolean;
  /** Milliseconds without a byte after which a host is given up for now. */
  readonly silence?: number;
}

export interface DownloadDone {
  readonly outcomes: readonly FetchOutcome[];
  /** Requests sent. */
  readonly requests: number;
}

/**
 * Fetches the official files into a data folder that `generate` reads, with `fonti.json` and `scaricati.json`. What is there and has not
 * changed is not fetched again; what is half there goes on from where it is.
 *
 * @returns what became of each file; one that could not be had is an outcome, not an error
 */
export async function download(options: DownloadOptions): Promise<DownloadDone> {
  const { folder, areas, acts, mirror, clock, progress, git, silence } = options;
  const connection = new Connection({ mirror, clock, ...(silence !== undefined && { silence }) });
  const all = sources(acts, git);
  const done = new Map<Source, FetchOutcome[]>();
  const fetchFrom = async (source: Source) => {
    const { area } = source;
    if (areas.includes(area))
      done.set(source, await source.fetch({ connection, folder, progress: (bytes) => progress(area, bytes) }));
  };
  try {
    await Promise.all(all.filter(({ afterOthers }) => !afterOthers).map(fetchFrom));
    for (const source of all) if (source.afterOthers) await fetchFrom(source);
    const outcomes = all.flatMap((source) => done.get(source) ?? []);
    const attributions = all.flatMap((source) => source.attributions);
    const fonti = await attempt("fonti.json", "fonti.json", async () => {
      writeFonti(folder, attributions);
      return "fetched";
    });
    if (fonti.what === "refused") outcomes.push(fonti);
    return { outcomes, requests: connection.sent };
  } finally {
    await connection.close();
  }
}
