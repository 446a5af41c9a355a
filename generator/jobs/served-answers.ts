/** The answers of acts, read back from the tree that is being written. */

import { type Modifica, modificaKey, type Relazione } from "../corpus/norme/relazione.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { actReader, relationLines, type TreeFiles } from "../tree/acts-of-tree.ts";
import type { RelazioneVista } from "../views/norme/relations.ts";

/**
 * The relations that an act's answer shows, each as its line and as an object.
 *
 * @example [...relationsShown(answer)][0].vista.tipo // "abroga"
 */
export function* relationsShown(answer: string): Generator<{ line: string; vista: RelazioneVista }> {
  for (const lines of Object.values(relationLines(answer)))
    for (const line of lines) yield { line, vista: JSON.parse(line) as RelazioneVista };
}

export class ServedAnswers {
  /** The answer of `/norme/{eli}` to the ELI of an act that is served. */
  readonly norma: (eli: string) => string;
  readonly #served: (eli: string) => boolean;

  /**
   * @param files of the tree, which has all its acts by now
   * @param served whether an act is served
   */
  constructor(files: Pick<TreeFiles, "read">, served: (eli: string) => boolean) {
    this.norma = actReader(files);
    this.#served = served;
  }

  /**
   * Relations with their proofs, in the order given; one act of each is served.
   *
   * @throws Error where the answer has no such relation
   */
  relazioni(modifiche: readonly Modifica[]): Relazione[] {
    const shown = (eli: string) =>
      new Map(
        [...relationsShown(this.norma(eli))].map(({ vista: { direzione: _, nel_corpus: __, ...relazione } }) => [
          modificaKey(relazione),
          relazione,
        ]),
      );
    const byAct = new Map<string, ReadonlyMap<string, Relazione>>();
    return modifiche.map((modifica) => {
      const eli = this.#served(modifica.da) ? modifica.da : modifica.a;
      const found = getOrMake(byAct, eli, () => shown(eli)).get(modificaKey(modifica));
      if (!found) throw new Error(`${eli}: nella risposta manca la relazione ${modificaKey(modifica)}`);
      return found;
    });
  }
}
