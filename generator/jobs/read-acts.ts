/** Every act of `norme/`, read in threads or taken over from an earlier run. */

import { byCodeUnit } from "../law/code-unit.ts";
import type { InputFile } from "../sources/input.ts";
import type { Rapporto } from "../sources/rapporto.ts";
import { type IndexEntry, SharedTexts } from "./act-index.ts";
import type { ActPool } from "./act-pool.ts";
import type { Letto } from "./letti.ts";
import type { ListedActs } from "./list-acts.ts";
import type { Progress } from "./progress.ts";
import type { ActStore } from "./store.ts";

/**
 * Acts that are read before all others, so that no thread is left with a code when the rest is done: those of so many bytes, or of such a
 * part of a small collection.
 */
const LARGE = 1024 * 1024;
const LARGE_PART = 1 / 1024;

/** Bytes that a thread is given to read at once: it does not wait for the next act. */
const TOGETHER = 512 * 1024;
/** Of what is left, the part that is given at once: in the end little, so that all threads are done together. */
const PART_OF_REST = 1 / 16;

export interface ReadActs {
  /** By name of the input. */
  readonly letti: readonly Letto[];
  /** What is known of each input, by name. */
  readonly entries: ReadonlyMap<string, IndexEntry>;
}

const bytesOf = (inputs: readonly InputFile[]) => inputs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Large ones first; the others as they are listed: members of one archive stay together. */
function inReadingOrder(inputs: readonly InputFile[]): InputFile[] {
  const least = Math.min(LARGE, bytesOf(inputs) * LARGE_PART);
  const large = inputs.filter(({ bytes }) => bytes >= least).sort((a, b) => b.bytes - a.bytes);
  return [...large, ...inputs.filter(({ bytes }) => bytes < least)];
}

/** Inputs in groups of so many bytes or a few more. */
function* together(inputs: readonly InputFile[]): Generator<readonly InputFile[]> {
  let rest = bytesOf(inputs);
  let some: InputFile[] = [];
  let bytes = 0;
  for (const input of inputs) {
    some.push(input);
    bytes += input.bytes;
    if (bytes < Math.min(TOGETHER, rest * PART_OF_REST)) continue;
    yield some;
    rest -= bytes;
    some = [];
    bytes = 0;
  }
  if (some.length > 0) yield some;
}

/** Reads the acts into a store. An input that is as the store knows it is not opened; one whose content is known is not read again. */
export async function readActs(
  { inputs, scarti }: ListedActs,
  { rapporto, progress }: { readonly rapporto: Rapporto; readonly progress: Progress },
  pool: ActPool,
  { letti, index, reader }: Pick<ActStore, "letti" | "index" | "reader">,
): Promise<ReadActs> {
  for (const scarto of scarti) rapporto.discard(scarto);
  progress.start("Atti letti", inputs.length);
  const entries = new Map<string, IndexEntry>();
  const texts = new SharedTexts();
  const enter = (entry: IndexEntry) => {
    entries.set(entry.name, entry);
    if ("letto" in entry) return;
    rapporto.discard({ area: "norme", file: entry.name, luogo: entry.luogo, motivo: entry.motivo });
  };
  const fresh: InputFile[] = [];
  for (const input of inReadingOrder(inputs)) {
    const { name, stamp } = input;
    const before = index?.get(name);
    if (before?.stamp === stamp) enter(before);
    else fresh.push(input);
  }
  progress.advance(inputs.length - fresh.length);
  await pool.each(together(fresh), async (some) => {
    const results = await pool.run("readActs", { inputs: some, letti, kept: index !== null, reader });
    for (const [i, { name, stamp }] of some.entries()) enter(texts.entry({ name, stamp, ...results[i]! }));
    progress.advance(some.length);
  });
  const read = [...entries.values()].flatMap((entry) => ("letto" in entry ? [entry.letto] : []));
  return { letti: read.sort((a, b) => byCodeUnit(a.file, b.file)), entries };
}
