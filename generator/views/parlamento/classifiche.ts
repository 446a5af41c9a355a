/** The two rankings: only who signed something is in them. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { Disegno, Gruppo, Persona } from "../../corpus/parlamento/modello.ts";
import type { Firma } from "./firme.ts";

/** People by bills signed, then name, then id. */
export function rankParlamentari(firme: ReadonlyMap<Persona, readonly Firma[]>) {
  const entries = [...firme].map(([{ id, nome, ramo, gruppo }, signed]) => ({
    nome,
    id,
    ramo,
    gruppo: gruppo?.sigla ?? null,
    gruppo_nome: gruppo?.nome ?? null,
    numero_atti: signed.length,
    numero_prime_firme: signed.filter(({ primo }) => primo).length,
  }));
  return entries.sort((a, b) => b.numero_atti - a.numero_atti || byCodeUnit(a.nome, b.nome) || byCodeUnit(a.id, b.id));
}

/** Groups by distinct bills signed, then name, acronym, branch; a signature counts for the signer's group, as the source of the branch has it. */
export function rankGruppi(firme: ReadonlyMap<Persona, readonly Firma[]>) {
  const counted = new Map<Gruppo, { atti: Set<Disegno>; firme: number }>();
  for (const [{ gruppo }, signed] of firme) {
    if (gruppo === null) continue;
    const sum = getOrMake(counted, gruppo, () => ({ atti: new Set(), firme: 0 }));
    for (const { disegno } of signed) sum.atti.add(disegno);
    sum.firme += signed.length;
  }
  const entries = [...counted].map(([{ nome, sigla, ramo }, sum]) => ({
    nome,
    sigla,
    ramo,
    numero_atti: sum.atti.size,
    numero_firme: sum.firme,
  }));
  return entries.sort(
    (a, b) =>
      b.numero_atti - a.numero_atti ||
      byCodeUnit(a.nome, b.nome) ||
      byCodeUnit(a.sigla, b.sigla) ||
      byCodeUnit(a.ramo, b.ramo),
  );
}
