import type { Modifica, Relazione } from "../../corpus/norme/relazione.ts";
import { type ClasseRelazione, classeOf } from "../../law/relation-kinds.ts";

/** A relation as one of its two acts shows it. */
export interface RelazioneVista extends Relazione {
  readonly direzione: "out" | "in";
  readonly classe: ClasseRelazione;
  readonly nel_corpus: boolean;
}

/** Where and what, in the order of the answers. */
function identity({
  da,
  a,
  articolo_da,
  partizione_da,
  articolo_a,
  partizione_a,
  portata,
  tipo,
}: Omit<Modifica, "data">) {
  return { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe: classeOf(tipo) };
}

/**
 * A relation as the act that acts (`out`) or the one that is acted on (`in`) shows it.
 *
 * @param nel_corpus whether the other act is served
 */
export function relationSeen(relazione: Relazione, direzione: "out" | "in", nel_corpus: boolean): RelazioneVista {
  const { data, evidenza, base, affidabilita } = relazione;
  return { direzione, ...identity(relazione), data, evidenza, base, affidabilita, nel_corpus };
}
