import type { CorpusNorme, NormaServita } from "../../corpus/norme/corpus.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";

/** A relation as one of its two acts shows it. */
export interface RelazioneVista extends Relazione {
  readonly direzione: "out" | "in";
  readonly nel_corpus: boolean;
}

/**
 * The relations of an act: `out` where it modifies, `in` where it is modified. `nel_corpus` says whether the other act is served.
 *
 * @param served ELIs of the acts that are served
 */
export function relationsOf(
  corpus: CorpusNorme,
  norma: NormaServita,
  served: ReadonlySet<string>,
): { out: RelazioneVista[]; in: RelazioneVista[] } {
  const view = (index: number, direzione: "out" | "in"): RelazioneVista => {
    const { da, a, articolo_da, articolo_a, tipo, data, evidenza, base, affidabilita } = corpus.relazioni[index]!;
    const nel_corpus = served.has(direzione === "out" ? a : da);
    return { direzione, da, a, articolo_da, articolo_a, tipo, data, evidenza, base, affidabilita, nel_corpus };
  };
  return { out: norma.out.map((i) => view(i, "out")), in: norma.in.map((i) => view(i, "in")) };
}
