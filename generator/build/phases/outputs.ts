/** What a tree has beside its answers: health, report, catalogue, pages, what hosts need; and its manifest. */

import type { Conteggi } from "../../contract/resources/common.ts";
import { coverageByType } from "../../corpus/orders/norme/coverage.ts";
import { type DownloadFile, downloadFiles } from "../../exports/downloads/files.ts";
import { cardFile } from "../../format/card.ts";
import type { ListName, PagesCard } from "../../format/entry-lists.ts";
import { lineJson } from "../../format/line-json.ts";
import { TREE_MARK, treeMarkText } from "../../format/mark.ts";
import { CITATIONS_FILE } from "../../law/citations/tables.ts";
import { ITALIAN_CITATIONS } from "../../law/italian/tables.ts";
import { siteAt } from "../../pages/site/published-site.tsx";
import { Rapporto } from "../../sources/rapporto.ts";
import { Failure } from "../../terminal/failure.ts";
import { API_VERSION, Cards, datiAl } from "../../tree/cards.ts";
import { deflated } from "../../tree/deflated.ts";
import { BY_PATH } from "../../tree/lists/tree-entries.ts";
import type { Staging } from "../../tree/staging.ts";
import { bucketsIn, bucketsOf } from "../stage/buckets.ts";
import { type BucketOutcome, type Done, FILES, type ParlamentoServed } from "../stage/files.ts";
import type { Phase } from "../stage/phase.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { gatherActs } from "./gather-acts.ts";
import { catalogueFiles, writeReferences } from "./outputs/catalogue.ts";
import { writeZip } from "./outputs/downloads.ts";
import { writeHosts } from "./outputs/hosts.ts";
import { writeOpenApi } from "./outputs/openapi.ts";
import type { ServedActs } from "./outputs/served-acts.ts";
import { explorerFiles, sitePages } from "./outputs/site.ts";

/** Phases that leave files and reports, in the order in which they are reported. */
const EARLIER = ["list", "place", "order", "words", "terms", "search-card", "areas"];

/** Enters the answers of the acts into the tree, bucket by bucket. */
function* entering(staging: Staging, outcomes: Iterable<BucketOutcome>): Generator<BucketOutcome> {
  for (const outcome of outcomes) {
    for (const entry of outcome.files) staging.enter(entry);
    yield outcome;
  }
}

/** Enters all else that earlier phases wrote into the tree; gives what they report. */
function enterTasks(stage: Stage, staging: Staging): Rapporto {
  const rapporto = new Rapporto();
  for (const phase of EARLIER)
    for (const { files, report } of stage.left(phase)) {
      for (const entry of files) staging.enter(entry);
      rapporto.addAll(report);
    }
  return rapporto;
}

/** Writes the mark of the tree, `/health` and the report; gives what is served, counted. */
function writeHealth(stage: Stage, staging: Staging, acts: ServedActs, rapporto: Rapporto): Conteggi {
  const { release } = stage.placed;
  const { fonti, held, strict, date } = stage.settings;
  const pnrr = stage.read<Conteggi["pnrr"]>(FILES.pnrr);
  const parlamento = stage.read<ParlamentoServed>(FILES.parlamento);
  const releases = { ...stage.placed.releases, parlamento: parlamento.release };
  const { politici, ddl, votazioni } = parlamento.conteggi;
  const listed = (list: ListName): PagesCard => JSON.parse(staging.read(cardFile(list)).toString());
  const { totale: pronunce } = listed("pronunce");
  const { totale: ue } = listed("ue");
  const conteggi: Conteggi = { ...acts.counts, pronunce, ue, pnrr, politici, ddl, votazioni };
  const copertura = coverageByType(acts.types, held);
  const meta = new Cards(staging, release, fonti).card("health", null);
  const health = lineJson(meta, { stato: "ok", versione: API_VERSION, releases, conteggi, copertura }, []);
  staging.write("api/public/health.json", health);
  staging.write(TREE_MARK, treeMarkText({ release, releases }));
  const fino = Number(datiAl(fonti, ["norme"])?.slice(0, 4) ?? ITALIAN_CITATIONS.fino);
  staging.write(CITATIONS_FILE, deflated(JSON.stringify({ ...ITALIAN_CITATIONS, fino })));
  if (strict && rapporto.discarded > 0) throw new Failure(BUILD_TEXTS.strict(rapporto.discarded));
  const report = { release, data_riferimento: date, servito: conteggi, ...rapporto.toJSON() };
  staging.write("rapporto.json", `${JSON.stringify(report, null, 1)}\n`);
  return conteggi;
}

/** Writes what people and machines read about the tree, and what hosts need; gives the tables of the hosts. */
async function writeBeside(stage: Stage, staging: Staging, acts: ServedActs): Promise<readonly string[]> {
  const { release } = stage.placed;
  const { fonti, base, download, hosts, mcp } = stage.settings;
  const published = { base, release, fonti, norme: acts, mcp };
  await writeReferences(staging, published);
  // Its examples are answers of every kind.
  await writeOpenApi(staging, { base, fonti });
  const pages = (files: readonly DownloadFile[]) => [
    ...sitePages(staging, fonti, { base, release, files }),
    ...explorerFiles(siteAt(base)),
  ];
  // The zip holds the tree as it is without files for keeping.
  if (download.includes("albero"))
    writeZip(staging, [...pages([]), ...(await catalogueFiles(staging, { ...published, mcp: false }, []))]);
  const files = downloadFiles(download);
  const catalogue = await catalogueFiles(staging, published, files);
  for (const [name, text] of [...pages(files), ...catalogue]) staging.write(name, text);
  return writeHosts(staging, hosts, { release, mcp });
}

export const OUTPUTS: Phase<Stage> = {
  name: "outputs",
  title: null,
  most: 1,
  count: () => 1,
  async run(stage) {
    const { placed, table } = stage;
    const { kept } = stage.settings;
    const lists = sortedRuns(stage, "outputs");
    const entered = lists("entered", BY_PATH);
    const staging = stage.staging(entered);
    const rapporto = enterTasks(stage, staging);
    const outcomes = entering(staging, bucketsOf(kept, placed.buckets));
    const acts = gatherActs(bucketsIn(kept), outcomes, table.graph, staging, lists);
    for (const [reason, by] of Object.entries(acts.withoutRelation))
      if (by > 0) rapporto.count("norme", reason, { by });
    for (const [reason, relations] of Object.entries(acts.doubtful))
      for (const esempio of relations) rapporto.count("norme", reason, { esempio });
    const conteggi = writeHealth(stage, staging, acts, rapporto);
    const hosts = await writeBeside(stage, staging, acts);
    acts.close();
    let bytes = 0;
    for (const entry of staging.entries()) bytes += entry.bytes;
    const { discarded } = rapporto;
    const done: Done = { release: placed.release, conteggi, files: staging.seal(), bytes, discarded, hosts };
    entered.close();
    stage.write(FILES.done, done);
  },
};
