/** The work on one act that runs in a worker thread: reading its file, and writing its answer once its relations are known. */

import { readFileSync, writeFileSync } from "node:fs";
import { formatEli } from "../law/eli.ts";
import { type InputFile, readInput, UnusableInput } from "../sources/input.ts";
import { readAtto } from "../sources/normattiva/read-atto.ts";
import type { AttoRecord } from "../sources/normattiva/records.ts";
import { listLines } from "../tree/line-json.ts";
import { sha256 } from "../tree/staging.ts";
import { validateAnswer } from "../tree/validate.ts";
import { allegatoLine, articoloLine } from "../views/norme/act.ts";

/** Between the articles and the attachments of a spilled text; no JSON line holds it. */
const BETWEEN = "\f";

export type ReadActResult =
  | { readonly record: AttoRecord }
  | { readonly luogo: string | null; readonly motivo: string };

/** Reads one act and spills its text, already in the lines of the answer, into `spool`. */
async function readAct({ input, spool }: { input: InputFile; spool: string }): Promise<ReadActResult> {
  try {
    const { record, corpo } = readAtto(await readInput(input), input.name);
    const eli = formatEli(record);
    const lines = [corpo.articoli.map((a) => articoloLine(eli, a)), corpo.allegati.map(allegatoLine)];
    writeFileSync(spool, lines.map((l) => l.join("\n")).join(BETWEEN));
    return { record };
  } catch (error) {
    if (error instanceof UnusableInput) return { luogo: error.luogo, motivo: error.message };
    if (input.member !== undefined && (error as NodeJS.ErrnoException).code === undefined)
      return {
        luogo: null,
        motivo: `membro dell'archivio illeggibile (${(error as Error).message}): scaricarlo di nuovo`,
      };
    throw error;
  }
}

export interface FinishActTask {
  readonly spool: string;
  /** Name of the answer in the tree, and its path on this machine. */
  readonly name: string;
  readonly path: string;
  /** Lines 1 and 2, the latter without the comma that precedes the lists. */
  readonly head: string;
  /** ELI that the spilled articles carry, and the one they must carry (they differ where two acts share an ELI). */
  readonly spilledEli: string;
  readonly eli: string;
  readonly out: readonly string[];
  readonly in: readonly string[];
  readonly validate: boolean;
}

/** Puts an act's answer together and writes it. */
function finishAct(task: FinishActTask): { bytes: number; sha256: string } {
  const [articoli, allegati] = readFileSync(task.spool, "utf8")
    .split(BETWEEN)
    .map((part) => (part === "" ? [] : part.split("\n")));
  const renamed =
    task.eli === task.spilledEli
      ? articoli!
      : articoli!.map((line) => {
          const articolo = JSON.parse(line) as { eli: string };
          return JSON.stringify({ ...articolo, eli: task.eli + articolo.eli.slice(task.spilledEli.length) });
        });
  const text =
    task.head +
    listLines([
      { path: ["articoli"], items: renamed },
      { path: ["allegati"], items: allegati! },
      { path: ["relazioni", "out"], items: task.out },
      { path: ["relazioni", "in"], items: task.in },
    ]);
  if (task.validate) validateAnswer("norma", task.name, text);
  const bytes = Buffer.from(text, "utf8");
  writeFileSync(task.path, bytes);
  return { bytes: bytes.length, sha256: sha256(bytes) };
}

export const ACT_TASKS = { readAct, finishAct };
