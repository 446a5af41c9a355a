/** An act with its neighbours, from its relations. */

import { eliLabel } from "../../../../../law/names/eli-label.ts";
import type { ClasseRelazione } from "../../../../../law/relation-kinds.ts";
import type { DrawnGraph, DrawnLink, DrawnNode } from "./drawn-graph.ts";
import { classIndex, RELATION_CLASSES } from "./kinds.ts";

/** What the page reads of `/relazioni`. */
export interface RelationsAnswer {
  readonly norma: { readonly eli: string; readonly titolo: string };
  readonly totale: number;
  readonly relazioni: readonly {
    readonly direzione: "out" | "in";
    readonly da: string;
    readonly a: string;
    readonly classe: ClasseRelazione;
    readonly nel_corpus: boolean;
  }[];
}

/** An act that has relations with the one in the middle. */
interface Neighbour {
  readonly eli: string;
  nel_corpus: boolean;
  made: number;
  received: number;
  /** How many relations of each of `RELATION_CLASSES`, made and received. */
  readonly kinds: { made: number; received: number }[];
}

function neighboursOf({ norma, relazioni }: RelationsAnswer, only: number): Neighbour[] {
  const found = new Map<string, Neighbour>();
  for (const { direzione, da, a, classe, nel_corpus } of relazioni) {
    if (only >= 0 && classIndex(classe) !== only) continue;
    const eli = direzione === "out" ? a : da;
    if (eli === norma.eli) continue;
    const kinds = RELATION_CLASSES.map(() => ({ made: 0, received: 0 }));
    const neighbour = found.get(eli) ?? { eli, nel_corpus, made: 0, received: 0, kinds };
    found.set(eli, neighbour);
    const way = direzione === "in" ? "made" : "received";
    neighbour[way]++;
    const kind = neighbour.kinds[classIndex(classe)];
    if (kind) kind[way]++;
  }
  return [...found.values()];
}

const weight = ({ made, received }: { made: number; received: number }) => made + received;

/**
 * The act in the middle with its neighbours, those that have most relations with it first.
 *
 * @param only place among `RELATION_CLASSES` of the relations that count; -1 where all do
 * @returns the graph, whose first node is the act
 */
export function aroundGraph(answer: RelationsAnswer, only = -1): DrawnGraph {
  const found = neighboursOf(answer, only).sort((a, b) => weight(b) - weight(a) || (a.eli < b.eli ? -1 : 1));
  const { eli } = answer.norma;
  const centre: DrawnNode = { id: eli, label: eliLabel(eli), norma: eli, nel_corpus: true, grado: answer.totale };
  const nodes = found.map((neighbour): DrawnNode => {
    const { eli: id, made, received, nel_corpus } = neighbour;
    return { id, label: eliLabel(id), norma: id, nel_corpus, grado: weight(neighbour), made, received };
  });
  const links = found.flatMap(({ kinds }, i) =>
    kinds.flatMap(({ made, received }, kind): DrawnLink[] => [
      ...(made > 0 ? [{ source: i + 1, target: 0, kind, peso: made }] : []),
      ...(received > 0 ? [{ source: 0, target: i + 1, kind, peso: received }] : []),
    ]),
  );
  return { nodes: [centre, ...nodes], links };
}
