import type { Relazione } from "../../corpus/norme/relazione.ts";

/** A relation as one of its two acts shows it. */
export interface RelazioneVista extends Relazione {
  readonly direzione: "out" | "in";
  readonly nel_corpus: boolean;
}

/**
 * A relation as the act that modifies (`out`) or the one that is modified (`in`) shows it.
 *
 * @param nel_corpus whether the other act is served
 */
export function relationSeen(
  { da, a, articolo_da, articolo_a, tipo, data, evidenza, base, affidabilita }: Relazione,
  direzione: "out" | "in",
  nel_corpus: boolean,
): RelazioneVista {
  return { direzione, da, a, articolo_da, articolo_a, tipo, data, evidenza, base, affidabilita, nel_corpus };
}
