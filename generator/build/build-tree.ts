/** The whole tree, from the data to its manifest. */

import type { Area } from "../api/operations.ts";
import { DEFAULT_BASE } from "../catalogue/default-base.ts";
import { type DownloadFile, downloadFiles } from "../downloads/files.ts";
import { profileOf } from "../hosts/profiles.ts";
import type { ActPool } from "../jobs/act-pool.ts";
import { catalogueFiles, writeReferences } from "../jobs/catalogue.ts";
import { Downloads } from "../jobs/downloads.ts";
import { Failure } from "../jobs/failure.ts";
import { releaseOf } from "../jobs/fingerprint.ts";
import { readFonti } from "../jobs/fonti.ts";
import { writeHosts } from "../jobs/hosts.ts";
import { writeLinkedData } from "../jobs/linked-data.ts";
import { listActs } from "../jobs/list-acts.ts";
import { runNorme } from "../jobs/norme.ts";
import type { NormeDone } from "../jobs/norme-done.ts";
import { writeNovita } from "../jobs/novita.ts";
import { writeOpenApi } from "../jobs/openapi.ts";
import { runParlamento } from "../jobs/parlamento.ts";
import { runPnrr } from "../jobs/pnrr.ts";
import { programDigest } from "../jobs/program-digest.ts";
import { filesOfNorme, readActs } from "../jobs/read-acts.ts";
import type { RunContext } from "../jobs/run-context.ts";
import { sitePages } from "../jobs/site.ts";
import { sourceCounts } from "../jobs/source-counts.ts";
import { ActStore } from "../jobs/store.ts";
import { TEXTS } from "../jobs/texts.ts";
import { printable, Rapporto } from "../sources/rapporto.ts";
import { API_VERSION, Cards, datiAl, giorniDeiRami, metaOf } from "../tree/cards.ts";
import { lineJson } from "../tree/line-json.ts";
import type { Staging } from "../tree/staging.ts";
import { coverageByType } from "../views/norme/coverage.ts";
import type { Generated, GenerateOptions } from "./options.ts";

/** Areas whose changes are told. */
const NOVITA_AREAS: readonly Area[] = ["norme", "parlamento", "ddl"];

/** A tree that is ready to be published, and what to do afterwards. */
export interface BuiltTree {
  readonly done: Generated;
  readonly keep: NormeDone["keep"];
}

/**
 * Reads the data and writes the whole tree into its staging folder.
 *
 * @param spool folder for what is needed until the end of the run
 * @param pool threads that read and serve acts
 * @throws Failure for what the user can mend; `DamagedLetto` or `DamagedStore` where the cache is not as it was left
 * @example (await buildTree(options, staging, spool, pool)).done.files // 783
 */
export async function buildTree(
  options: GenerateOptions,
  staging: Staging,
  spool: string,
  pool: ActPool,
): Promise<BuiltTree> {
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
  const held = sourceCounts(data);
  const parameters = [
    API_VERSION,
    String(dataRiferimento),
    ...(Object.keys(held).length > 0 ? [JSON.stringify(held)] : []),
  ];
  const release = await releaseOf(data, parameters, filesOfNorme(listed, acts));
  const cards = new Cards(staging, release, fonti);
  const meta = (areas: readonly Area[]) => metaOf(areas, "it", release, fonti, undefined);
  const downloads = download.length === 0 ? null : new Downloads(staging, download, meta, progress);
  const context: RunContext = { data, spool, rapporto, staging, cards, progress, downloads, linkedData };

  const pnrr = await runPnrr(context);
  const norme = await runNorme(context, pool, acts, store, spool, { pack, out });
  downloads?.norme(norme);
  const parlamento = await runParlamento(context, dataRiferimento, giorniDeiRami(fonti), norme.norme);

  const conteggi = { ...norme.conteggi, pnrr: pnrr.conteggi, politici: parlamento.politici, ddl: parlamento.ddl };
  const copertura = coverageByType(norme.norme, held);
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
