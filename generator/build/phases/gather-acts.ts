import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { mapped } from "../../collections/mapped.ts";
import { jsonLines, type MakeList, type SortedList, textLines } from "../../collections/sorted-list.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { joinedTypes, type TipoServito } from "../../corpus/orders/norme/coverage.ts";
import type { GraphActs } from "../../corpus/orders/norme/graph-nodes.ts";
import type { RelazioneServita } from "../../corpus/orders/norme/relations.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { ActReader, type TreeFiles } from "../../tree/acts-of-tree.ts";
import type { BucketOutcome } from "../stage/files.ts";
import { parsed } from "../stage/kept.ts";
import type { ServedActs, ShownRelation } from "./outputs/served-acts.ts";

/** Those of an act that it makes, by pair of acts, then those made to it. */
const BY_ANSWER = textLines<ShownRelation>(
  (x, y) => byCodeUnit(x.eli, y.eli) || byCodeUnit(y.direzione, x.direzione) || byCodeUnit(x.da, y.da),
);

const BY_ELI = jsonLines<NormaServita>((a, b) => byCodeUnit(a.eli, b.eli));

/** Bytes of an act beside its title, about. */
const BYTES = 500;

/** Where the acts of the buckets are, and the relations as they were encoded. */
interface ActsInBuckets {
  actsIn(bucket: number): Iterable<NormaServita>;
  relationsIn(bucket: number): readonly string[];
}

/** All acts, by ELI. */
function sortedActs(actsIn: ActsInBuckets["actsIn"], buckets: number, lists: MakeList): SortedList<NormaServita> {
  const norme = lists("acts", BY_ELI);
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const norma of actsIn(bucket)) norme.add(norma, norma.record.titolo.length + BYTES);
  return norme;
}

/** All relations, each beside the act that shows it. */
function sortedRelations(
  relationsIn: ActsInBuckets["relationsIn"],
  buckets: number,
  served: (eli: string) => boolean,
  lists: MakeList,
): SortedList<ShownRelation> {
  const relations = lists("relations", BY_ANSWER);
  for (let bucket = 0; bucket < buckets; bucket++)
    for (const text of relationsIn(bucket)) {
      const { da, a } = parsed<RelazioneServita>(text);
      const shown = served(da) ? ({ eli: da, direzione: "out" } as const) : ({ eli: a, direzione: "in" } as const);
      relations.add({ ...shown, da, text }, BYTES + text.length);
    }
  return relations;
}

/**
 * What is known of all acts, from them and from the outcomes of their buckets.
 *
 * @param outcomes of all buckets, in their order
 * @param files of the tree, which has the answers of all acts by now
 * @returns to be closed once it is read
 * @example gatherActs(bucketsIn(kept), bucketsOf(kept, 64), table.graph, staging, lists).counts.norme // 14
 */
export function gatherActs(
  { actsIn, relationsIn }: ActsInBuckets,
  outcomes: Iterable<BucketOutcome>,
  graph: GraphActs,
  files: TreeFiles,
  lists: MakeList,
): ServedActs {
  const dated: ServedActs["dated"][number][] = [];
  const withoutRelation: Record<string, number> = {};
  const doubtful = new Map<string, string[]>();
  const parts: TipoServito[] = [];
  let [articoli, relazioni, citazioni] = [0, 0, 0];
  for (const outcome of outcomes) {
    const bucket = dated.length;
    dated.push({ ultima: outcome.newest, modifiche: () => mapped(relationsIn(bucket), parsed<RelazioneServita>) });
    for (const [reason, by] of Object.entries(outcome.withoutRelation))
      withoutRelation[reason] = (withoutRelation[reason] ?? 0) + by;
    for (const [reason, relations] of Object.entries(outcome.doubtful)) {
      const all = getOrMake(doubtful, reason, () => []);
      for (const relation of relations) all.push(relation);
    }
    parts.push(...outcome.types);
    articoli += outcome.articoli;
    relazioni += outcome.relations;
    citazioni += outcome.citations;
  }
  const buckets = dated.length;
  const types = joinedTypes(parts);
  let sorted: SortedList<NormaServita> | null = null;
  return {
    norme() {
      sorted ??= sortedActs(actsIn, buckets, lists);
      return sorted;
    },
    relations: () => sortedRelations(relationsIn, buckets, graph.served, lists),
    acts: (elis) =>
      elis.flatMap((eli) => [...actsIn(bucketOf(bucketKeyOfEli(eli), buckets))].filter((act) => act.eli === eli)),
    close: () => sorted?.close(),
    answers: new ActReader(files),
    graph,
    dated,
    types,
    counts: { norme: types.reduce((sum, { atti }) => sum + atti, 0), articoli, relazioni, citazioni },
    withoutRelation,
    doubtful: Object.fromEntries(doubtful),
  };
}
