/**
 * Outcomes of buckets, on disk: one file each, which a later run takes over where nothing that the bucket depends on has changed.
 *
 *   line 1    JSON: the outcome
 *   then      one line per relation that the bucket counts: both acts, both articles, kind and day, with tabs between
 *   END
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Modifica } from "../corpus/norme/relazione.ts";
import { copied, linked } from "../tree/second-name.ts";
import type { ThreadEntry } from "./thread-files.ts";

/** What a whole file ends with. */
const END = "fine\n";

export interface Esito {
  readonly bucket: number;
  /** Files of the tree that hold the answers of its acts. */
  readonly files: readonly ThreadEntry[];
  /** Its acts with their relations counted, by ELI. */
  readonly atti: readonly (readonly [eli: string, out: number, into: number])[];
  /** Signals that gave no relation, by Italian reason. */
  readonly senzaRelazione: Readonly<Record<string, number>>;
  /** How many relations it counts. */
  readonly relazioni: number;
}

const fileOf = (folder: string, bucket: number) => path.join(folder, String(bucket));

function modificaLine({ da, a, articolo_da, articolo_a, tipo, data }: Modifica): string {
  const fields = [da, a, articolo_da ?? "", articolo_a ?? "", tipo, data ?? ""];
  if (fields.some((field) => /[\t\n]/.test(field))) throw new Error(`tabulazione o a capo in una relazione: ${fields}`);
  return `${fields.join("\t")}\n`;
}

function modificaOf(line: string): Modifica {
  const [da, a, articolo_da, articolo_a, tipo, data] = line.split("\t") as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    da,
    a,
    articolo_da: articolo_da || null,
    articolo_a: articolo_a || null,
    tipo: tipo as Modifica["tipo"],
    data: data || null,
  };
}

/** Writes an outcome into a folder that exists, and gives it back. */
export function keepEsito(folder: string, esito: Esito, modifiche: readonly Modifica[]): Esito {
  writeFileSync(
    fileOf(folder, esito.bucket),
    `${JSON.stringify(esito)}\n${modifiche.map(modificaLine).join("")}${END}`,
  );
  return esito;
}

/** The outcome of a bucket in a folder; `null` where it is missing or not whole. */
export function keptEsito(folder: string, bucket: number): Esito | null {
  const file = fileOf(folder, bucket);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  if (!bytes.subarray(-END.length).equals(Buffer.from(END))) return null;
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(10))) as Esito;
}

/** Has the outcome of a bucket in another folder as well. */
export function shareEsito(from: string, folder: string, bucket: number): void {
  const [file, target] = [fileOf(from, bucket), fileOf(folder, bucket)];
  if (!linked(file, target)) copied(file, target);
}

/** The relations that the outcomes of so many buckets count, each once. */
export function* modificheOf(folder: string, buckets: number): Generator<Modifica> {
  for (let bucket = 0; bucket < buckets; bucket++) {
    const text = readFileSync(fileOf(folder, bucket), "utf8");
    for (let at = text.indexOf("\n") + 1; at < text.length - END.length; ) {
      const end = text.indexOf("\n", at);
      yield modificaOf(text.slice(at, end));
      at = end + 1;
    }
  }
}
