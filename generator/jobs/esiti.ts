/**
 * Outcomes of buckets: what a run must know of their acts once these are served. A later run takes over those whose buckets nothing has
 * touched. The relations that a bucket counts are on disk, in a file named by the bucket and by its content, which never changes: one
 * line each, both acts, both articles, kind and day, with tabs between.
 */

import { createHash } from "node:crypto";
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Modifica } from "../corpus/norme/relazione.ts";
import type { ThreadEntry } from "./thread-files.ts";

export interface Esito {
  readonly bucket: number;
  /** Files of the tree that hold the answers of its acts. */
  readonly files: readonly ThreadEntry[];
  /** Its acts with their relations counted, by ELI. */
  readonly atti: readonly (readonly [eli: string, out: number, into: number])[];
  /** `rowsDigest` of its acts. */
  readonly righe: string;
  /** Signals that gave no relation, by Italian reason. */
  readonly senzaRelazione: Readonly<Record<string, number>>;
  /** How many relations it counts, and the newest day among theirs, `null` where none is known. */
  readonly relazioni: number;
  readonly ultima: string | null;
  /** Name and bytes of the file that holds them. */
  readonly modifiche: { readonly file: string; readonly bytes: number };
}

const DIGITS = 16;

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

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/** Writes the relations of a bucket into a folder that exists, unless they are there; gives its outcome. */
export function keepEsito(folder: string, esito: Omit<Esito, "modifiche">, modifiche: readonly Modifica[]): Esito {
  const content = Buffer.from(modifiche.map(modificaLine).join(""));
  const digest = createHash("sha256").update(content).digest("hex").slice(0, DIGITS);
  const file = `${esito.bucket}-${digest}`;
  const target = path.join(folder, file);
  if (bytesOf(target) !== content.length) {
    // A killed run leaves no part of a file under its name.
    const growing = `${target}.nuovo`;
    writeFileSync(growing, content);
    renameSync(growing, target);
  }
  return { ...esito, modifiche: { file, bytes: content.length } };
}

/** Whether the relations of an outcome are in a folder, as far as their size can tell. */
export function isKept(folder: string, { modifiche: { file, bytes } }: Esito): boolean {
  return bytesOf(path.join(folder, file)) === bytes;
}

/**
 * The relations that some outcomes count, each once.
 *
 * @param files their `modifiche.file`
 */
export function* modificheOf(folder: string, files: readonly string[]): Generator<Modifica> {
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), "utf8");
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf("\n", at);
      yield modificaOf(text.slice(at, end));
      at = end + 1;
    }
  }
}
