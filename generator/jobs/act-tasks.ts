/** The work on acts that runs in worker threads: reading them, spreading their signals, serving them bucket by bucket, their lists and graphs. */

import { createHash } from "node:crypto";
import path from "node:path";
import { type InputFile, readInput, UnusableInput } from "../sources/input.ts";
import { readAtto } from "../sources/normattiva/read-atto.ts";
import { writeGraph } from "./act-graphs.ts";
import { writeLists } from "./act-lists.ts";
import { awaitedLater } from "./awaited-later.ts";
import { spreadSignals } from "./cited-signals.ts";
import { keepLetto, keptLetto, type Letto } from "./letti.ts";
import { listActs } from "./list-acts.ts";
import { serveBucket } from "./serve-bucket.ts";
import { servedTable } from "./served-table.ts";

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

/** Reads one act into the folder, unless it is there. */
async function readAct(
  input: InputFile,
  read: Promise<Buffer>,
  { letti, kept, reader }: Settings,
): Promise<ReadActResult> {
  let content: string | null = null;
  try {
    const bytes = await read;
    content = createHash("sha256").update(bytes).digest("hex");
    // The name of a file can tell the date of its version.
    const name = path.posix.basename(input.member ?? input.name);
    const letto = createHash("sha256").update(`${reader}\0${name}\0${content}`).digest("hex");
    const known = kept ? keptLetto(letti, letto) : null;
    if (known) return { content, letto: known };
    const { record, corpo } = readAtto(bytes, input.name);
    return { content, letto: keepLetto(letti, letto, record, corpo) };
  } catch (error) {
    if (error instanceof UnusableInput) return { content, luogo: error.luogo, motivo: error.message };
    if (input.member !== undefined && (error as NodeJS.ErrnoException).code === undefined)
      return {
        content,
        luogo: null,
        motivo: `membro dell'archivio illeggibile (${(error as Error).message}): scaricarlo di nuovo`,
      };
    throw error;
  }
}

/** Reads acts into the folder, in their order: the disk gives one while another is parsed. */
async function readActs({ inputs, ...settings }: ReadActsTask): Promise<ReadActResult[]> {
  const start = (at: number) => (at < inputs.length ? awaitedLater(readInput(inputs[at]!)) : null);
  const results: ReadActResult[] = [];
  for (let at = 0, bytes = start(0); bytes !== null; at++) {
    const next = start(at + 1);
    results.push(await readAct(inputs[at]!, bytes, settings));
    bytes = next;
  }
  return results;
}

/** Loads the acts served ahead of need. */
function loadServed(file: string): void {
  servedTable(file);
}

export const ACT_TASKS = { listActs, readActs, spreadSignals, loadServed, serveBucket, writeLists, writeGraph };
