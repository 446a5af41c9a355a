/** How large acts are. */

import { Caso } from "./caso.ts";

/** Mean bytes of a body, so that a whole file has about 50 KB on average (published figure), most far fewer. */
const MEAN = 42_000;
/** Spread of the logarithms: the median is a third of the mean, one act in 100,000 has the size of a code. */
const SPREAD = 1.45;
const LARGEST = 9_900_000;
const SMALLEST = 250;
const BYTES_PER_ARTICLE = 3000;

export interface Misura {
  /** Bytes of the body, about. */
  readonly corpo: number;
  readonly articoli: number;
}

/**
 * The size of an act: log-normal.
 *
 * @param parte 1 for the real sizes, 0.1 for bodies ten times smaller
 */
export function misuraDi(seme: string, indice: number, parte: number): Misura {
  const caso = new Caso(`${seme}/misura/${indice}`);
  const drawn = MEAN * Math.exp(SPREAD * caso.normal() - SPREAD ** 2 / 2);
  const whole = Math.min(LARGEST, Math.max(SMALLEST, drawn));
  const articoli = Math.max(1, Math.round((whole * parte) / BYTES_PER_ARTICLE));
  return { corpo: Math.round(whole * parte), articoli };
}
