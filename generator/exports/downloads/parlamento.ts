/** Parliamentarians as rows. */

import { signaturesByPerson } from "../../corpus/orders/parlamento/firme.ts";
import type { ModelloParlamento } from "../../corpus/parlamento/modello.ts";

/** Everyone known, as the graph shows those who signed something. By id. */
export function* parlamentari(modello: ModelloParlamento) {
  const firme = signaturesByPerson(modello);
  for (const persona of modello.persone) {
    const { id, nome, ramo, gruppo } = persona;
    const numero_atti = firme.get(persona)?.length ?? 0;
    yield { id, label: nome, tipo: "parlamentare" as const, ramo, gruppo: gruppo?.sigla ?? null, numero_atti };
  }
}
