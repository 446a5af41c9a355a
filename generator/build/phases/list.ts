/** The inputs of `norme/`, in batches for the tasks that read them. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { jsonLines, type MakeList, type SortedList } from "../../collections/sorted-list.ts";
import type { InputFile } from "../../sources/input.ts";
import { findInputs } from "../../sources/list-inputs.ts";
import { NO_USE } from "../../sources/lister.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { Failure } from "../../terminal/failure.ts";
import { FILES, type Listed } from "../stage/files.ts";
import { parsed, textIfKept } from "../stage/kept.ts";
import { fileFor, KnownInputs, perFile } from "../stage/known-inputs.ts";
import type { Phase } from "../stage/phase.ts";
import { readingsIn, SPARSE } from "../stage/readings.ts";
import { writeRecords } from "../stage/records.ts";
import { sortedRuns } from "../stage/sorted-runs.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** What hears of the files of `norme/`. */
interface FoundActs {
  /** One that calls itself an act. */
  readonly act: (input: InputFile) => void;
  /** The name of any other: an archive, or whatever else lies there. */
  readonly other: (name: string) => void;
}

/**
 * Lists the files of `norme/` of a data folder, in whatever thread.
 *
 * @param spool folder for archives that stand in archives
 * @param lists sorted lists for what grows with the corpus
 * @param rapporto receives what could not be listed, and what is of no use here
 * @example await listActs("data-raw", "spool", lists, rapporto, { act: ({ name }) => names.push(name), other: () => {} }) // names[0]: "norme/codice.xml"
 */
export async function listActs(
  data: string,
  spool: string,
  lists: MakeList,
  rapporto: Rapporto,
  { act, other }: FoundActs,
): Promise<void> {
  const paths = lists("paths", jsonLines<string>(byCodeUnit));
  const found = (input: InputFile) => {
    if (/\.(xml|akn)$/i.test(input.name)) return act(input);
    rapporto.count("norme", NO_USE, { esempio: input.name });
    if (input.member === undefined) other(input.name);
  };
  const folder = { dataDir: data, folder: "norme", area: "norme" } as const;
  await findInputs(folder, ZIP_LIMITS, rapporto, paths, found, { archive: other, spool });
  paths.close();
}

/** Bytes of a batch, at the least: small acts are read many at a time. */
const BATCH_BYTES = 1024 * 1024;

/** A file of `norme/`, with the number of the file in which it is or will be known; no `input` where it does not call itself an act. */
interface Found {
  readonly at: number;
  readonly name: string;
  readonly input?: InputFile;
}

const BY_FILE = jsonLines<Found>((a, b) => a.at - b.at || byCodeUnit(a.name, b.name));

/** The largest inputs first: the last batches are small, so that all threads end together. */
const BY_BYTES = jsonLines<InputFile>((a, b) => b.bytes - a.bytes || byCodeUnit(a.name, b.name));

/** Bytes of an input as text, about. */
const bytesOf = ({ name, path, stamp }: InputFile) => name.length + path.length + stamp.length + 100;

function* batchesOf(inputs: Iterable<InputFile>): Generator<string> {
  let batch: InputFile[] = [];
  let bytes = 0;
  for (const input of inputs) {
    batch.push(input);
    bytes += input.bytes;
    if (bytes < BATCH_BYTES) continue;
    yield JSON.stringify(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield JSON.stringify(batch);
}

/** What is listed, file by file of what is known; gives on what must be read. */
function* listedOf(found: Iterable<Found>, known: KnownInputs, fresh: SortedList<InputFile>): Generator<string> {
  for (const [file, here] of perFile(found, ({ at }) => at)) {
    const stamps = known.stamps(file);
    const listed: Record<keyof Listed, string[]> = { known: [], fresh: [], others: [] };
    for (const { name, input } of here)
      if (input === undefined) listed.others.push(name);
      else if (stamps.get(name) === input.stamp) listed.known.push(name);
      else {
        listed.fresh.push(name);
        fresh.add(input, bytesOf(input));
      }
    yield JSON.stringify(listed);
  }
}

/** Lists the inputs: those that an earlier run knows as they are now need not be opened. */
export const LIST: Phase<Stage> = {
  name: "list",
  title: BUILD_TEXTS.phases.list,
  most: 1,
  count: () => 1,
  async run(stage, task) {
    const { data, only, program } = stage.settings;
    const lists = sortedRuns(stage, "list");
    const rapporto = new Rapporto();
    const found = lists("found", BY_FILE);
    let acts = 0;
    await listActs(data, stage.spool, lists, rapporto, {
      act(input) {
        // The one input of a name; its path on this machine begins with the folder of the data.
        if (only !== null && input.name !== only) return;
        found.add({ at: fileFor(input.name), name: input.name, input }, 2 * input.name.length + bytesOf(input));
        acts++;
      },
      other: (name) => found.add({ at: fileFor(name), name }, 2 * name.length),
    });
    if (only !== null && acts === 0) throw new Failure(BUILD_TEXTS.notListed(only));
    const fresh = lists("fresh", BY_BYTES);
    const sparse = new Set(parsed<string[]>(textIfKept(stage.kept(SPARSE)) ?? "[]"));
    const known = new KnownInputs(stage.kept("inputs"), program, sparse);
    writeRecords(stage.file(FILES.listed), listedOf(found.items(), known, fresh));
    found.close();
    writeRecords(stage.file(FILES.batches), batchesOf(fresh.items()));
    const readings = lists("readings", jsonLines<string>(byCodeUnit));
    if (fresh.count > 0) for (const name of readingsIn(stage.kept("readings"), sparse)) readings.add(name, name.length);
    writeRecords(stage.file(FILES.readings), readings.items());
    readings.close();
    fresh.close();
    stage.leave("list", task, stage.staging(), rapporto);
  },
};
