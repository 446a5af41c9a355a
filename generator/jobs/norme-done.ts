/** What a run knows of the acts once they are served. */

import type { DatedGroup } from "../catalogue/feeds.ts";
import type { NormaServita } from "../corpus/norme/corpus.ts";
import type { Modifica } from "../corpus/norme/relazione.ts";
import type { GraphActs } from "../views/norme/graph-nodes.ts";
import type { Esito } from "./esiti.ts";
import type { Part } from "./modifiche.ts";
import type { ServedAnswers } from "./served-answers.ts";

export interface ServedActs {
  /** Sorted by `eli` by code unit. */
  readonly norme: readonly NormaServita[];
  /** How many relations there are. */
  readonly relazioni: number;
  /** One for each bucket. */
  readonly esiti: readonly Esito[];
  /** Each relation once, in no order that means anything: where they are, and one by one. */
  readonly parts: readonly Part[];
  readonly modifiche: () => Iterable<Modifica>;
  /** The same, in groups of which the newest day is known before they are read. */
  readonly recenti: readonly DatedGroup<Modifica>[];
  /** Signals that gave no relation, by Italian reason. */
  readonly senzaRelazione: Readonly<Record<string, number>>;
  /** File of the acts served, as `servedTable` reads it. */
  readonly serviti: string;
}

/** What the rest of a run needs of the acts. */
export interface NormeDone extends ServedActs {
  /** What was written of the acts. */
  readonly answers: ServedAnswers;
  /** What the graphs must know of the acts. */
  readonly grafo: GraphActs;
  readonly conteggi: { readonly norme: number; readonly articoli: number; readonly relazioni: number };
  /** To call once the tree is published. */
  readonly keep: () => void;
}
