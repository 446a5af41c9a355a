/** The whole download: each area by itself, so that what goes wrong in one leaves the others alone. */

import type { Area } from "../../api/operations.ts";
import { attempt } from "./attempt.ts";
import { fetchBillTexts } from "./bill-texts/fetch.ts";
import { fetchChamber } from "./chamber.ts";
import type { DataFolder } from "./data-folder.ts";
import { fetchItaliaDomani } from "./italia-domani.ts";
import { type ActsOptions, fetchActs } from "./normattiva/fetch-acts.ts";
import type { Outcome } from "./outcome.ts";
import { fetchSenateDumps } from "./senate-dumps.ts";
import { writeSources } from "./sources.ts";
import type { Clock } from "./transport/clock.ts";
import { Connection } from "./transport/connection.ts";
import type { Fetching } from "./transport/fetch-file.ts";

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
  readonly outcomes: readonly Outcome[];
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
  const fetching = (area: Area): Fetching => ({ connection, folder, progress: (bytes) => progress(area, bytes) });
  const wanted = <T>(area: Area, work: () => Promise<T[]>): Promise<T[]> =>
    areas.includes(area) ? work() : Promise.resolve([]);
  try {
    const [pnrr, senato, camera, texts] = await Promise.all([
      wanted("pnrr", () => fetchItaliaDomani(fetching("pnrr"))),
      wanted("parlamento", () => fetchSenateDumps(fetching("parlamento"))),
      wanted("parlamento", () => fetchChamber(fetching("parlamento"))),
      wanted("ddl", () => fetchBillTexts(fetching("ddl"), git)),
    ]);
    // After the bills: the acts that they name most are among those fetched.
    const norme = await wanted("norme", () => fetchActs(fetching("norme"), acts));
    const outcomes = [...norme, ...pnrr, ...senato, ...camera, ...texts];
    const sources = await attempt("fonti.json", "fonti.json", async () => {
      writeSources(folder);
      return "fetched";
    });
    if (sources.what === "refused") outcomes.push(sources);
    return { outcomes, requests: connection.sent };
  } finally {
    await connection.close();
  }
}
