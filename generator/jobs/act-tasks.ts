/** The work on acts that runs in worker threads: reading them, spreading their signals, serving them bucket by bucket, their lists and graphs. */

import { createHash } from "node:crypto";
import path from "node:path";
import { type InputFile, readInput } from "../sources/input.ts";
import { readAtto } from "../sources/normattiva/read-atto.ts";
import { UnusableInput } from "../sources/unusable-input.ts";
import { writeGraph } from "./act-graphs.ts";
import { writeLists } from "./act-lists.ts";
import { spreadSignals } from "./cited-signals.ts";
import { orDamage } from "./damage.ts";
import { keepLetto, keptLetto, type Letto } from "./letti.ts";
import { serveBucket } from "./serve-bucket.ts";

/** What became of an input: the act, or why it is none. */
export type ReadActResult = {
  /** SHA-256 of the bytes, `null` where they could not be read. */ readonly content: string | null;
} & ({ readonly letto: Letto } | { readonly luogo: string | null; readonly motivo: string });

export interface ReadActsTask {
  readonly inputs: readonly InputFile[];
  /** Folder of the acts that were read. */
  readonly letti: string;
  /** Whether the folder may hold what an earlier run read. */
  readonly kept: boolean;
  /** What reads: another version of the program may read the same bytes in another way. */
  readonly reader: string;
}

type Settings = Omit<ReadActsTask, "inputs">;

/**
 * The bytes of an input.
 *
 * @throws UnusableInput where an archive is damaged
 */
async function bytesOf(input: InputFile): Promise<Buffer> {
  try {
    return await readInput(input);
  } catch (error) {
    if (input.member === undefined || (error as NodeJS.ErrnoException).code !== undefined) throw error;
    const reason = (error as Error).message;
    throw new UnusableInput(`membro dell'archivio illeggibile (${reason}): scaricarlo di nuovo`);
  }
}

/** Reads one act into the folder, unless it is there. */
async function readAct(input: InputFile, { letti, kept, reader }: Settings): Promise<ReadActResult> {
  let content: string | null = null;
  try {
    const bytes = await bytesOf(input);
    content = createHash("sha256").update(bytes).digest("hex");
    // The name of a file can tell the date of its version.
    const name = path.posix.basename(input.member ?? input.name);
    const letto = createHash("sha256").update(`${reader}\0${name}\0${content}`).digest("hex");
    const known = kept ? keptLetto(letti, letto, input.name) : null;
    if (known) return { content, letto: known };
    const { record, corpo } = readAtto(bytes, input.name);
    return { content, letto: keepLetto(letti, letto, record, corpo) };
  } catch (error) {
    if (error instanceof UnusableInput) return { content, luogo: error.luogo, motivo: error.message };
    // Not the fault of the input: the run ends, and names the act.
    throw new Error(`${input.name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads acts into the folder, in their order. */
async function readActs({ inputs, ...settings }: ReadActsTask): Promise<ReadActResult[]> {
  const results: ReadActResult[] = [];
  for (const input of inputs) results.push(await readAct(input, settings));
  return results;
}

export const ACT_TASKS = {
  readActs,
  spreadSignals: orDamage(spreadSignals),
  serveBucket: orDamage(serveBucket),
  writeLists,
  writeGraph,
};
