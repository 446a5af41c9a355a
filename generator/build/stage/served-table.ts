/** The acts that are served, as every thread knows them: one file, which each reads once. */

import type { CorpusAct } from "../../corpus/norme/corpus.ts";
import { Identities, type ServedIdentity } from "../../corpus/norme/identities.ts";
import type { AttoSommario } from "../../corpus/norme/sommario.ts";
import type { GraphActs } from "../../views/norme/graph-nodes.ts";

export interface ServedTable {
  /** By position among the acts served. */
  readonly acts: readonly ServedIdentity[];
  readonly identities: Identities;
  /** What the graphs must know of them. */
  readonly graph: GraphActs;
}

/** The same as it is written. */
export interface WrittenTable {
  readonly acts: readonly ServedIdentity[];
  readonly uncertain: readonly string[];
  /** `AttoSommario.percorsi` of the acts that have any, by ELI. */
  readonly paths: readonly (readonly [eli: string, paths: AttoSommario["percorsi"]])[];
}

/** The text of the file. */
export function servedText(atti: readonly CorpusAct<AttoSommario>[], uncertain: ReadonlySet<string>): string {
  const written: WrittenTable = {
    acts: atti.map(({ identita }) => identita),
    uncertain: [...uncertain],
    paths: atti.flatMap(({ eli, record: { percorsi } }) =>
      Object.keys(percorsi).length === 0 ? [] : [[eli, percorsi] as const],
    ),
  };
  return JSON.stringify(written);
}

/**
 * The acts served, from what the file says.
 *
 * @example servedTable(written).graph.served("eli:/it/legge/1990/08/07/241") // true
 */
export function servedTable({ acts, uncertain, paths }: WrittenTable): ServedTable {
  const identities = new Identities(acts, new Set(uncertain));
  const byAct = new Map(paths);
  const graph: GraphActs = {
    served: (eli) => identities.elis.has(eli),
    elis: () => identities.elis,
    percorso: (eli, articolo) => {
      const own = byAct.get(eli);
      return own && Object.hasOwn(own, articolo) ? own[articolo] : undefined;
    },
  };
  return { acts, identities, graph };
}
