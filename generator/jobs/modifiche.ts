/** Relations on disk, in few bytes: one line each, both acts, both places, extent, kind and day, with tabs between. */

import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import type { Modifica } from "../corpus/norme/relazione.ts";
import { isTipoRelazione } from "../law/relation-kinds.ts";
import { writeWhole } from "./write-whole.ts";

/** Some relations: whole lines of a file. */
export interface Part {
  readonly file: string;
  readonly start: number;
  readonly bytes: number;
}

/** Bytes that are read at once. */
const AT_ONCE = 8 * 1024 * 1024;

/** The fields of a line, in order. */
const FIELDS = [
  "da",
  "a",
  "articolo_da",
  "partizione_da",
  "articolo_a",
  "partizione_a",
  "portata",
  "tipo",
  "data",
] as const satisfies readonly (keyof Modifica)[];

function modificaLine(modifica: Modifica): string {
  const fields = FIELDS.map((name) => modifica[name] ?? "");
  if (fields.some((field) => /[\t\n]/.test(field))) throw new Error(`tabulazione o a capo in una relazione: ${fields}`);
  return `${fields.join("\t")}\n`;
}

function modificaOf(line: string): Modifica {
  const [da = "", a = "", ...rest] = line.split("\t");
  const [articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo = "", data] = rest.map(
    (field) => field || null,
  );
  if (tipo === null || !isTipoRelazione(tipo)) throw new Error(`relazione di un tipo sconosciuto: ${line}`);
  return {
    da,
    a,
    articolo_da: articolo_da ?? null,
    partizione_da: partizione_da ?? null,
    articolo_a: articolo_a ?? null,
    partizione_a: partizione_a ?? null,
    portata: portata === "intero" || portata === "parte" ? portata : null,
    tipo,
    data: data ?? null,
  };
}

/** Writes relations into a file of their own. */
export function writeModifiche(file: string, modifiche: readonly Modifica[]): Part {
  const content = Buffer.from(modifiche.map(modificaLine).join(""));
  writeFileSync(file, content);
  return { file, start: 0, bytes: content.length };
}

/**
 * Parts with those that follow each other in a file joined, so that few are to be read; empty ones left out.
 *
 * @example joined([{ file: "a", start: 0, bytes: 7 }, { file: "a", start: 7, bytes: 5 }]) // [{ file: "a", start: 0, bytes: 12 }]
 */
export function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const { file, start, bytes } of parts) {
    const last = found.at(-1);
    if (bytes === 0) continue;
    if (last?.file === file && last.start + last.bytes === start && last.bytes + bytes <= AT_ONCE)
      found[found.length - 1] = { ...last, bytes: last.bytes + bytes };
    else found.push({ file, start, bytes });
  }
  return found;
}

function bytesOf({ file, start, bytes }: Part): Buffer {
  const handle = openSync(file, "r");
  try {
    const content = Buffer.allocUnsafe(bytes);
    if (readSync(handle, content, 0, bytes, start) !== bytes) throw new Error(`${file}: troncato`);
    return content;
  } finally {
    closeSync(handle);
  }
}

/** The relations of some parts, read one part after the other. */
export function* modificheOf(parts: readonly Part[]): Generator<Modifica> {
  for (const part of parts) {
    const text = bytesOf(part).toString();
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf("\n", at);
      if (end < 0) throw new Error(`${part.file}: relazione troncata`);
      yield modificaOf(text.slice(at, end));
      at = end + 1;
    }
  }
}

/** Writes all parts into one file, one after the other; gives them as they are there. */
export function gather(parts: readonly Part[], file: string): Part[] {
  writeWhole(file, Buffer.concat(joined(parts).map(bytesOf)));
  let start = 0;
  return parts.map(({ bytes }) => {
    const part = { file, start, bytes };
    start += bytes;
    return part;
  });
}
