/** Who is who: versions of one act are put together, acts get their ELI and their bucket, and it is settled which buckets are served. */

import { NOTE_NORME } from "../../api/prose.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { jsonLines, type MakeList, type SortedList } from "../../collections/sorted-list.ts";
import { buildCorpus, type ToldVersion } from "../../corpus/norme/corpus.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { API_VERSION, Cards, datiAl } from "../../tree/cards.ts";
import { BucketInputs, nearBuckets } from "../acts/bucket-inputs.ts";
import { bucketsFor } from "../acts/buckets-for.ts";
import { BY_BUCKET, bucketMembers, citingActs, type PlacedActs, placing } from "../acts/placed-acts.ts";
import { reportCorpus, reportedActs } from "../acts/report-corpus.ts";
import { servedPages } from "../acts/served-pages.ts";
import { byName, type NamedContent, releaseOf } from "../inputs/release.ts";
import { bucketIfKept, tidyBuckets } from "../stage/buckets.ts";
import { FILES, type Listed, type Placed, type WantedBucket } from "../stage/files.ts";
import { KnownInputs, type TextPlace } from "../stage/known-inputs.ts";
import { parsed } from "../stage/parsed.ts";
import type { Phase } from "../stage/phase.ts";
import type { FreshInput, ReadAct } from "../stage/read-act.ts";
import { articlesOf, tidyReadings } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Acts whose signals one task spreads. */
const SPREAD_AT_ONCE = 2000;

/** The JSON of one value after the other: together the texts of all acts in force take a tenth of a gigabyte. */
function* jsonOf(values: Iterable<unknown>): Generator<string> {
  for (const value of values) yield JSON.stringify(value);
}

/** What the tasks before have just read. */
function* justRead(stage: Stage): Generator<FreshInput> {
  const tasks = stage.recordCount(FILES.batches);
  for (let task = 0; task < tasks; task++) yield* stage.read<FreshInput[]>(FILES.read(task));
}

/** What is told of the inputs while their acts go by. */
interface Noted {
  readonly rapporto: Rapporto;
  /** The files of `norme/`: those that were read for their acts with what they hold. */
  readonly contents: SortedList<NamedContent>;
  /** Names of the readings of all acts. */
  readonly readings: SortedList<string>;
}

/** The versions of acts that all inputs hold. */
function* versionsIn(
  inputs: KnownInputs,
  stage: Stage,
  lists: MakeList,
  { rapporto, contents, readings }: Noted,
): Generator<ToldVersion<TextPlace>> {
  const listed = (file: number) => {
    const here = parsed<Listed>(stage.record(FILES.listed, file).toString());
    for (const name of here.others) contents.add([name, null], name.length);
    return here;
  };
  for (const [input, at] of inputs.join({ listed, read: justRead(stage) }, lists)) {
    const { name, content, loose } = input;
    if (loose) contents.add([name, content], 2 * name.length);
    if ("act" in input) {
      const { reading, ...told } = input.act;
      readings.add(reading, reading.length);
      yield { ...told, file: name, at };
    } else rapporto.discard({ area: "norme", file: name, luogo: input.luogo, motivo: input.motivo });
  }
}

function release({ settings }: Stage, files: Iterable<NamedContent>): Promise<string> {
  const { data, date, held } = settings;
  const counted = Object.keys(held).length > 0 ? [JSON.stringify(held)] : [];
  return releaseOf(data, [API_VERSION, String(date), ...counted], files);
}

/** The buckets that must be served: those whose outcome is not made from what is there now, or whose files the earlier tree has not. */
function wantedBuckets(stage: Stage, inputs: readonly string[]): WantedBucket[] {
  // The outcome of a bucket says which files are its own.
  const staging = stage.staging();
  const wanted: WantedBucket[] = [];
  for (const [bucket, made] of inputs.entries()) {
    const outcome = bucketIfKept(stage.settings.kept, bucket);
    if (outcome?.made !== made || !staging.keep(outcome.files)) wanted.push({ bucket, made });
  }
  return wanted;
}

/** Writes what is wanted of the acts: for the tasks that spread their signals and that serve their buckets. */
function writeActs(stage: Stage, acts: PlacedActs, { buckets, wanted }: Placed): void {
  const served = new Set(wanted.map(({ bucket }) => bucket));
  writeRecords(stage.file(FILES.citing), jsonOf(inBatches(citingActs(acts, served), SPREAD_AT_ONCE)));
  writeRecords(stage.file(FILES.members), jsonOf(bucketMembers(acts, buckets, served)));
}

export const PLACE: Phase<Stage> = {
  name: "place",
  title: BUILD_TEXTS.phases.place,
  apart: true,
  most: 1,
  count: () => 1,
  async run(stage, task) {
    const { settings } = stage;
    const { pack, linkedData, fonti, program } = settings;
    const lists = sortedRuns(stage, "place");
    const rapporto = new Rapporto();
    const contents = lists("contents", jsonLines<NamedContent>(byName));
    const readings = lists("readings", jsonLines<string>(byCodeUnit));
    const inputs = new KnownInputs(stage.kept("inputs"), program);
    const versions = versionsIn(inputs, stage, lists, { rapporto, contents, readings });
    const extracted = datiAl(fonti, ["norme"]);
    const corpus = buildCorpus(versions, (at) => parsed<ReadAct>(inputs.textAt(at)), lists, extracted);
    tidyReadings(stage.kept("readings"), readings.items());
    readings.close();
    reportCorpus(rapporto, corpus, (reading) => articlesOf(stage.kept("readings"), reading));
    const staging = stage.staging();
    const number = await release(stage, contents.items());
    contents.close();
    const cards = new Cards(staging, number, fonti);
    const buckets = bucketsFor(corpus.count, pack);
    tidyBuckets(settings.kept, buckets);
    const packed = pack ? { pacchi: buckets } : {};
    const norma = cards.card("norma", NOTE_NORME.norma, { gemelli: linkedData, ...packed });
    const relazioni = cards.card("relazioni", NOTE_NORME.relazioni, packed);
    const meta = { norma, relazioni, graph: cards.card("graph", NOTE_NORME.graph) };
    cards.card("articolo", NOTE_NORME.articolo, packed);
    const articoli = pack ? null : `${JSON.stringify({ meta: cards.meta("articolo", NOTE_NORME.articolo) })}\n`;
    // What is packed does not say the release.
    const more = articoli === null ? [program] : [program, norma, relazioni, articoli];
    const made = new BucketInputs(buckets, extracted);
    const acts = lists("members", BY_BUCKET);
    const atti = placing(nearBuckets(reportedActs(rapporto, corpus.atti()), buckets), acts);
    writeRecords(stage.file(FILES.served), servedPages(atti, corpus.count, made, lists));
    corpus.close();
    inputs.close();
    const wanted = wantedBuckets(stage, made.digests(more));
    const placed: Placed = { release: number, buckets, meta, articoli, wanted };
    stage.write(FILES.placed, placed);
    writeActs(stage, acts, placed);
    acts.close();
    stage.leave("place", task, staging, rapporto);
  },
};
