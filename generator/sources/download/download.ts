/** The whole download: each area by itself, so that what goes wrong in one leaves the others alone. */

import { existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { writeJsonSync } from "fs-extra/esm";
import type { Area } from "../../contract/areas.ts";
import { attempt } from "./attempt.ts";
import { billTexts } from "./bill-texts.ts";
import { CHAMBER } from "./chamber.ts";
import type { DataFolder } from "./data-folder.ts";
import { ITALIA_DOMANI } from "./italia-domani.ts";
import { type ActsOptions, normattiva } from "./normattiva/fetch-acts.ts";
import { MOST_NAMED } from "./normattiva/selection.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { SENATE } from "./senate-dumps.ts";
import type { Attribution, Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import type { Clock } from "./transport/clock.ts";
import { Connection } from "./transport/connection.ts";
import { CHAMBER_VOTES, SENATE_VOTES } from "./votes.ts";

// What a download will take, before it begins: rough, so that nobody starts hours of work unawares.

interface Estimate {
  readonly what: string;
  readonly megabytes: number;
  readonly minutes: number;
}

/** Megabytes a minute of a household's line; the official hosts are seldom quicker. */
const A_MINUTE = 120;

const file = (what: string, megabytes: number): Estimate => ({ what, megabytes, minutes: megabytes / A_MINUTE });

/** Sizes published or measured in 2026; exports take the source about a minute for an act, and some for a year of a type. */
function ofActs({ selection, acts, versions, since }: ActsOptions): Estimate[] {
  const named = acts.map((): Estimate => ({ what: FETCH_TEXTS.oneAct, megabytes: versions ? 2 : 0.1, minutes: 1 }));
  if (since !== null) return [{ what: FETCH_TEXTS.changes, megabytes: 5, minutes: 10 }];
  if (selection === null) return named;
  const codes = file(FETCH_TEXTS.codes, versions ? 1100 : 10);
  const one = { what: FETCH_TEXTS.named, megabytes: 5, minutes: MOST_NAMED + 1 };
  if (selection === "codici") return [codes, one, ...named];
  const all = file(FETCH_TEXTS.collections, versions ? 4000 : 1200);
  const slices = { what: FETCH_TEXTS.slices, megabytes: 200, minutes: 600 };
  const repealed = file(FETCH_TEXTS.repealed, 900);
  return selection === "vigenti" ? [all, slices] : [all, slices, repealed];
}

const OF_AREAS: Readonly<Record<Exclude<Area, "norme">, readonly Estimate[]>> = {
  pnrr: [file(FETCH_TEXTS.tables, 560)],
  parlamento: [file(FETCH_TEXTS.dumps, 5), { what: FETCH_TEXTS.votes, megabytes: 30, minutes: 5 }],
  ddl: [{ what: FETCH_TEXTS.billTexts, megabytes: 30, minutes: 3 }],
};

/**
 * What the chosen areas will take.
 *
 * @example estimate(["pnrr"], acts) // [{ what: "the recovery plan's tables", megabytes: 560, minutes: 4.7 }]
 */
export const estimate = (areas: readonly Area[], acts: ActsOptions): Estimate[] =>
  areas.flatMap((area) => (area === "norme" ? ofActs(acts) : OF_AREAS[area]));

// The sources that are fetched, in the order of `fonti.json`.

/**
 * Every source, as the options want it.
 *
 * @param git whether bill texts may come by `git`; by default where it is installed
 * @example sources(acts).map(({ area }) => area) // ["norme", "pnrr", "parlamento", "parlamento", "parlamento", "parlamento", "ddl"]
 */
const sources = (acts: ActsOptions, git?: boolean): readonly Source[] => [
  normattiva(acts),
  ITALIA_DOMANI,
  SENATE,
  CHAMBER,
  SENATE_VOTES,
  CHAMBER_VOTES,
  billTexts(git),
];

export interface DownloadOptions {
  readonly folder: DataFolder;
  readonly areas: readonly Area[];
  readonly acts: ActsOptions;
  /** Asked in place of the official hosts; `null` for these. */
  readonly mirror: string | null;
  readonly clock: Clock;
  /** Called with the number of bytes as they come. */
  readonly progress: (area: Area, bytes: number) => void;
  /** Takes a line: a host that cannot be reached, what an earlier run left half there. */
  readonly say: (line: string) => void;
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
 * @throws FetchRefused where no host answers
 */
export async function download(options: DownloadOptions): Promise<DownloadDone> {
  const { folder, areas, acts, mirror, clock, progress, say, git, silence } = options;
  const connection = new Connection({ mirror, clock, say, ...(silence !== undefined && { silence }) });
  const all = sources(acts, git);
  const half = folder.halves(areas);
  if (half.length > 0) say(FETCH_TEXTS.half(half.join(", ")));
  const done = new Map<Source, FetchOutcome[]>();
  const fetchFrom = async (source: Source) => {
    const { area } = source;
    if (areas.includes(area))
      done.set(source, await source.fetch({ connection, folder, progress: (bytes) => progress(area, bytes) }));
  };
  try {
    await Promise.all(all.filter(({ afterOthers }) => !afterOthers).map(fetchFrom));
    for (const source of all) if (source.afterOthers) await fetchFrom(source);
    if (connection.offline !== null) throw connection.offline;
    // A run for some acts alone says nothing of the others.
    const whole = areas.filter((area) => area !== "norme" || acts.selection !== null);
    const removed = folder.dropUnclaimed(whole);
    if (removed.length > 0) say(FETCH_TEXTS.removed(removed.join(", ")));
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

// `fonti.json`: whose the fetched files are, and of which day.

/** An entry of `fonti.json` (`schemas/fonti.json`). */
type SourceEntry = Omit<Attribution, "files"> & { readonly estratto_il: string };

function known(file: string): SourceEntry[] {
  if (!existsSync(file)) return [];
  try {
    const entries: SourceEntry[] = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    return entries;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FetchRefused(FETCH_TEXTS.fontiBroken(file, reason));
  }
}

/**
 * Writes `fonti.json`: each source that gave a file, with the newest day of its files. Entries of other sources, and of files that were put
 * there by hand, stay.
 *
 * @throws FetchRefused where the file that is there cannot be read
 */
function writeFonti(folder: DataFolder, attributions: readonly Attribution[]): void {
  const file = path.join(folder.root, "fonti.json");
  const entries = known(file);
  for (const { files, ...source } of attributions) {
    const days = folder.ledger.names
      .filter((name) => name.startsWith(files))
      .map((name) => folder.ledger.entry(name)?.giorno ?? "");
    const estratto_il = days.sort().at(-1);
    if (!estratto_il) continue;
    const at = entries.findIndex(({ area, url }) => area === source.area && url === source.url);
    const entry = { ...source, estratto_il };
    if (at < 0) entries.push(entry);
    else entries[at] = entry;
  }
  writeJsonSync(`${file}.part`, entries, { spaces: 2 });
  renameSync(`${file}.part`, file);
}
