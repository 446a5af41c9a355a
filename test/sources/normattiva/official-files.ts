/** The official acts beside the project, loose and zipped, as the generator lists them. */

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readInput } from "../../../generator/sources/input.ts";
import { listInputs } from "../../../generator/sources/list-inputs.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";

const SHARED = new URL("../../../../shared/", import.meta.url);
const DATA = fileURLToPath(new URL("data", SHARED));

/** Empty where the files are there, else what a skipped test says. */
export const absent = existsSync(DATA) ? "" : " (saltato: i dati ufficiali di ../shared non ci sono)";

export interface ReadFile {
  readonly name: string;
  readonly source: Buffer;
  readonly atto: ReturnType<typeof readAtto>;
}

/** Those of a folder beside the project: `data`, or `data-versioni`, where acts are in several versions. */
export async function readOfficialFiles(
  folder: "data" | "data-versioni" = "data",
): Promise<{ read: ReadFile[]; unusable: UnusableInput[] }> {
  const read: ReadFile[] = [];
  const unusable: UnusableInput[] = [];
  const inputs = await listInputs(
    fileURLToPath(new URL(folder, SHARED)),
    "norme",
    "norme",
    { memberBytes: 1e8, ratio: 200 },
    new Rapporto(),
  );
  for (const input of inputs) {
    const source = await readInput(input);
    try {
      read.push({ name: input.name, source, atto: readAtto(source, input.name) });
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      unusable.push(error);
    }
  }
  return { read, unusable };
}
