/** How sure a relation is, from the signals that prove it. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { BASI, type Base } from "../../law/relation-kinds.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import type { Relazione } from "./relazione.ts";

export type Affidabilita = Relazione["affidabilita"];

/**
 * One bit per base: millions of relations share the few combinations there are.
 *
 * @example bitOf("modifica_marcata") // 2
 */
export function bitOf(base: Base): number {
  return 1 << BASI.indexOf(base);
}

/** What the amending act declares. */
export const DECLARED: number = bitOf("modifica_attiva") | bitOf("modifica_marcata");
/** Two of these together are beyond doubt. */
const CORROBORATING = DECLARED | bitOf("riferimento_passivo") | bitOf("testo_abrogato") | bitOf("nota_aggiornamento");

const combinations = new Map<number, readonly Base[]>();

/**
 * The bases of a combination of bits, in their order; one list per combination.
 *
 * @example basesOf(bitOf("conversione") | bitOf("riferimento_passivo")) // ["riferimento_passivo", "conversione"]
 */
export function basesOf(bits: number): readonly Base[] {
  return getOrMake(combinations, bits, () => BASI.filter((base) => bits & bitOf(base)));
}

const RANK: Readonly<Record<Affidabilita, number>> = { bassa: 0, media: 1, alta: 2 };

/** What one signal alone is worth. */
const WORTH: Readonly<Record<Base, Affidabilita>> = {
  modifica_attiva: "alta",
  modifica_marcata: "alta",
  conversione: "alta",
  riferimento_passivo: "media",
  testo_abrogato: "media",
  nota_aggiornamento: "media",
  testo_modificativo: "media",
};
const WORTH_WITH_RESERVE: Readonly<Record<NonNullable<Segnale["riserva"]>, Affidabilita>> = {
  indiretta: "media",
  discorde: "media",
  altro_atto: "bassa",
  solo_come_modificato: "bassa",
  atto_piu_recente: "bassa",
  parole_non_capite: "bassa",
};

/**
 * The better of what was believed and what a signal alone is worth.
 *
 * @example withSignal("bassa", { base: "modifica_attiva", riserva: "indiretta", ... }) // "media"
 */
export function withSignal(believed: Affidabilita, { base, riserva }: Segnale): Affidabilita {
  const worth = riserva === undefined ? WORTH[base] : WORTH_WITH_RESERVE[riserva];
  return RANK[worth] > RANK[believed] ? worth : believed;
}

/**
 * What a relation is worth in the end: two kinds of proof make it sure whatever each is worth alone.
 *
 * @param isText whether words change: the sentence of the amending act is then no second proof of what its metadata declare
 * @example withProofs("media", bitOf("riferimento_passivo") | bitOf("testo_abrogato")) // "alta"
 */
export function withProofs(believed: Affidabilita, bits: number, isText = true): Affidabilita {
  const proofs = bits & (isText ? CORROBORATING : CORROBORATING | bitOf("testo_modificativo"));
  const several = (proofs & (proofs - 1)) !== 0;
  return several ? "alta" : believed;
}
