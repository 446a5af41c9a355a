/**
 * Outcomes of buckets: what a run must know of their acts once these are served. A later run takes over those whose buckets nothing has
 * touched.
 */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { ManifestEntry } from "../tree/manifest.ts";
import { gather, type Part } from "./modifiche.ts";
import { writeWhole } from "./write-whole.ts";

export interface Esito {
  readonly bucket: number;
  /** Files of the tree that hold the answers of its acts. */
  readonly files: readonly ManifestEntry[];
  /** Its acts with their relations counted, by ELI. */
  readonly atti: readonly (readonly [eli: string, out: number, into: number])[];
  /** `rowsDigest` of its acts. */
  readonly righe: string;
  /** Signals that gave no relation, by Italian reason. */
  readonly senzaRelazione: Readonly<Record<string, number>>;
  /** How many relations it counts, and the newest day among theirs, `null` where none is known. */
  readonly relazioni: number;
  readonly ultima: string | null;
  /** Where they are. */
  readonly modifiche: Part;
}

/** An outcome as a run leaves it: the place of its relations in the one file of all. */
type Kept = Omit<Esito, "modifiche"> & { readonly modifiche: Omit<Part, "file"> };

const esitiOf = (folder: string) => path.join(folder, "esiti.ndjson");

/** The file that holds the relations of all outcomes of a run. */
export const modificheFile = (folder: string): string => path.join(folder, "modifiche.tsv");

/** Leaves the outcomes of a run in a folder. */
export function saveEsiti(folder: string, esiti: readonly Esito[]): void {
  const places = gather(
    esiti.map(({ modifiche }) => modifiche),
    modificheFile(folder),
  );
  const lines = esiti.map((esito, i) => {
    const { start, bytes } = places[i]!;
    const kept: Kept = { ...esito, modifiche: { start, bytes } };
    return `${JSON.stringify(kept)}\n`;
  });
  writeWhole(esitiOf(folder), lines.join(""));
}

/**
 * The outcomes that a run left in a folder.
 *
 * @throws SyntaxError where the file is damaged
 */
export function loadEsiti(folder: string): Esito[] {
  const file = modificheFile(folder);
  const lines = readFileSync(esitiOf(folder), "utf8").split("\n").slice(0, -1);
  return lines.map((line): Esito => {
    const kept = JSON.parse(line) as Kept;
    return { ...kept, modifiche: { file, ...kept.modifiche } };
  });
}
