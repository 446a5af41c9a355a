import type { Modifica, Relazione } from "../../corpus/norme/relazione.ts";

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

/**
 * How the line of a relation in an answer begins, up to its kind: no other line of an act begins so.
 *
 * @example relationLineStart({ da: "eli:A", a: "eli:B", articolo_da: "1", articolo_a: null, tipo: "abroga" }, "out")
 *   // '{"direzione":"out","da":"eli:A","a":"eli:B","articolo_da":"1","articolo_a":null,"tipo":"abroga"'
 */
export function relationLineStart(
  { da, a, articolo_da, articolo_a, tipo }: Omit<Modifica, "data">,
  direzione: RelazioneVista["direzione"],
): string {
  return JSON.stringify({ direzione, da, a, articolo_da, articolo_a, tipo }).slice(0, -1);
}
