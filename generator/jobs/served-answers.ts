/** The answers of acts, read back from the tree that is being written. */

import type { Modifica, Relazione } from "../corpus/norme/relazione.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { ActReader, relationLines, type TreeFiles } from "../tree/acts-of-tree.ts";
import { type RelazioneVista, relationLineStart } from "../views/norme/relations.ts";

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
  readonly #acts: ActReader;
  readonly #served: (eli: string) => boolean;

  /**
   * @param files of the tree, which has all its acts by now
   * @param served whether an act is served
   */
  constructor(files: Pick<TreeFiles, "read">, served: (eli: string) => boolean) {
    this.#acts = new ActReader(files);
    this.#served = served;
  }

  /** The answer of `/norme/{eli}` to the ELI of an act that is served. */
  norma(eli: string): string {
    return this.#acts.norma(eli);
  }

  /**
   * Relations with their proofs, in the order given; one act of each is served.
   *
   * @throws Error where the answer has no such relation
   */
  relazioni(modifiche: readonly Modifica[]): Relazione[] {
    const shown = (eli: string) =>
      new Map(
        Object.values(this.#acts.relationLines(eli)).flatMap((lines) =>
          lines.map((line): [string, string] => [line.slice(0, line.indexOf(',"data":')), line]),
        ),
      );
    const byAct = new Map<string, ReadonlyMap<string, string>>();
    return modifiche.map((modifica) => {
      const [eli, direzione] = this.#served(modifica.da) ? [modifica.da, "out" as const] : [modifica.a, "in" as const];
      const start = relationLineStart(modifica, direzione);
      const line = getOrMake(byAct, eli, () => shown(eli)).get(start);
      if (line === undefined) throw new Error(`${eli}: nella risposta manca la relazione ${start}`);
      const { direzione: _, classe: __, nel_corpus: ___, ...relazione } = JSON.parse(line) as RelazioneVista;
      return relazione;
    });
  }
}
