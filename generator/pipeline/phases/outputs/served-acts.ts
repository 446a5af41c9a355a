/** What the outputs know of the acts that are served. */

import { getOrMake } from "../../../collections/get-or-make.ts";
import type { SortedList } from "../../../collections/sorted-list.ts";
import type { NormaServita } from "../../../corpus/norme/corpus.ts";
import type { Modifica, Relazione } from "../../../corpus/norme/relazione.ts";
import { relationLines } from "../../../format/act.ts";
import { modificaKey } from "../../../law/articles/relation-ends.ts";
import type { DatedGroup } from "../../../outputs/catalogue/feeds.ts";
import { ActReader, type TreeFiles } from "../../../tree/acts-of-tree.ts";
import type { TipoServito } from "../../../views/norme/coverage.ts";
import type { GraphActs } from "../../../views/norme/graph-nodes.ts";
import type { RelazioneVista } from "../../../views/norme/relations.ts";

export interface ServedActs {
  /** All of them, by `eli` (code unit): read and sorted when they are first asked for. */
  readonly norme: () => SortedList<NormaServita>;
  /** Some of them, in the order of their ELIs. */
  readonly acts: (elis: readonly string[]) => readonly NormaServita[];
  /** Forgets what was sorted. */
  readonly close: () => void;
  /** What was written of them. */
  readonly answers: ServedAnswers;
  /** What the graphs must know of them. */
  readonly graph: GraphActs;
  /** Each relation once, in no order that means anything, in groups of which the newest day is known before they are read. */
  readonly dated: readonly DatedGroup<Modifica>[];
  readonly types: readonly TipoServito[];
  readonly counts: { readonly norme: number; readonly articoli: number; readonly relazioni: number };
  /** Signals that gave no relation, by Italian reason. */
  readonly withoutRelation: Readonly<Record<string, number>>;
  /** Relations that cannot be as they were read, in short, by Italian reason. */
  readonly doubtful: Readonly<Record<string, readonly string[]>>;
}

/**
 * The relations that an act's answer shows, each as its line and as an object.
 *
 * @example [...relationsShown(answer)][0].vista.tipo // "abroga"
 */
export function* relationsShown(answer: string): Generator<{ line: string; vista: RelazioneVista }> {
  for (const lines of Object.values(relationLines(answer)))
    for (const line of lines) yield { line, vista: JSON.parse(line) as RelazioneVista };
}

/** The answers of acts, read back from the tree that is being written. */
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

  /** The relations that an act's answer shows, by what tells them apart. */
  #shownBy(eli: string): Map<string, Relazione> {
    const lines = Object.values(this.#acts.relationLines(eli)).flat();
    return new Map(
      lines.map((line) => {
        const { direzione: _, classe: __, nel_corpus: ___, ...relazione } = JSON.parse(line) as RelazioneVista;
        return [modificaKey(relazione), relazione];
      }),
    );
  }

  /**
   * Relations with their proofs, in the order given; one act of each is served.
   *
   * @throws Error where the answer has no such relation
   */
  relazioni(modifiche: readonly Modifica[]): Relazione[] {
    const byAct = new Map<string, Map<string, Relazione>>();
    return modifiche.map((modifica) => {
      const eli = this.#served(modifica.da) ? modifica.da : modifica.a;
      const key = modificaKey(modifica);
      const found = getOrMake(byAct, eli, () => this.#shownBy(eli)).get(key);
      if (found === undefined) throw new Error(`${eli}: its answer has no relation ${key}`);
      return found;
    });
  }
}
