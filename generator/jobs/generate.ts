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
import type { Area } from "../api/operations.ts";
import { openThreads } from "../build/executors/threads.ts";
import { DEFAULT_BASE } from "../catalogue/default-base.ts";
import { type DownloadFile, downloadFiles } from "../downloads/files.ts";
import type { DownloadKind } from "../downloads/kinds.ts";
import { type Claim, claimFolders } from "../folders/claim.ts";
import { TEXTS as FOLDER_TEXTS } from "../folders/texts.ts";
import { type HostName, profileOf } from "../hosts/profiles.ts";
import { printable, Rapporto } from "../sources/rapporto.ts";
import { interruptible } from "../terminal/interruption.ts";
import { API_VERSION, Cards, datiAl, metaOf } from "../tree/cards.ts";
import { EarlierTree } from "../tree/earlier-tree.ts";
import { lineJson } from "../tree/line-json.ts";
import { publish } from "../tree/publish.ts";
import { Staging } from "../tree/staging.ts";
import { spoolOf, stagingOf } from "../tree/work-folder.ts";
import type { ActPool } from "./act-pool.ts";
import { catalogueFiles, writeReferences } from "./catalogue.ts";
import { twiceIfDamaged } from "./damage.ts";
import { Downloads } from "./downloads.ts";
import { Failure } from "./failure.ts";
import { releaseOf } from "./fingerprint.ts";
import { readFonti } from "./fonti.ts";
import { writeHosts } from "./hosts.ts";
import { writeLinkedData } from "./linked-data.ts";
import { listActs } from "./list-acts.ts";
import { runNorme } from "./norme.ts";
import type { NormeDone } from "./norme-done.ts";
import { writeNovita } from "./novita.ts";
import { writeOpenApi } from "./openapi.ts";
import { runParlamento } from "./parlamento.ts";
import { runPnrr } from "./pnrr.ts";
import { programDigest } from "./program-digest.ts";
import type { Progress } from "./progress.ts";
import { filesOfNorme, readActs } from "./read-acts.ts";
import type { RunContext } from "./run-context.ts";
import { sitePages } from "./site.ts";
import { ActStore } from "./store.ts";
import { TEXTS } from "./texts.ts";

/** The module of the threads: the build leaves it beside the commands. */
const WORKER = new URL("./worker.js", import.meta.url);

/** Areas whose changes are told. */
const NOVITA_AREAS: readonly Area[] = ["norme", "parlamento", "ddl"];

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
  /** Folder that keeps what was read from run to run; by default nothing is kept. */
  readonly cache?: string | undefined;
  /** Whether to wait for another run that holds a folder; by default the run fails. */
  readonly wait?: boolean;
  /** Hosts that the tree is prepared for. */
  readonly hosts: readonly HostName[];
  /** Files for keeping; none by default. */
  readonly download?: readonly DownloadKind[];
  /** Where the tree will be published, ending with a slash: for the addresses that must be whole. */
  readonly baseUrl?: string;
  /** Whether every act has a twin as linked data. */
  readonly linkedData?: boolean;
  /** Folder of an earlier tree, to say what changed since. */
  readonly previous?: string | undefined;
  /** Looks at the whole tree before it is published, in the folder where it grew; what it throws keeps the old tree. */
  readonly verify?: (tree: string) => Promise<void>;
  readonly progress: Progress;
  /** Receives one line per discarded input. */
  readonly say: (line: string) => void;
  /** Threads that read and serve acts. */
  readonly jobs: number;
}

export interface Generated {
  readonly release: string;
  readonly conteggi: object;
  readonly files: number;
  readonly bytes: number;
  /** Discarded files and rows: `--strict` would have refused them. */
  readonly discarded: number;
  /** The tree against what the chosen hosts take, a line each. */
  readonly hosts: readonly string[];
}

/** A tree that is ready to be published, and what to do afterwards. */
interface Built {
  readonly done: Generated;
  readonly keep: NormeDone["keep"];
}

async function build(options: GenerateOptions, staging: Staging, spool: string, pool: ActPool): Promise<Built> {
  const { data, out, progress, pack = false, download = [], baseUrl = DEFAULT_BASE, linkedData = false } = options;
  const { previous } = options;
  const fonti = readFonti(data);
  const dataRiferimento = options.date ?? datiAl(fonti, ["parlamento"]);
  const rapporto = new Rapporto(({ file, luogo, motivo }) =>
    options.say(printable(`${TEXTS.discarded}: ${file}${luogo ? ` (${luogo})` : ""}: ${motivo}`)),
  );
  const store = ActStore.open(options.cache, spool, programDigest());
  const listed = await listActs(data, spool);
  const acts = await readActs(listed, { rapporto, progress }, pool, store);
  const release = await releaseOf(data, [API_VERSION, String(dataRiferimento)], filesOfNorme(listed, acts));
  const cards = new Cards(staging, release, fonti);
  const meta = (areas: readonly Area[]) => metaOf(areas, "it", release, fonti, undefined);
  const downloads = download.length === 0 ? null : new Downloads(staging, download, meta, progress);
  const context: RunContext = { data, spool, rapporto, staging, cards, progress, downloads, linkedData };

  const pnrr = await runPnrr(context);
  const norme = await runNorme(context, pool, acts, store, spool, { pack, out });
  downloads?.norme(norme);
  const parlamento = await runParlamento(context, dataRiferimento, norme.norme);

  const conteggi = { ...norme.conteggi, pnrr: pnrr.conteggi, politici: parlamento.politici, ddl: parlamento.ddl };
  const { copertura } = norme;
  const health = lineJson(cards.card("health"), { stato: "ok", versione: API_VERSION, conteggi, copertura }, []);
  staging.write("api/public/health.json", health);
  if (options.strict && rapporto.discarded > 0) throw new Failure(TEXTS.strict(rapporto.discarded));
  const report = { release, data_riferimento: dataRiferimento, servito: conteggi, ...rapporto.toJSON() };
  staging.write("rapporto.json", `${JSON.stringify(report, null, 1)}\n`);
  if (linkedData) writeLinkedData(staging, norme, baseUrl, progress);
  if (previous !== undefined) writeNovita(staging, previous, meta(NOVITA_AREAS), progress);
  const published = { base: baseUrl, release, fonti, norme };
  writeReferences(staging, published);
  // Its examples are answers of every kind.
  writeOpenApi(staging, { base: baseUrl, fonti });
  const pages = (files: readonly DownloadFile[], worker: boolean) =>
    sitePages(staging, fonti, { base: baseUrl, worker, release, files });
  const files = downloadFiles(download);
  // The zip holds the tree as it is without files for keeping.
  if (downloads !== null) downloads.end([...pages([], false), ...(await catalogueFiles(staging, published, []))]);
  const catalogue = await catalogueFiles(staging, published, files);
  const worker = options.hosts.some((name) => profileOf(name).packs === "browser");
  for (const [name, text] of [...pages(files, worker), ...catalogue]) staging.write(name, text);
  const hosts = await writeHosts(staging, options.hosts, { release, base: baseUrl }, progress);
  const bytes = staging.entries().reduce((sum, e) => sum + e.bytes, 0);
  const done = { release, conteggi, files: staging.seal(), bytes, discarded: rapporto.discarded, hosts };
  return { done, keep: norme.keep };
}

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
    pool = openThreads(given.jobs, WORKER);
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
    return await build(options, staging, mkdtempSync(path.join(spoolOf(claim.out), "giro-")), pool);
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
