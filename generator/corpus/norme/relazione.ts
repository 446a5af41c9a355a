import type { Base, TipoRelazione } from "../../sources/normattiva/records.ts";

/** A change between two acts, as both of them show it (each adds its own `direzione`). */
export interface Relazione {
  /** ELI of the act that modifies, and of the act that is modified. */
  readonly da: string;
  readonly a: string;
  /** Article's number, after its container's name where that is not in the main numbering (`Allegato II.12, 23`). */
  readonly articolo_da: string | null;
  readonly articolo_a: string | null;
  readonly tipo: TipoRelazione;
  readonly data: string | null;
  /** The sentence of the source, white space collapsed; `null` where it is a bare reference. */
  readonly evidenza: string | null;
  readonly base: readonly Base[];
  readonly affidabilita: "alta" | "media" | "bassa";
}

/** A change without its proofs. */
export type Modifica = Pick<Relazione, "da" | "a" | "articolo_da" | "articolo_a" | "tipo" | "data">;

/**
 * What tells a change from all others.
 *
 * @example modificaKey({ da: "eli:A", a: "eli:B", articolo_da: "1", articolo_a: null, tipo: "abroga" }) // '["eli:A","eli:B","1",null,"abroga"]'
 */
export function modificaKey({ da, a, articolo_da, articolo_a, tipo }: Omit<Modifica, "data">): string {
  return JSON.stringify([da, a, articolo_da, articolo_a, tipo]);
}
