/** Who amends whom: a graph that grows as the real one does, where acts that were amended often are amended again. */

import type { AttoSintetico } from "./atti.ts";
import { Caso, pesata } from "./caso.ts";
import { addDays } from "./giorni.ts";
import type { Misura } from "./misure.ts";

export type TipoModifica = "modifica" | "sostituisce" | "inserisce" | "abroga" | "proroga" | "converte";

/** One thing that an act does to another. */
export interface Operazione {
  readonly tipo: TipoModifica;
  /** Article of the amending act. */
  readonly articoloDa: number;
  /** Article of the amended act, `null` for the whole act. */
  readonly articoloA: number | null;
}

/** Everything that one act does to another. */
export interface Modifica {
  readonly da: number;
  readonly a: number;
  /** When the change was published. */
  readonly data: string;
  readonly operazioni: readonly Operazione[];
}

const KINDS: readonly TipoModifica[] = ["modifica", "sostituisce", "inserisce", "abroga", "proroga"];
const kindOf = pesata([45, 20, 20, 12, 3]);
/** How many acts in a hundred amend others, by type. */
const AMENDING: Readonly<Record<string, number>> = {
  legge: 0.5,
  "decreto-legge": 0.7,
  "decreto-legislativo": 0.8,
  "legge-costituzionale": 0.6,
  dpr: 0.15,
  "regio-decreto": 0.12,
};
const AMENDING_OTHERS = 0.2;
/** How often the next target is one that was a target before: what makes the degrees a power law. */
const AGAIN = 0.6;
const MOST_TARGETS = 120;
const MOST_OPERATIONS = 60;
const WHOLE_REPEAL = 0.05;
const DAYS_TO_CONVERT = 60;

/** A number from 1 on that falls as a power: mean about 3, now and then a hundred. */
function powerLaw(caso: Caso, exponent: number, most: number): number {
  return Math.min(most, Math.floor((1 - caso.next()) ** (-1 / exponent)));
}

function operations(caso: Caso, da: Misura, a: Misura): Operazione[] {
  if (caso.chance(WHOLE_REPEAL)) return [{ tipo: "abroga", articoloDa: caso.between(1, da.articoli), articoloA: null }];
  const found = new Map<string, Operazione>();
  for (let n = powerLaw(caso, 1.2, MOST_OPERATIONS); n > 0; n--) {
    const [articoloDa, articoloA] = [caso.between(1, da.articoli), caso.between(1, a.articoli)];
    const key = `${articoloDa}/${articoloA}`;
    if (!found.has(key)) found.set(key, { tipo: KINDS[kindOf(caso)]!, articoloDa, articoloA });
  }
  return [...found.values()];
}

/** Decree-laws of the Republic, each with the first law of the following sixty days that converts no other. */
function conversions(atti: readonly AttoSintetico[]): Modifica[] {
  const found: Modifica[] = [];
  const waiting: AttoSintetico[] = [];
  for (const atto of atti) {
    while (waiting[0] && addDays(waiting[0].data, DAYS_TO_CONVERT) < atto.data) waiting.shift();
    if (atto.tipo === "decreto-legge") waiting.push(atto);
    const decree = atto.tipo === "legge" ? waiting.shift() : undefined;
    if (decree)
      found.push({
        da: atto.indice,
        a: decree.indice,
        data: atto.gazzetta,
        operazioni: [{ tipo: "converte", articoloDa: 1, articoloA: null }],
      });
  }
  return found;
}

/**
 * All amendments among the acts.
 *
 * @param atti by date: an act amends earlier ones
 * @param misure by index
 */
export function modificheFra(atti: readonly AttoSintetico[], misure: readonly Misura[], seme: string): Modifica[] {
  const found = conversions(atti);
  const converted = new Set(found.map(({ da, a }) => `${da}/${a}`));
  const before: number[] = [];
  for (const { indice, tipo, gazzetta } of atti) {
    const caso = new Caso(`${seme}/modifiche/${indice}`);
    if (indice === 0 || !caso.chance(AMENDING[tipo] ?? AMENDING_OTHERS)) continue;
    const targets = new Set<number>();
    for (let n = powerLaw(caso, 1.4, MOST_TARGETS); n > 0; n--) {
      const known = before.length > 0 && caso.chance(AGAIN);
      // Recent acts are amended more than old ones.
      const a = known ? caso.pick(before) : indice - 1 - caso.low(indice, 2);
      if (!converted.has(`${indice}/${a}`)) targets.add(a);
    }
    for (const a of targets) {
      before.push(a);
      found.push({ da: indice, a, data: gazzetta, operazioni: operations(caso, misure[indice]!, misure[a]!) });
    }
  }
  return found;
}
