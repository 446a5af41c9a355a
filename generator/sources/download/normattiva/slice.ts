/** The part of the corpus that one export asks for. */

import type { ActRef } from "./act-ref.ts";

export interface Slice {
  readonly denominazione: string;
  readonly anno?: number;
  readonly mese?: number;
  readonly giorno?: number;
  readonly numero?: string;
}

/** The parameters of a search, and of an export: these have the same names in both. A wrong name is ignored without a word. */
export function parameters({
  denominazione,
  anno,
  mese,
  giorno,
  numero,
}: Slice): Readonly<Record<string, string | number>> {
  return {
    denominazioneAtto: denominazione,
    ...(anno !== undefined && { annoProvvedimento: anno }),
    ...(mese !== undefined && { meseProvvedimento: mese }),
    ...(giorno !== undefined && { giornoProvvedimento: giorno }),
    ...(numero !== undefined && { numeroProvvedimento: numero }),
  };
}

/**
 * The name of a slice, as files bear it.
 *
 * @example sliceName({ denominazione: "DECRETO-LEGGE", anno: 2020, mese: 5 }) // "decreto-legge-2020-05"
 */
export function sliceName({ denominazione, anno, mese, giorno, numero }: Slice): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const parts = [
    denominazione,
    anno,
    mese === undefined ? undefined : two(mese),
    giorno === undefined ? undefined : two(giorno),
  ];
  const day = parts.filter((part) => part !== undefined).join("-");
  const whole = numero === undefined ? day : `${day}-n${numero}`;
  return whole.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/**
 * Slices that make up a larger one: the months of a year, the days of a month. None where it cannot be cut.
 *
 * @example smaller({ denominazione: "LEGGE", anno: 1990 }).length // 12
 */
export function smaller(slice: Slice): Slice[] {
  if (slice.numero !== undefined || slice.giorno !== undefined || slice.anno === undefined) return [];
  const { anno, mese } = slice;
  if (mese === undefined) return Array.from({ length: 12 }, (_, i) => ({ ...slice, mese: i + 1 }));
  const days = new Date(Date.UTC(anno, mese, 0)).getUTCDate();
  return Array.from({ length: days }, (_, i) => ({ ...slice, giorno: i + 1 }));
}

/** The slice of one act. */
export function sliceOfAct({ denominazione, data, numero }: Pick<ActRef, "denominazione" | "data" | "numero">): Slice {
  if (data === null) return { denominazione };
  const [anno, mese, giorno] = data.split("-").map(Number);
  return {
    denominazione,
    ...(anno !== undefined && { anno }),
    ...(mese !== undefined && { mese }),
    ...(giorno !== undefined && { giorno }),
    numero,
  };
}
