/** An act with its neighbours on rings around it, from its relations. */

import type { ClasseRelazione } from "../../../../../law/relation-kinds.ts";
import { eliLabel } from "../norma/act-name.ts";
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

/** Neighbours on the first ring; each further ring has so many more. */
const FIRST_RING = 12;
const MORE = 10;

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

/** The class of most of a neighbour's relations: neighbours of one class stand beside each other. */
function mainKind({ kinds }: Neighbour): number {
  let main = 0;
  kinds.forEach((kind, i) => {
    const most = kinds[main];
    if (most && weight(kind) > weight(most)) main = i;
  });
  return main;
}

/** Places on rings: the neighbours with most relations on the innermost, each ring by class. */
function ringPlaces(neighbours: readonly Neighbour[]): Float32Array {
  const xy = new Float32Array(2 * neighbours.length);
  const rings: number[] = [];
  for (let left = neighbours.length, size = FIRST_RING; left > 0; left -= size, size += MORE)
    rings.push(Math.min(size, left));
  let first = 0;
  rings.forEach((size, ring) => {
    const radius = (0.46 * (ring + 1.2)) / (rings.length + 0.2);
    const order = Array.from({ length: size }, (_, i) => first + i).sort((a, b) => {
      const [one, other] = [neighbours[a], neighbours[b]];
      return one && other ? mainKind(one) - mainKind(other) || a - b : 0;
    });
    order.forEach((neighbour, i) => {
      // Half a step further on every other ring: labels stand in the gaps.
      const angle = (2 * Math.PI * (i + (ring % 2) / 2)) / size - Math.PI / 2;
      xy[2 * neighbour] = 0.5 + radius * Math.cos(angle);
      xy[2 * neighbour + 1] = 0.5 + radius * Math.sin(angle);
    });
    first += size;
  });
  return xy;
}

/**
 * The act in the middle with the neighbours that have most relations with it.
 *
 * @param most neighbours at most
 * @param only place among `RELATION_CLASSES` of the relations that count; -1 where all do
 * @returns the graph, whose first node is the act, and how many neighbours there are in all
 */
export function aroundGraph(
  answer: RelationsAnswer,
  most: number,
  only = -1,
): { graph: DrawnGraph; neighbours: number } {
  const all = neighboursOf(answer, only).sort((a, b) => weight(b) - weight(a) || (a.eli < b.eli ? -1 : 1));
  const shown = all.slice(0, most);
  const { eli } = answer.norma;
  const centre: DrawnNode = { id: eli, label: eliLabel(eli), norma: eli, nel_corpus: true, grado: answer.totale };
  const nodes = shown.map((neighbour): DrawnNode => {
    const { made, received, nel_corpus } = neighbour;
    const grado = weight(neighbour);
    return {
      id: neighbour.eli,
      label: eliLabel(neighbour.eli),
      norma: neighbour.eli,
      nel_corpus,
      grado,
      made,
      received,
    };
  });
  const links = shown.flatMap(({ kinds }, i) =>
    kinds.flatMap(({ made, received }, kind): DrawnLink[] => [
      ...(made > 0 ? [{ source: i + 1, target: 0, kind, peso: made }] : []),
      ...(received > 0 ? [{ source: 0, target: i + 1, kind, peso: received }] : []),
    ]),
  );
  const xy = Float32Array.from([0.5, 0.5, ...ringPlaces(shown)]);
  return { graph: { nodes: [centre, ...nodes], links, xy }, neighbours: all.length };
}
