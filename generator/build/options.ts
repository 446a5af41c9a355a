/** What a generation is asked for, and what every task of it must know. */

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DownloadKind } from "../contract/download-kinds.ts";
import { DEFAULT_BASE } from "../exports/catalogue/published.ts";
import type { HostName } from "../hosts/profiles.ts";
import { slugOfDenomination } from "../law/names/denominations.ts";
import { Ledger } from "../sources/download/ledger.ts";
import { FetchRefused } from "../sources/download/outcome.ts";
import { Failure } from "../terminal/failure.ts";
import type { Progress } from "../terminal/progress.ts";
import { datiAl, type Fonte, withoutVotes } from "../tree/cards.ts";
import { isSystemError, reasonOf } from "../tree/folders/system-error.ts";
import { problemsOf } from "../tree/validate.ts";
import type { Settings } from "./stage/settings.ts";
import { BUILD_TEXTS } from "./texts.ts";

/** Megabytes of a task where nobody says how many. */
export const DEFAULT_MEMORY = 512;

export interface GenerateOptions {
  readonly data: string;
  readonly out: string;
  /** The option that names it, for messages; by default `--out`. */
  readonly outOption?: string;
  /** Reference date of `giorni_fermo`; by default the newest `estratto_il` of area `parlamento`. */
  readonly date?: string | undefined;
  readonly strict: boolean;
  /** Whether acts share files, which only a host that runs the router can serve. */
  readonly pack?: boolean;
  /** Whether the tree has an index of words, for `/cerca`; by default it has. */
  readonly search?: boolean;
  /** Megabytes that a task may take, in round numbers; by default `DEFAULT_MEMORY`. */
  readonly memory?: number;
  /** Folder that keeps what was read from run to run; by default nothing is kept. */
  readonly cache?: string | undefined;
  /** Name of the only input of `norme/` that is read; by default all are. */
  readonly only?: string;
  /** Whether to wait for another run that holds a folder; by default the run fails. */
  readonly wait?: boolean;
  /** Hosts that the tree is prepared for. */
  readonly hosts: readonly HostName[];
  /** Whether those hosts that can answer assistants at `/mcp` too; by default they do not. */
  readonly mcp?: boolean;
  /** Files for keeping; none by default. */
  readonly download?: readonly DownloadKind[];
  /** Where the tree will be published, ending with a slash: for the addresses that must be whole. */
  readonly baseUrl?: string;
  /** Looks at the whole tree before it is published, in the folder where it grew; what it throws keeps the old tree. */
  readonly verify?: (tree: string) => Promise<void>;
  /** What releases say of the program; by default the digest of all that makes answers. Fixtures have one of their own. */
  readonly madeBy?: string | undefined;
  readonly progress: Progress;
  /** Receives one line per discarded input. */
  readonly say: (line: string) => void;
  /** Threads that read and serve acts; by default as many as the processors, and none besides this one for a small collection. */
  readonly jobs?: number | undefined;
}

/** Digests of the program, SHA-256 in lower-case hexadecimal, which the build leaves beside its bundles. */
interface ProgramDigests {
  /** Of what reads, places and serves: what another version kept in a cache does not hold. */
  readonly reading: string;
  /** Of all that makes answers: the router too. */
  readonly answers: string;
}

/** Read once: a process runs what it has loaded. */
let digests: ProgramDigests | undefined;

/**
 * The version of the program, as digests of its code.
 *
 * @example programDigests().reading // "9f86d081..."
 */
export function programDigests(): ProgramDigests {
  digests ??= JSON.parse(readFileSync(new URL("program.json", import.meta.url), "utf8")) as ProgramDigests;
  return digests;
}

/** Characters that an address may not hold as they are (RFC 3986), and that end it in a catalogue written in Turtle. */
const FORBIDDEN = /[\s"<>[\\\]^`{|}]/;

/** The first address that holds such a character, with what to write instead. */
function forbiddenInAddress(fonti: unknown): string | undefined {
  if (!Array.isArray(fonti)) return undefined;
  for (const [i, fonte] of fonti.entries()) {
    const url: unknown = fonte?.url;
    const [character] = (typeof url === "string" && FORBIDDEN.exec(url)) || [];
    if (character)
      return `/${i}/url contiene «${character}», che in un indirizzo si scrive ${encodeURIComponent(character)}: ${url}`;
  }
  return undefined;
}

/**
 * The sources as `fonti.json` of the data folder describes them.
 *
 * @throws Failure where the file is missing, is no JSON or does not follow `schemas/fonti.json`
 */
export function readFonti(dataDir: string): Fonte[] {
  const file = path.join(dataDir, "fonti.json");
  let text: string;
  // A pipe or a device would be waited for without end.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Failure(BUILD_TEXTS.notPlain(file));
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Failure(BUILD_TEXTS.noFonti(file, isSystemError(error) ? reasonOf(error) : String(error)));
  }
  let fonti: unknown;
  try {
    fonti = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Failure(BUILD_TEXTS.noJson(file, (error as Error).message));
  }
  const forbidden = forbiddenInAddress(fonti);
  if (forbidden !== undefined) throw new Failure(`${file}: ${forbidden}`);
  const problems = problemsOf("fonti", fonti);
  if (problems.length > 0) throw new Failure(`${file}: ${problems.join("; ")}`);
  return fonti as Fonte[];
}

/**
 * What every task of a run must know.
 *
 * @param folders where the tree grows, where it will be published, what the next run may take over
 * @throws Failure where `fonti.json` or `scaricati.json` cannot be read
 */
export function settingsOf(options: GenerateOptions, folders: Pick<Settings, "root" | "out" | "kept">): Settings {
  const {
    data,
    date,
    pack = false,
    memory = DEFAULT_MEMORY,
    search = true,
    strict,
    hosts,
    mcp = false,
    download = [],
    only,
  } = options;
  const fonti = readFonti(data);
  return {
    ...folders,
    data,
    program: programDigests().reading,
    madeBy: options.madeBy ?? programDigests().answers,
    fonti,
    date: date ?? datiAl(withoutVotes(fonti), ["parlamento"]),
    held: sourceCounts(data),
    only: only ?? null,
    pack,
    memory,
    search,
    strict,
    base: options.baseUrl ?? DEFAULT_BASE,
    hosts,
    mcp,
    download,
  };
}

/**
 * How many acts of each type the source holds, as the download counted them; empty where the files were not downloaded so.
 *
 * @throws Failure where `scaricati.json` cannot be read
 * @example sourceCounts("data") // { legge: 13730, ... }
 */
function sourceCounts(data: string): Readonly<Record<string, number>> {
  try {
    const counts = Ledger.read(data).counts?.atti ?? {};
    return Object.fromEntries(Object.entries(counts).map(([name, acts]) => [slugOfDenomination(name), acts]));
  } catch (error) {
    if (error instanceof FetchRefused) throw new Failure(error.message);
    throw error;
  }
}
