/**
 * Prints how well the amending sentences of official acts are read, against what the same files declare in their metadata: precision and
 * recall by kind, precision by form of sentence.
 *
 *   npm run bench -- relations --data DIR
 */

import { Command } from "commander";
import { readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { readAtto } from "../../generator/sources/normattiva/read-atto.ts";
import type { Segnale } from "../../generator/sources/normattiva/records.ts";
import { amendmentsOfText } from "../../generator/sources/normattiva/signals/s7-testo-modificativo.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { UnusableInput } from "../../generator/sources/unusable-input.ts";
import { added, precision, recall, type Score, scoresOf } from "./relations/measure.ts";

const LIMITS = { memberBytes: 1e8, ratio: 200 };
const shown = (value: number | null) => (value === null ? "-" : `${value.toFixed(1)} %`).padStart(8);

async function measure(data: string): Promise<void> {
  const kinds = new Map<string, Score>();
  const forms = new Map<string, Score>();
  for (const input of await listInputs(data, "norme", "norme", LIMITS, new Rapporto())) {
    try {
      const { record, corpo } = readAtto(await readInput(input), input.name);
      added(kinds, scoresOf({ segnali: record.segnali, corpo }));
      const declared = record.segnali.filter(({ base }) => base !== "testo_modificativo");
      const byForm = new Map<string, Segnale[]>();
      for (const read of amendmentsOfText(corpo))
        if ("segnale" in read) byForm.set(read.forma, [...(byForm.get(read.forma) ?? []), read.segnale]);
      for (const [forma, segnali] of byForm) {
        const score = scoresOf({ segnali: [...declared, ...segnali], corpo }).get("articoli e tipo");
        if (score !== undefined) added(forms, new Map([[forma, score]]));
      }
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      console.error(`${input.name}: ${error.message}`);
    }
  }
  console.log(`${"".padEnd(22)} ${"read".padStart(6)} ${"precision".padStart(9)} ${"wanted".padStart(6)}   recall`);
  for (const [kind, score] of kinds)
    console.log(
      `${kind.padEnd(22)} ${String(score.trovati).padStart(6)}  ${shown(precision(score))} ${String(score.attesi).padStart(6)} ${shown(recall(score))}`,
    );
  for (const [forma, score] of forms)
    console.log(`${forma.padEnd(22)} ${String(score.trovati).padStart(6)}  ${shown(precision(score))}`);
}

export const relationsCommand = new Command("relations")
  .description("measures how well the amending sentences of official acts are read")
  .requiredOption("--data <dir>", "folder of official files, as generate takes it")
  .action(({ data }: { data: string }) => measure(data));
