/** The inputs of `norme/`, in batches for the tasks that read them. */

import type { InputFile } from "../../sources/input.ts";
import { Rapporto } from "../../sources/rapporto.ts";
import { Failure } from "../../terminal/failure.ts";
import { listActs } from "../inputs/list-acts.ts";
import { FILES, type Listed, type ListedInput } from "../stage/files.ts";
import { KnownInputs } from "../stage/known-inputs.ts";
import type { Phase } from "../stage/phase.ts";
import { writeRecords } from "../stage/records.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Bytes of a batch, at the least: small acts are read many at a time. */
const BATCH_BYTES = 1024 * 1024;

/** Inputs in batches, the largest inputs first: the last batches are small, so that all threads end together. */
function* batchesOf(inputs: readonly InputFile[]): Generator<string> {
  let batch: InputFile[] = [];
  let bytes = 0;
  for (const input of [...inputs].sort((a, b) => b.bytes - a.bytes)) {
    batch.push(input);
    bytes += input.bytes;
    if (bytes < BATCH_BYTES) continue;
    yield JSON.stringify(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield JSON.stringify(batch);
}

/** The one input of a name; its path on this machine begins with the folder of the data. */
function onlyOne(inputs: readonly InputFile[], only: string): readonly InputFile[] {
  const found = inputs.filter(({ name }) => name === only);
  if (found.length === 0) throw new Failure(BUILD_TEXTS.notListed(only));
  return found;
}

/** Lists the inputs: those that an earlier run knows as they are now need not be opened. */
export const LIST: Phase<Stage> = {
  name: "list",
  title: BUILD_TEXTS.phases.list,
  most: 1,
  count: () => 1,
  async run(stage, task) {
    const { data, only, program } = stage.settings;
    const { inputs: all, others, rapporto: listing } = await listActs(data, stage.spool);
    const inputs = only === null ? all : onlyOne(all, only);
    const stamps = new KnownInputs(stage.kept("inputs"), program).stamps();
    const isKnown = ({ name, stamp }: InputFile) => stamps.get(name) === stamp;
    const listed = ({ name, member }: InputFile): ListedInput => [name, member === undefined];
    const fresh = inputs.filter((input) => !isKnown(input));
    writeRecords(stage.file(FILES.batches), batchesOf(fresh));
    const found: Listed = { fresh: fresh.map(listed), known: inputs.filter(isKnown).map(listed), others };
    stage.write(FILES.listed, found);
    const rapporto = new Rapporto();
    rapporto.addAll(listing);
    stage.leave("list", task, stage.staging(), rapporto);
  },
};
