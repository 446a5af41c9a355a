/**
 * Outcomes of buckets, on disk: one file each, which a later run takes over where nothing that the bucket depends on has changed.
 *
 *   line 1    JSON: the outcome
 *   then      one line per relation that the bucket counts: both acts, both articles, kind and day, with tabs between
 */

import { existsSync, linkSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Relazione } from "../corpus/norme/relazione.ts";
import type { ThreadEntry } from "./thread-files.ts";

export interface Esito {
  readonly bucket: number;
  /** Files of the tree that hold the answers of its acts. */
  readonly files: readonly ThreadEntry[];
  /** Its acts with their relations counted, by ELI. */
  readonly atti: readonly (readonly [eli: string, out: number, into: number])[];
  /** Signals that gave no relation, by Italian reason. */
  readonly conteggi: Readonly<Record<string, number>>;
  /** How many relations it counts. */
  readonly relazioni: number;
}

/** A relation without its proofs. */
export type Arco = Pick<Relazione, "da" | "a" | "articolo_da" | "articolo_a" | "tipo" | "data">;

const fileOf = (folder: string, bucket: number) => path.join(folder, String(bucket));

function arcoLine({ da, a, articolo_da, articolo_a, tipo, data }: Arco): string {
  const fields = [da, a, articolo_da ?? "", articolo_a ?? "", tipo, data ?? ""];
  if (fields.some((field) => /[\t\n]/.test(field))) throw new Error(`tabulazione o a capo in una relazione: ${fields}`);
  return `${fields.join("\t")}\n`;
}

function arcoOf(line: string): Arco {
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
    tipo: tipo as Arco["tipo"],
    data: data || null,
  };
}

/** Writes an outcome into a folder that exists, and gives it back. */
export function keepEsito(folder: string, esito: Esito, archi: readonly Arco[]): Esito {
  writeFileSync(fileOf(folder, esito.bucket), `${JSON.stringify(esito)}\n${archi.map(arcoLine).join("")}`);
  return esito;
}

/** The outcome of a bucket in a folder; `null` where nothing was in it. */
export function keptEsito(folder: string, bucket: number): Esito | null {
  const file = fileOf(folder, bucket);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(10))) as Esito;
}

/** Gives the outcome of a bucket a second name in another folder. */
export function linkEsito(from: string, folder: string, bucket: number): void {
  linkSync(fileOf(from, bucket), fileOf(folder, bucket));
}

/** The relations that the outcomes of so many buckets count, each once. */
export function* archiOf(folder: string, buckets: number): Generator<Arco> {
  for (let bucket = 0; bucket < buckets; bucket++) {
    const text = readFileSync(fileOf(folder, bucket), "utf8");
    for (let at = text.indexOf("\n") + 1; at < text.length; ) {
      const end = text.indexOf("\n", at);
      yield arcoOf(text.slice(at, end));
      at = end + 1;
    }
  }
}
