import { describe, expect, it } from "vitest";
import { decodeGraphBase, encodeGraphBase, tieNumber, tieOf } from "../../generator/format/graph-base.ts";
import { encodeGraphCut, type GraphCut } from "../../generator/format/graph-cut.ts";
import { encodeGraphSet, type StoredSet, sizeFrom } from "../../generator/format/graph-set.ts";

describe("a cut index", () => {
  const cut: GraphCut = {
    nodes: 2,
    startNodes: 11,
    startLinks: 46,
    nodeEnd: (node) => [21, 33][node] ?? 0,
    linkEnd: (node) => [46, 60][node] ?? 0,
  };

  it("is whole 32-bit integers, little-endian", () => {
    expect([...encodeGraphCut(cut)].filter((_, i) => i % 4 === 0)).toEqual([2, 11, 46, 21, 33, 46, 60]);
  });
});

describe("a set of a graph", () => {
  const steps = [
    { threshold: 7.5, nodes: 1, links: 0 },
    { threshold: 2, nodes: 3, links: 2 },
  ];
  const set: StoredSet = {
    nodes: 3,
    links: 2,
    stored: 3,
    steps: 2,
    ordinal: (place) => [4, 0, 2][place] ?? 9,
    step: (place) => steps[place] ?? { threshold: 0, nodes: 0, links: 0 },
  };

  it("has its steps at the next multiple of 8 bytes", () => {
    const bytes = encodeGraphSet(set);
    expect(bytes.length).toBe(32 + 2 * 16);
    expect(new DataView(bytes.buffer).getFloat64(32, true)).toBe(7.5);
  });

  it.each([
    [8, { nodes: 0, links: 0 }],
    [7.5, { nodes: 1, links: 0 }],
    [3, { nodes: 1, links: 0 }],
    [0, { nodes: 3, links: 2 }],
  ])("has what the last step at or above %d leaves", (bound, size) => {
    expect(sizeFrom(set, bound)).toMatchObject(size);
  });

  it("is whole where nothing bounds it", () => {
    expect(sizeFrom({ ...set, steps: 0 }, 5)).toMatchObject({ nodes: 3, links: 2 });
  });
});

describe("the base of a graph", () => {
  const ties = [tieNumber({ neighbour: 1, kind: 0, out: true }), tieNumber({ neighbour: 0, kind: 0, out: false })];
  const base = {
    nodes: 2,
    links: 1,
    offset: (node: number) => [0, 11][node] ?? 0,
    length: (node: number) => [10, 11][node] ?? 0,
    start: (node: number) => [0, 1, 2][node] ?? 0,
    tie: (place: number) => ties[place] ?? 0,
  };

  it("writes a tie in one number", () => {
    expect(ties).toEqual([16, 1]);
    expect(tieOf(decodeGraphBase(encodeGraphBase(base)).tie(1))).toEqual({ neighbour: 0, kind: 0, out: false });
  });
});
