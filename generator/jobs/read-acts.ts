/** Every act of `norme/`, read in threads or taken over from an earlier run. */

import { byCodeUnit } from "../law/code-unit.ts";
import { type InputFile, listInputs } from "../sources/input.ts";
import type { Rapporto } from "../sources/rapporto.ts";
import { type IndexEntry, OWN_STAMP, SharedTexts } from "./act-index.ts";
import type { ActPool } from "./act-pool.ts";
import type { Letto } from "./letti.ts";
import type { Progress } from "./progress.ts";
import type { ActStore } from "./store.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };
/** Acts that are read before all others, so that no thread is left with a code when the rest is done. */
const LARGE = 1024 * 1024;

export interface ReadActs {
  /** By name of the input. */
  readonly letti: readonly Letto[];
  /** What is known of each input, by name. */
  readonly entries: ReadonlyMap<string, IndexEntry>;
}

/** Large ones first; the others as they are listed: members of one archive stay together. */
function inReadingOrder(inputs: readonly InputFile[]): InputFile[] {
  const large = inputs.filter(({ bytes }) => bytes >= LARGE).sort((a, b) => b.bytes - a.bytes);
  return [...large, ...inputs.filter(({ bytes }) => bytes < LARGE)];
}

/** Reads the acts into a store. An input that is as the store knows it is not opened; one whose content is known is not read again. */
export async function readActs(
  { data, rapporto, progress }: { readonly data: string; readonly rapporto: Rapporto; readonly progress: Progress },
  pool: ActPool,
  { letti, index, reader }: Pick<ActStore, "letti" | "index" | "reader">,
): Promise<ReadActs> {
  const listed = await listInputs(data, "norme", "norme", ZIP_LIMITS, rapporto);
  const inputs = listed.filter(({ name }) => /\.(xml|akn)$/i.test(name));
  progress.start("Atti letti", inputs.length);
  const entries = new Map<string, IndexEntry>();
  const texts = new SharedTexts();
  await pool.each(inReadingOrder(inputs), async (input) => {
    const { name, stamp = OWN_STAMP } = input;
    const before = index?.get(name);
    const known = before?.stamp === stamp && stamp !== OWN_STAMP ? before : null;
    const task = { input, letti, kept: index !== null, reader };
    const read = known ?? texts.entry({ name, stamp, ...(await pool.run("readAct", task)) });
    entries.set(name, read);
    if (!("letto" in read)) rapporto.discard({ area: "norme", file: name, luogo: read.luogo, motivo: read.motivo });
    progress.advance(1);
  });
  const read = [...entries.values()].flatMap((entry) => ("letto" in entry ? [entry.letto] : []));
  return { letti: read.sort((a, b) => byCodeUnit(a.file, b.file)), entries };
}
