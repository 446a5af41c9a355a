import type { TipoRelazione } from "../../law/relation-kinds.ts";
import type { Base, Decorrenza, Portata } from "../../sources/normattiva/records.ts";

/** A relation between two acts, as both of them show it (each adds its own `direzione`). */
export interface Relazione {
  /** ELI of the act that acts on the other, and of the other. */
  readonly da: string;
  readonly a: string;
  /** Article's number, after its container's name where that is not in the main numbering (`Allegato II.12, 23`). */
  readonly articolo_da: string | null;
  /** Part of that article (`comma 2, lettera a)`), `null` where the whole article is meant or nothing narrower is known. */
  readonly partizione_da: string | null;
  readonly articolo_a: string | null;
  readonly partizione_a: string | null;
  /** Whether all of what `a`, `articolo_a` and `partizione_a` name is touched, or something inside it; `null` where nobody says. */
  readonly portata: Portata | null;
  readonly tipo: TipoRelazione;
  readonly data: string | null;
  /** When it takes effect, where the source says another day, or an event that it waits for; `null` where it says neither. */
  readonly decorrenza: Decorrenza | null;
  /** The piece of the source that proves this very relation; `null` where only the official list names the pair. */
  readonly evidenza: string | null;
  readonly base: readonly Base[];
  readonly affidabilita: "alta" | "media" | "bassa";
}

/** A relation without its proofs. */
export type Modifica = Omit<Relazione, "decorrenza" | "evidenza" | "base" | "affidabilita">;
