/** The recovery plan and Parliament, from their files to their answers; the files for keeping of all areas; the maps of the graphs. */

import { createHash } from "node:crypto";
import { itemAt } from "../../collections/at.ts";
import type { Area, ReleaseArea } from "../../contract/areas.ts";
import type { RamoDays } from "../../contract/note-parlamento.ts";
import { MEMBERS_FILE } from "../../contract/resources/members-file.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { actFinder } from "../../corpus/orders/norme/find.ts";
import { parlamentoViews } from "../../corpus/orders/parlamento/views.ts";
import { placeRankings } from "../../corpus/orders/pnrr/luoghi.ts";
import { projectsView } from "../../corpus/orders/pnrr/progetti.ts";
import { pnrrViews } from "../../corpus/orders/pnrr/views.ts";
import { buildParlamento } from "../../corpus/parlamento/build.ts";
import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";
import { buildPnrr } from "../../corpus/pnrr/build.ts";
import { lineJson, listBlock } from "../../format/line-json.ts";
import { releaseOfAreas } from "../../format/mark.ts";
import type { BillCitation } from "../../law/bill-citations.ts";
import { readCamera } from "../../sources/camera/read-camera.ts";
import { readTesti } from "../../sources/ddl/read-bill-text.ts";
import { readItaliaDomani } from "../../sources/italia-domani/read-pnrr.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { readSenato } from "../../sources/senato/read-senato.ts";
import { voteKind } from "../../sources/votazioni/kind.ts";
import { readVotazioni } from "../../sources/votazioni/read-votazioni.ts";
import type { VotazioneRecord } from "../../sources/votazioni/records.ts";
import { Cards, type Fonte, metaOfAreas, ramoDays } from "../../tree/cards.ts";
import { writeFilterableGraph } from "../../tree/graph-sets.ts";
import type { Staging } from "../../tree/staging.ts";
import { writeMoneyFiles } from "../../tree/write-money-files.ts";
import { writePlaceRankings } from "../../tree/write-place-rankings.ts";
import { writeProjects } from "../../tree/write-projects.ts";
import { writeRankings } from "../../tree/write-ranking.ts";
import { writeVotes } from "../../tree/write-votes.ts";
import { allActs, bucketsIn, bucketsOf } from "../stage/buckets.ts";
import { FILES } from "../stage/files.ts";
import type { Phase } from "../stage/phase.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";
import { gatherActs } from "./gather-acts.ts";
import { Downloads } from "./outputs/downloads.ts";
import { releaseIn } from "./release.ts";

// Parliament, from the dumps, the CSV and the bills' texts to the answers below `/politici` and `/ddl`.

function* citationsIn({ disegni }: ModelloParlamento): Generator<BillCitation> {
  for (const { citato } of disegni) yield* citato.citazioni;
}

/**
 * The release of Parliament: bills show acts that they cite.
 *
 * @param inputs digest of its inputs
 * @param cited acts that its citations find, in their order
 */
const releaseWith = (inputs: string, cited: readonly object[]): string =>
  releaseIn(createHash("sha256").update(`${inputs}\n${JSON.stringify(cited)}`));

/** Key of the set of everybody, whatever the branch. */
const EVERYBODY = "|*";

/**
 * Reads `parlamento/` and `ddl/` and writes everything that is served about them; gives what the files for keeping are made of, the counts for
 * `/health` among it.
 *
 * @param dataRiferimento day from which `giorni_fermo` counts back
 * @param giorni of which day the groups of each branch are
 * @param norme the acts served, which the bills cite, in any order
 */
async function writeParlamento(
  { data, spool, rapporto, staging, fonti, releases }: AreaContext,
  dataRiferimento: string | null,
  giorni: RamoDays,
  norme: Iterable<NormaServita>,
) {
  const senato = await readSenato(data, rapporto, { spool });
  const deputati = await readCamera(data, rapporto, { spool });
  const testi = await readTesti(data, rapporto, { spool });
  const wanted = (vote: VotazioneRecord) => voteKind(vote) !== null;
  const votazioni = await readVotazioni(data, rapporto, { spool, wanted });
  const records = { senato, deputati, votazioni, giornoSenato: giorni.Senato };
  const modello = buildParlamento(records, testi, dataRiferimento, rapporto);
  const atti = actFinder(norme, citationsIn(modello));
  releases.parlamento = releaseWith(releases.parlamento, Array.from(citationsIn(modello), atti));
  const cards = new Cards(staging, releases.parlamento, fonti);
  const views = parlamentoViews(modello, { dataRiferimento, atti, giorni });
  const { note } = views;
  const echo = { gruppo: "", ramo: "" };
  writeFilterableGraph(
    staging,
    cards,
    "politici-graph",
    "politici/graph",
    echo,
    views.grafo,
    EVERYBODY,
    note["politici-graph"],
  );
  writeRankings(staging, cards, views.classifiche, note);
  staging.write(MEMBERS_FILE, `[\n${listBlock(views.membri.map((member) => JSON.stringify(member)))}]\n`);

  const { ddl, ...scalars } = views.ddlLista;
  const list = [{ path: ["ddl"] as const, items: ddl.map((row) => JSON.stringify(row)) }];
  staging.write("api/public/ddl/lista.json", lineJson(cards.card("ddl-lista", note["ddl-lista"]), scalars, list));
  const metaDdl = cards.card("ddl", note.ddl);
  for (const { slug, body } of views.ddl) staging.write(`api/public/ddl/${slug}.json`, lineJson(metaDdl, body, []));
  for (const { bucket, body } of views.indiceNumeri)
    staging.write(`indici/ddl/numeri/${bucket}.json`, `${JSON.stringify(body)}\n`);
  writeVotes(staging, cards, views.voti, note);
  return { modello, views };
}

type WriteArea = (stage: Stage, context: AreaContext, downloads: Downloads | null) => Promise<void>;

const writeRecoveryPlan: WriteArea = async (stage, context, downloads) => {
  const { conteggi, modello, grafo } = await writePnrr(context);
  downloads?.pnrr(modello, grafo);
  stage.write(FILES.pnrr, conteggi);
};

/** The bills cite acts; where files for keeping are wanted, those of the acts are written here, so that all areas stand in one database. */
const writeParliament: WriteArea = async (stage, context, downloads) => {
  const { date, fonti, kept } = stage.settings;
  const { buckets } = stage.placed;
  if (downloads !== null) {
    const acts = gatherActs(
      bucketsIn(kept),
      bucketsOf(kept, buckets),
      stage.table.graph,
      context.staging,
      sortedRuns(stage, "areas"),
    );
    await downloads.norme(acts);
    acts.close();
  }
  const { modello, views } = await writeParlamento(context, date, ramoDays(fonti), allActs(kept, buckets));
  downloads?.parlamento(modello, views);
  stage.write(FILES.parlamento, { conteggi: views.conteggi, release: context.releases.parlamento });
};

const AREAS: readonly WriteArea[] = [writeRecoveryPlan, writeParliament];

/** Files for keeping are written by one task: all areas stand in one database. */
const tasksOf = ({ settings }: Stage): readonly (readonly WriteArea[])[] =>
  settings.download.length === 0 ? AREAS.map((area) => [area]) : [AREAS];

export const OTHER_AREAS: Phase<Stage> = {
  name: "areas",
  title: BUILD_TEXTS.phases.areas,
  most: AREAS.length,
  count: (stage) => tasksOf(stage).length,
  async run(stage, task, progress) {
    const { settings } = stage;
    const { data, fonti, download } = settings;
    const staging = stage.staging();
    const rapporto = new Rapporto();
    const { release } = stage.placed;
    const releases = { ...stage.placed.releases };
    const context: AreaContext = { data, spool: stage.spool, rapporto, staging, fonti, releases };
    const meta = (areas: readonly Area[]) =>
      metaOfAreas(areas, "it", releaseOfAreas(areas, { release, releases }), fonti, undefined);
    const downloads = download.length === 0 ? null : new Downloads(staging, download, meta, progress);
    for (const write of itemAt(tasksOf(stage), task)) await write(stage, context, downloads);
    downloads?.end();
    stage.leave("areas", task, staging, rapporto);
  },
};

/** Reads `pnrr/` and writes everything that is served about it, and what the explorer reads beside; gives the counts for `/health`, and what the files for keeping are made of. */
async function writePnrr({ data, spool, rapporto, staging, fonti: sources, releases }: AreaContext) {
  const cards = new Cards(staging, releases.pnrr, sources);
  const read = await readItaliaDomani(data, rapporto, { spool });
  const modello = buildPnrr(read, rapporto);
  const { conteggi, grafo, aziende, enti, regioni, finanziamenti, note } = pnrrViews(modello);
  const everySector = grafo.filtro.nomi.map((_, i) => i).join(",");
  const echo = { settore: "", importo_min: 0 };
  writeFilterableGraph(staging, cards, "pnrr-graph", "pnrr/graph", echo, grafo, everySector, note["pnrr-graph"]);
  writeMoneyFiles(staging, grafo);
  writeRankings(staging, cards, { "pnrr-aziende": aziende, "pnrr-enti": enti, "pnrr-regioni": regioni }, note);
  const luoghi = writeProjects(staging, cards, projectsView(modello), note);
  writePlaceRankings(staging, cards, placeRankings(modello), luoghi, note);
  const { totale, fonti, settori, flussi } = finanziamenti;
  const meta = cards.card("pnrr-finanziamenti", note["pnrr-finanziamenti"]);
  const lists = { fonti, settori, flussi };
  const document = lineJson(
    meta,
    { totale },
    Object.entries(lists).map(([name, items]) => ({ path: [name], items: items.map((i) => JSON.stringify(i)) })),
  );
  staging.write("api/public/pnrr/finanziamenti.json", document);
  return { conteggi, modello, grafo };
}

/** What an area is written with. */
interface AreaContext {
  /** Folder of the input. */
  readonly data: string;
  /** Folder for what is needed until the end of the run. */
  readonly spool: string;
  readonly rapporto: Rapporto;
  readonly staging: Staging;
  readonly fonti: readonly Fonte[];
  /** That of Parliament is whole once its citations are read: before, it is that of its inputs. */
  readonly releases: { -readonly [Of in ReleaseArea]: string };
}
