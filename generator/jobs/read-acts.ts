/** Every act of `norme/`, read in threads or taken over from an earlier run. */

import { byCodeUnit } from "../law/code-unit.ts";
import type { InputFile } from "../sources/input.ts";
import type { Rapporto } from "../sources/rapporto.ts";
import { type IndexEntry, SharedTexts } from "./act-index.ts";
import type { ActPool } from "./act-pool.ts";
import type { NamedContent } from "./fingerprint.ts";
import type { Letto } from "./letti.ts";
import type { ListedActs } from "./list-acts.ts";
import type { Progress } from "./progress.ts";
import type { ActStore } from "./store.ts";
import { TEXTS } from "./texts.ts";

/** Bytes of a batch of acts, at the least: small acts are read many at a time. */
const BATCH_BYTES = 512 * 1024;

export interface ReadActs {
  /** By name of the input. */
  readonly letti: readonly Letto[];
  /** What is known of each input, by name. */
  readonly entries: ReadonlyMap<string, IndexEntry>;
}

/** Inputs in batches, the largest inputs first: the last batches are small, so that all threads end together. */
function* batchesOf(inputs: readonly InputFile[]): Generator<readonly InputFile[]> {
  let batch: InputFile[] = [];
  let bytes = 0;
  for (const input of [...inputs].sort((a, b) => b.bytes - a.bytes)) {
    batch.push(input);
    bytes += input.bytes;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads the acts into a store. An input that is as the store knows it is not opened; one whose content is known is not read again. */
export async function readActs(
  { inputs, rapporto: listing }: ListedActs,
  { rapporto, progress }: { readonly rapporto: Rapporto; readonly progress: Progress },
  pool: ActPool,
  { letti, index, reader }: Pick<ActStore, "letti" | "index" | "reader">,
): Promise<ReadActs> {
  rapporto.addAll(listing);
  progress.start(TEXTS.steps.read, inputs.length);
  const entries = new Map<string, IndexEntry>();
  const texts = new SharedTexts();
  const enter = (entry: IndexEntry) => {
    entries.set(entry.name, entry);
    if ("letto" in entry) return;
    rapporto.discard({ area: "norme", file: entry.name, luogo: entry.luogo, motivo: entry.motivo });
  };
  const fresh: InputFile[] = [];
  for (const input of inputs) {
    const { name, stamp } = input;
    const before = index?.get(name);
    // What could not be read is tried again: the reason may have gone.
    if (before?.stamp === stamp && before.content !== null) enter(before);
    else fresh.push(input);
  }
  progress.advance(inputs.length - fresh.length);
  await pool.each(batchesOf(fresh), async (some) => {
    const results = await pool.run("readActs", { inputs: some, letti, kept: index !== null, reader });
    for (const [i, { name, stamp }] of some.entries()) enter(texts.entry({ name, stamp, ...results[i]! }));
    progress.advance(some.length);
  });
  const read = [...entries.values()].flatMap((entry) => ("letto" in entry ? [entry.letto] : []));
  return { letti: read.sort((a, b) => byCodeUnit(a.file, b.file)), entries };
}

/** The files of `norme/`: those that were read for their acts with what they hold. */
export function* filesOfNorme({ inputs, others }: ListedActs, { entries }: ReadActs): Generator<NamedContent> {
  for (const name of others) yield [name, null];
  for (const { name, member } of inputs) if (member === undefined) yield [name, entries.get(name)!.content];
}
