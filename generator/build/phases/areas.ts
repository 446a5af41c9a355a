/** The recovery plan and Parliament, from their files to their answers; and the files for keeping of all areas. */

import type { Area } from "../../api/operations.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { Cards, metaOfAreas, ramoDays } from "../../tree/cards.ts";
import { gatherActs } from "../acts/gather-acts.ts";
import { writeParlamento } from "../areas/parlamento.ts";
import { writePnrr } from "../areas/pnrr.ts";
import { Downloads } from "../outputs/downloads.ts";
import { bucketsOf, relationsOfBucket } from "../stage/buckets.ts";
import { type AreaCounts, FILES } from "../stage/files.ts";
import type { Phase } from "../stage/phase.ts";
import type { Stage } from "../stage/stage.ts";

/** One task: the areas write into the same database, one after the other. */
export const OTHER_AREAS: Phase<Stage> = {
  name: "areas",
  title: null,
  count: () => 1,
  async run(stage, task, progress) {
    const { settings, placed, table } = stage;
    const { data, fonti, download, kept } = settings;
    const staging = stage.staging();
    const rapporto = new Rapporto();
    const meta = (areas: readonly Area[]) => metaOfAreas(areas, "it", placed.release, fonti, undefined);
    const downloads = download.length === 0 ? null : new Downloads(staging, download, meta, progress);
    const cards = new Cards(staging, placed.release, fonti);
    const context = { data, spool: stage.spool, rapporto, staging, cards, progress };

    const pnrr = await writePnrr(context);
    downloads?.pnrr(pnrr.modello, pnrr.grafo);
    const relationsIn = (bucket: number) => relationsOfBucket(kept, bucket);
    const acts = gatherActs(bucketsOf(kept, placed.buckets), relationsIn, table.graph, staging);
    await downloads?.norme(acts);
    const { modello, views } = await writeParlamento(context, settings.date, ramoDays(fonti), acts.norme);
    downloads?.parlamento(modello, views);
    downloads?.end();

    for (const [reason, by] of Object.entries(acts.withoutRelation))
      if (by > 0) rapporto.count("norme", reason, { by });
    const counts: AreaCounts = { pnrr: pnrr.conteggi, ...views.conteggi };
    stage.write(FILES.areas, counts);
    stage.leave("areas", task, staging, rapporto);
  },
};
