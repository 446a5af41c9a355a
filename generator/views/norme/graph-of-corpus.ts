import { articleNames } from "../../corpus/norme/article-names.ts";
import type { CorpusNorme, NormaServita } from "../../corpus/norme/corpus.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { OrderedGraph } from "../ordered-graph.ts";
import { normeGraph } from "./graph.ts";
import type { GraphActs, Livello } from "./graph-nodes.ts";

/** Paths below the act's ELI of its articles, by the name that relations give them. */
function articlePaths({ record }: NormaServita): Map<string, string> {
  const names = articleNames(record);
  const paths = new Map<string, string>();
  for (const articolo of record.articoli) {
    const name = names.standing(articolo)!;
    if (!paths.has(name)) paths.set(name, articolo.percorso);
  }
  return paths;
}

/** The acts of a corpus that is whole in memory, as the graph asks for them. */
function actsOf({ norme }: CorpusNorme): GraphActs {
  const byEli = new Map(norme.map((norma) => [norma.eli, norma]));
  const paths = new Map<string, Map<string, string>>();
  return {
    served: (eli) => byEli.has(eli),
    elis: () => byEli.keys(),
    percorso: (eli, articolo) => {
      const norma = byEli.get(eli);
      return norma && getOrMake(paths, eli, () => articlePaths(norma)).get(articolo);
    },
  };
}

/**
 * The graph of amendments of a corpus that is whole in memory.
 *
 * @param limit as in `normeGraph`
 * @example graphOfCorpus(corpus, "norma", 500).totalNodes // 14
 */
export function graphOfCorpus(corpus: CorpusNorme, livello: Livello, limit: number): OrderedGraph {
  return normeGraph(actsOf(corpus), corpus.relazioni, livello, limit);
}
