import { lastOf, numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { runs } from "../../collections/runs.ts";

interface Named {
  readonly node: number;
  readonly id: string;
}

/** Places of nodes in a graph's final order. */
export interface NodeOrder {
  /** The nodes that are shown, in order, and their ids. */
  readonly shown: Uint32Array;
  readonly ids: readonly string[];
  /** Place by node: exact for those that are shown, some place behind them for the others. */
  readonly position: Uint32Array;
}

/** Nodes gathered beyond those that are wanted before the others are dropped. */
const SLACK = 1 << 12;

/** The first nodes by id: of a million that are linked once, most are compared with the last of them and forgotten. */
function firstById(nodes: Uint32Array, wanted: number, idOf: (node: number) => string): Named[] {
  const found: Named[] = [];
  let bar: string | null = null;
  const settle = () => {
    found.sort((a, b) => byCodeUnit(a.id, b.id));
    found.length = Math.min(found.length, wanted);
  };
  for (const node of nodes) {
    const id = idOf(node);
    if (bar !== null && id > bar) continue;
    found.push({ node, id });
    if (found.length < 2 * wanted + SLACK) continue;
    settle();
    bar = lastOf(found).id;
  }
  settle();
  return found;
}

/** Nodes by degree descending, otherwise as they are given. */
function byDegree(nodes: Uint32Array, grado: Uint32Array): Uint32Array {
  const { length } = nodes;
  let most = 0;
  for (const node of nodes) most = Math.max(most, numberAt(grado, node));
  const keys = new Float64Array(length);
  for (let i = 0; i < length; i++) keys[i] = (most - numberAt(grado, numberAt(nodes, i))) * length + i;
  keys.sort();
  return Uint32Array.from(keys, (key) => numberAt(nodes, key - Math.floor(key / length) * length));
}

/**
 * Puts nodes in order: degree descending, then id. Ids are made only where they decide.
 *
 * @param nodes all nodes of the graph
 * @param grado degree by node
 * @param limit how many are shown
 * @example orderNodes(Uint32Array.of(0, 1, 2), Uint32Array.of(1, 2, 1), (node) => "cba"[node]!, 2)
 * // { shown: [1, 2], ids: ["b", "a"], position: [2, 0, 1] }
 */
export function orderNodes(
  nodes: Uint32Array,
  grado: Uint32Array,
  idOf: (node: number) => string,
  limit: number,
): NodeOrder {
  const order = byDegree(nodes, grado);
  const shown = new Uint32Array(Math.min(limit, order.length));
  const ids: string[] = [];
  const position = new Uint32Array(grado.length);
  let beyond = shown.length;
  const degreeAt = (place: number) => numberAt(grado, numberAt(order, place));
  for (const [start, end] of runs(order.length, (a, b) => degreeAt(a) === degreeAt(b))) {
    const alike = order.subarray(start, end);
    const chosen = start < shown.length ? firstById(alike, Math.min(end, shown.length) - start, idOf) : [];
    chosen.forEach(({ node, id }, i) => {
      shown[start + i] = node;
      ids.push(id);
      position[node] = start + i;
    });
    if (chosen.length === alike.length) continue;
    const taken = new Set(chosen.map(({ node }) => node));
    for (const node of alike) if (!taken.has(node)) position[node] = beyond++;
  }
  return { shown, ids, position };
}
