/**
 * What acts say of each other while they are read and served, a line each, with tabs between:
 *
 *   signal, in a reading             key of the act that it cites, JSON
 *   signal, on its way to a bucket   ELI of the act that has it, then the same
 *   relation                         both acts, both places, extent, kind and day
 */

import type { Modifica } from "../../corpus/norme/relazione.ts";
import { citedKey } from "../../corpus/norme/sommario.ts";
import { isTipoRelazione } from "../../law/relation-kinds.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";

const TAB = "\t";

/** A signal as it stands in a reading, with its line end. */
export const lineOfSignal = (segnale: Segnale): string =>
  `${citedKey(segnale.altro)}${TAB}${JSON.stringify(segnale)}\n`;

/** The key of the act that a signal in a reading cites. */
export const citedIn = (line: string): string => line.slice(0, line.indexOf(TAB));

/** The signal that a line of a reading says. */
export function signalIn(line: string): Segnale {
  const segnale: Segnale = JSON.parse(line.slice(line.indexOf(TAB) + 1));
  return segnale;
}

/** A line of the reading of an act, on its way to a bucket. */
export const sentSignal = (eli: string, line: string): string => `${eli}${TAB}${line}\n`;

/**
 * The signals that were sent to a bucket, each with the ELI of the act that has it.
 *
 * @example [...sentSignals(sentSignal("eli:A", lineOfSignal(segnale).trimEnd()))] // [["eli:A", segnale]]
 */
export function* sentSignals(lines: string): Generator<readonly [eli: string, segnale: Segnale]> {
  for (const line of lines.split("\n")) {
    const tab = line.indexOf(TAB);
    if (tab > 0) yield [line.slice(0, tab), signalIn(line.slice(tab + 1))];
  }
}

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

function lineOf(modifica: Modifica): string {
  const fields = FIELDS.map((name) => modifica[name] ?? "");
  if (fields.some((field) => /[\t\n]/.test(field))) throw new Error(`tab or line end in a relation: ${fields}`);
  return `${fields.join("\t")}\n`;
}

function modificaOf(line: string): Modifica {
  const [da = "", a = "", ...rest] = line.split("\t");
  const [articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo = "", data] = rest.map(
    (field) => field || null,
  );
  if (tipo === null || !isTipoRelazione(tipo)) throw new Error(`relation of an unknown kind: ${line}`);
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

/**
 * Relations as lines.
 *
 * @throws Error where a name holds a tab or a line end
 * @example linesOfRelations([{ da: "eli:A", a: "eli:B", articolo_da: "1", ..., tipo: "abroga", data: "2001-02-03" }])
 *   // "eli:A\teli:B\t1\t\t\t\t\tabroga\t2001-02-03\n"
 */
export function linesOfRelations(modifiche: readonly Modifica[]): string {
  return modifiche.map(lineOf).join("");
}

/** The relations that lines say, one by one. */
export function* relationsOf(lines: string): Generator<Modifica> {
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf("\n", at);
    if (end < 0) throw new Error("relation cut short");
    yield modificaOf(lines.slice(at, end));
    at = end + 1;
  }
}
