import { getOrMake } from "../../collections/get-or-make.ts";
import { foldContainer } from "../../law/articles/container-name.ts";
import type { ArticoloRef } from "../../sources/normattiva/records.ts";

/** A container of articles in an act's attachments. */
export interface Contenitore {
  readonly nome: string;
  readonly numeri: readonly string[];
}

/** The containers of an act, each under its first spelling, in the order of the act. */
export function containersOf(articoli: readonly ArticoloRef[]): Contenitore[] {
  const containers = new Map<string, { nome: string; numeri: string[] }>();
  for (const { contenitore, numero } of articoli)
    if (contenitore !== null)
      getOrMake(containers, foldContainer(contenitore), () => ({ nome: contenitore, numeri: [] })).numeri.push(numero);
  return [...containers.values()];
}
