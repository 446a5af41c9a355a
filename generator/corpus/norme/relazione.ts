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
