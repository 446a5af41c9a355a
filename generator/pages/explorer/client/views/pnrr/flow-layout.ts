/** Where the parts of the drawing of funds stand: sources at the left, sectors at the right, flows between them as bands. */

/** A flow of money, in euro, by the names of its ends. */
export interface Flow {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

export interface FlowNode {
  readonly name: string;
  readonly side: "from" | "to";
  readonly amount: number;
  /** Lines of its label. */
  readonly lines: readonly string[];
  readonly y: number;
  readonly height: number;
}

export interface FlowBand extends Flow {
  /** Upper edges and height of the band. */
  readonly y0: number;
  readonly y1: number;
  readonly height: number;
}

interface FlowLayout {
  readonly height: number;
  readonly nodes: readonly FlowNode[];
  readonly bands: readonly FlowBand[];
}

/** Height of all money together, of a line of a label, least height of a node, between two nodes. */
const MONEY = 420;
const LINE = 16;
const LEAST = 2;
const GAP = 8;

/**
 * Cuts a label into lines.
 *
 * @example labelLines("SERVIZI ALLE IMPRESE", 12) // ["SERVIZI ALLE", "IMPRESE"]
 */
export function labelLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Puts the smallest ends of flows under one name, so that each of the others can be seen; one alone keeps its own.
 *
 * @param least share of all money below which an end is small
 * @returns the flows, and the names that were put together
 * @example groupSmall([{ from: "a", to: "b", amount: 99 }, { from: "a", to: "c", amount: 1 }], 0.05, "others").small // []
 */
export function groupSmall(
  flows: readonly Flow[],
  least: number,
  others: string,
): { readonly flows: readonly Flow[]; readonly small: readonly string[] } {
  const ends = sums(flows, "to");
  const total = [...ends.values()].reduce((sum, amount) => sum + amount, 0);
  const small = [...ends].filter(([, amount]) => amount < least * total).map(([name]) => name);
  if (small.length < 2) return { flows, small: [] };
  const merged = new Map<string, Flow>();
  for (const flow of flows) {
    const to = small.includes(flow.to) ? others : flow.to;
    const key = JSON.stringify([flow.from, to]);
    merged.set(key, { from: flow.from, to, amount: (merged.get(key)?.amount ?? 0) + flow.amount });
  }
  return { flows: [...merged.values()], small };
}

function sums(flows: readonly Flow[], side: "from" | "to"): Map<string, number> {
  const all = new Map<string, number>();
  for (const flow of flows) all.set(flow[side], (all.get(flow[side]) ?? 0) + flow.amount);
  return all;
}

/** Nodes of a side from the top down, the largest first; `last` at the end. Labels have room, however small a node is. */
function stacked(flows: readonly Flow[], side: FlowNode["side"], scale: number, last: string, letters: number) {
  const sorted = [...sums(flows, side)].sort(
    ([a, x], [b, y]) => Number(a === last) - Number(b === last) || y - x || (a < b ? -1 : 1),
  );
  let top = 0;
  const nodes = sorted.map(([name, amount]): FlowNode => {
    const lines = labelLines(name, letters);
    const height = Math.max(LEAST, amount * scale);
    const slot = Math.max(height, (lines.length + 1) * LINE);
    const y = top + (slot - height) / 2;
    top += slot + GAP;
    return { name, side, amount, lines, y, height };
  });
  return { nodes, height: Math.max(0, top - GAP) };
}

/**
 * Lays the drawing out. Heights say amounts, at least a line's; nothing overlaps.
 *
 * @param last name that stands last, whatever its amount
 * @param letters of a line of a label at most
 * @example flowLayout([{ from: "PNRR", to: "RICERCA", amount: 7 }], "", 30).bands[0]?.height // 420
 */
export function flowLayout(flows: readonly Flow[], last: string, letters: number): FlowLayout {
  const total = flows.reduce((sum, { amount }) => sum + amount, 0);
  const scale = total > 0 ? MONEY / total : 0;
  const [from, to] = [stacked(flows, "from", scale, last, letters), stacked(flows, "to", scale, last, letters)];
  const height = Math.max(from.height, to.height);
  const spread = [from, to].flatMap(({ nodes, height: own }) => {
    // The side with fewer labels takes as much room as the other.
    const more = nodes.length > 1 ? (height - own) / (nodes.length - 1) : 0;
    return nodes.map((node, i) => ({ ...node, y: node.y + i * more }));
  });
  const [placeFrom, placeTo] = (["from", "to"] as const).map(
    (side) => new Map(spread.filter((node) => node.side === side).map((node, place) => [node.name, { node, place }])),
  );
  const filled = new Map<FlowNode, number>();
  /** The upper edge of the next band at a node. */
  const next = (node: FlowNode | undefined, size: number) => {
    if (node === undefined) return 0;
    const before = filled.get(node) ?? 0;
    filled.set(node, before + size);
    return node.y + before;
  };
  const order = ({ from: source, to: sector }: Flow) =>
    (placeFrom?.get(source)?.place ?? 0) * 1000 + (placeTo?.get(sector)?.place ?? 0);
  const bands = [...flows]
    .sort((a, b) => order(a) - order(b))
    .map((flow): FlowBand => {
      const size = flow.amount * scale;
      return {
        ...flow,
        y0: next(placeFrom?.get(flow.from)?.node, size),
        y1: next(placeTo?.get(flow.to)?.node, size),
        height: Math.max(1, size),
      };
    });
  return { height, nodes: spread, bands };
}
