/** Acts as they are read, those of the official files among them: loose and zipped, as the generator lists them. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { getOrMake } from "../../../generator/collections/get-or-make.ts";
import { readInput } from "../../../generator/sources/input.ts";
import { listInputs } from "../../../generator/sources/list-inputs.ts";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { madeOnce, sharedPlace } from "../../shared-tree.ts";

const SHARED = new URL("../../../../shared/", import.meta.url);
const DATA = fileURLToPath(new URL("data", SHARED));

/** Empty where the files are there, else what a skipped test says. */
export const absent = existsSync(DATA) ? "" : " (saltato: i dati ufficiali di ../shared non ci sono)";

export interface ReadFile {
  readonly name: string;
  readonly source: Buffer;
  readonly atto: ReturnType<typeof readAtto>;
}

interface ReadFiles {
  readonly read: readonly ReadFile[];
  /** Why the others cannot be used. */
  readonly unusable: readonly string[];
}

const known = new Map<string, Promise<ReadFiles>>();

/** The files of acts of a data folder: they are read once in a run, and each worker has one copy for all its suites, which change nothing of them. */
export const readActs = (data: string): Promise<ReadFiles> =>
  getOrMake(known, path.resolve(data), async () => {
    const place = sharedPlace(`read ${path.resolve(data)}`);
    await madeOnce(place, async (own) => writeFileSync(own, serialize(await readAll(data))));
    return deserialize(readFileSync(place));
  });

/** Those of a folder beside the project: `data`, or `data-versioni`, where acts are in several versions. */
export const readOfficialFiles = (folder: "data" | "data-versioni" = "data"): Promise<ReadFiles> =>
  readActs(fileURLToPath(new URL(folder, SHARED)));

async function readAll(data: string): Promise<ReadFiles> {
  const read: ReadFile[] = [];
  const unusable: string[] = [];
  for (const input of await listInputs(data, "norme", "norme", { memberBytes: 1e8, ratio: 200 }, new Rapporto())) {
    const source = await readInput(input);
    try {
      read.push({ name: input.name, source, atto: readAtto(source, input.name) });
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      unusable.push(error.message);
    }
  }
  return { read, unusable };
}
