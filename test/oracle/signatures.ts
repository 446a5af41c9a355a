/** The signatures of bills in the plainest code. */

import type { Disegno, ModelloParlamento, Persona } from "../../generator/corpus/parlamento/modello.ts";

/**
 * Every signature that counts.
 *
 * @example signatures(modello).filter(({ primo }) => primo)
 */
export function signatures(modello: ModelloParlamento): { persona: Persona; disegno: Disegno; primo: boolean }[] {
  const out: { persona: Persona; disegno: Disegno; primo: boolean }[] = [];
  for (const disegno of modello.disegni)
    for (const f of disegno.firmatari)
      if (f.persona && !f.ritirata) out.push({ persona: f.persona, disegno, primo: f.primo });
  return out;
}
