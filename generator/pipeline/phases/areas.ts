/** The recovery plan and Parliament, from their files to their answers; the files for keeping of all areas; the maps of the graphs. */

import type { Area } from "../../api/operations.ts";
import { itemAt } from "../../collections/at.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { Cards, metaOfAreas, ramoDays } from "../../tree/cards.ts";
import { gatherActs } from "../acts/gather-acts.ts";
import type { AreaContext } from "../areas/area-context.ts";
import { writeMaps } from "../areas/maps.ts";
import { writeParlamento } from "../areas/parlamento.ts";
import { writePnrr } from "../areas/pnrr.ts";
import { Downloads } from "../outputs/downloads.ts";
import { allActs, bucketsIn, bucketsOf } from "../stage/buckets.ts";
import { FILES } from "../stage/files.ts";
import type { Phase } from "../stage/phase.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

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
    await downloads.norme(acts, (livello) => sortedRuns(stage, `areas-${livello}`));
    acts.close();
  }
  const { modello, views } = await writeParlamento(context, date, ramoDays(fonti), allActs(kept, buckets));
  downloads?.parlamento(modello, views);
  stage.write(FILES.parlamento, views.conteggi);
};

/** Acts are an area of phases of their own; their maps are made here, beside the recovery plan, which takes longest. */
const writeMapsOfActs: WriteArea = async (_stage, { staging }) => writeMaps(staging);

const AREAS: readonly WriteArea[] = [writeRecoveryPlan, writeParliament, writeMapsOfActs];

/** Files for keeping are written by one task: all areas stand in one database. */
const tasksOf = ({ settings }: Stage): readonly (readonly WriteArea[])[] =>
  settings.download.length === 0 ? AREAS.map((area) => [area]) : [AREAS];

export const OTHER_AREAS: Phase<Stage> = {
  name: "areas",
  title: BUILD_TEXTS.phases.areas,
  most: AREAS.length,
  count: (stage) => tasksOf(stage).length,
  async run(stage, task, progress) {
    const { settings, placed } = stage;
    const { data, fonti, download } = settings;
    const staging = stage.staging();
    const rapporto = new Rapporto();
    const cards = new Cards(staging, placed.release, fonti);
    const context: AreaContext = { data, spool: stage.spool, rapporto, staging, cards };
    const meta = (areas: readonly Area[]) => metaOfAreas(areas, "it", placed.release, fonti, undefined);
    const downloads = download.length === 0 ? null : new Downloads(staging, download, meta, progress);
    for (const write of itemAt(tasksOf(stage), task)) await write(stage, context, downloads);
    downloads?.end();
    stage.leave("areas", task, staging, rapporto);
  },
};
