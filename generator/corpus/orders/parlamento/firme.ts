/** The signatures that count: who signed which bill, withdrawn ones and those of no person left out. */

import { getOrMake } from "../../../collections/get-or-make.ts";
import type { Disegno, ModelloParlamento, Persona } from "../../parlamento/modello.ts";

export interface Firma {
  readonly persona: Persona;
  readonly disegno: Disegno;
  readonly primo: boolean;
}

/**
 * Every signature that counts, by the person who made it, people in the order of the model.
 *
 * @example signaturesByPerson(modello).get(persona)?.length // 196
 */
export function signaturesByPerson({ persone, disegni }: ModelloParlamento): Map<Persona, Firma[]> {
  const found = new Map<Persona, Firma[]>();
  for (const disegno of disegni)
    for (const { persona, primo, ritirata } of disegno.firmatari)
      if (persona !== null && !ritirata) getOrMake(found, persona, () => []).push({ persona, disegno, primo });
  return new Map(
    persone.flatMap((persona) => {
      const own = found.get(persona);
      return own === undefined ? [] : [[persona, own] as const];
    }),
  );
}
