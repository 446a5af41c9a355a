/** Relations in few bytes: one line each, both acts, both places, extent, kind and day, with tabs between. */

import type { Modifica } from "../../corpus/norme/relazione.ts";
import { isTipoRelazione } from "../../law/relation-kinds.ts";

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
