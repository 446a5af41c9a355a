/** Groups as the filter of the graph of signatures compares them. */

import type { Gruppo } from "../../corpus/parlamento/modello.ts";

/** What the filter compares: name and acronym in small letters, branch. */
export type NomeGruppo = readonly [nome: string, sigla: string, ramo: Gruppo["ramo"]];

/** A group as the filter sees it. */
export function nomeGruppo({ nome, sigla, ramo }: Gruppo): NomeGruppo {
  return [nome.toLowerCase(), sigla.toLowerCase(), ramo];
}
