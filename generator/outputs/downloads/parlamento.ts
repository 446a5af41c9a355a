/** Parliamentarians, groups and bills as rows. */

import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";
import { signaturesByPerson } from "../../views/parlamento/firme.ts";
import type { ddlSheet } from "../../views/parlamento/scheda.ts";
import type { Row } from "./tables.ts";

type SchedaDdl = ReturnType<typeof ddlSheet>;

/** Everyone known, as the graph shows those who signed something. By id. */
export function* parlamentari(modello: ModelloParlamento) {
  const firme = signaturesByPerson(modello);
  for (const persona of modello.persone) {
    const { id, nome, ramo, gruppo } = persona;
    const numero_atti = firme.get(persona)?.length ?? 0;
    yield { id, label: nome, tipo: "parlamentare", ramo, gruppo: gruppo?.sigla ?? null, numero_atti };
  }
}

/** The rows of the groups, in the order of the model. */
export function* gruppoRows({ gruppi }: ModelloParlamento): Generator<Row> {
  for (const { sigla, ramo, nome } of gruppi) yield [sigla, ramo, nome];
}

/** The rows of a bill's readings. */
export function faseRows({ numero: ddl, fasi }: SchedaDdl): Row[] {
  return fasi.map(({ numero, ramo, data_presentazione, stato, data_stato }, i) => [
    ddl,
    i + 1,
    numero,
    ramo,
    data_presentazione,
    stato,
    data_stato,
  ]);
}

/** The rows of a bill's signatures. */
export function firmaRows({ numero: ddl, firmatari }: SchedaDdl): Row[] {
  return firmatari.map(({ id, nome, ramo, gruppo, primo, data_aggiunta, data_ritiro }, i) => [
    ddl,
    i + 1,
    id,
    nome,
    ramo,
    gruppo,
    primo,
    data_aggiunta,
    data_ritiro,
  ]);
}
