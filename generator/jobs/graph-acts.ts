import type { GraphActs } from "../views/norme/graph-nodes.ts";
import type { ServedTable } from "./served-table.ts";

/**
 * What the graph must know of the acts that are served.
 *
 * @example graphActs(table).served("eli:/it/legge/1990/08/07/241") // true
 */
export function graphActs({ identities, percorsi }: ServedTable): GraphActs {
  return {
    served: (eli) => identities.elis.has(eli),
    elis: () => identities.elis,
    percorso: (eli, articolo) => {
      const own = percorsi.get(eli);
      return own && Object.hasOwn(own, articolo) ? own[articolo] : undefined;
    },
  };
}
