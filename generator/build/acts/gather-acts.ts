import { byCodeUnit } from "../../collections/code-unit.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { Modifica } from "../../corpus/norme/relazione.ts";
import type { TreeFiles } from "../../tree/acts-of-tree.ts";
import type { GraphActs } from "../../views/norme/graph-nodes.ts";
import { type ServedActs, ServedAnswers } from "../outputs/served-acts.ts";
import type { BucketOutcome } from "../stage/files.ts";

/**
 * What is known of all acts, from them and from the outcomes of their buckets.
 *
 * @param acts in any order
 * @param outcomes of all buckets, in their order
 * @param relationsIn the relations that a bucket counts
 * @param files of the tree, which has the answers of all acts by now
 * @example gatherActs(allActs(kept, 64), bucketsOf(kept, 64), (bucket) => relationsOfBucket(kept, bucket), table.graph, staging).counts.norme // 14
 */
export function gatherActs(
  acts: Iterable<NormaServita>,
  outcomes: Iterable<BucketOutcome>,
  relationsIn: (bucket: number) => Iterable<Modifica>,
  graph: GraphActs,
  files: Pick<TreeFiles, "read">,
): ServedActs {
  const dated = [];
  const withoutRelation: Record<string, number> = {};
  let relazioni = 0;
  for (const outcome of outcomes) {
    const bucket = dated.length;
    dated.push({ ultima: outcome.newest, modifiche: () => relationsIn(bucket) });
    for (const [reason, by] of Object.entries(outcome.withoutRelation))
      withoutRelation[reason] = (withoutRelation[reason] ?? 0) + by;
    relazioni += outcome.relations;
  }
  const norme = [...acts].sort((a, b) => byCodeUnit(a.eli, b.eli));
  const articoli = norme.reduce((sum, { record }) => sum + record.n_articoli, 0);
  return {
    norme,
    answers: new ServedAnswers(files, graph.served),
    graph,
    *relations() {
      for (let bucket = 0; bucket < dated.length; bucket++) yield* relationsIn(bucket);
    },
    dated,
    counts: { norme: norme.length, articoli, relazioni },
    withoutRelation,
  };
}
