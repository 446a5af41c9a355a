import { describe, expect, it } from "vitest";
import {
  decodeGraphBase,
  encodeGraphBase,
  faultsOfGraphBase,
  tieNumber,
  tieOf,
} from "../../generator/format/graph-base.ts";
import { encodeGraphCut, faultsOfGraphCut, type GraphCut } from "../../generator/format/graph-cut.ts";
import { encodeGraphSet, faultsOfGraphSet, type StoredSet, sizeFrom } from "../../generator/format/graph-set.ts";

const english = (faults: Iterable<{ readonly en: string }>) => Array.from(faults, ({ en }) => en);

describe("a cut index", () => {
  const answer = new TextEncoder().encode('{"nodes":[\n{"id":"a"},\n{"id":"b"}\n],"links":[\n{"source":"b"}\n]}\n');
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

  it("is sound where each end is the end of a line of the answer", () => {
    expect(english(faultsOfGraphCut(encodeGraphCut(cut), answer))).toEqual([]);
  });

  it.each([
    ["a node ends elsewhere", { ...cut, nodeEnd: (node: number) => [21, 32][node] ?? 0 }],
    ["the links end before the first", { ...cut, linkEnd: (node: number) => [46, 45][node] ?? 0 }],
    ["the nodes begin elsewhere", { ...cut, startNodes: 12 }],
  ])("is not where %s", (_, spoilt) => {
    expect(english(faultsOfGraphCut(encodeGraphCut(spoilt), answer))).toHaveLength(1);
  });

  it("is not where it is cut short", () => {
    expect(english(faultsOfGraphCut(encodeGraphCut(cut).subarray(0, 24), answer))).toEqual(["it is 24 bytes, not 28"]);
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

  it("names what is wrong", () => {
    expect(english(faultsOfGraphSet(encodeGraphSet(set), 5))).toEqual([]);
    expect(english(faultsOfGraphSet(encodeGraphSet(set), 4))).toEqual(["it names nodes beyond the 4 of the base"]);
    const twice = { ...set, nodes: 2, ordinal: () => 1 };
    expect(english(faultsOfGraphSet(encodeGraphSet(twice), 5))).toEqual([
      "it stores 3 nodes of 2",
      "it names a node twice",
      "step 1 does not follow the one before",
    ]);
    expect(english(faultsOfGraphSet(encodeGraphSet(set).subarray(0, 50), 5))).toEqual(["it is 50 bytes, not 64"]);
  });
});

describe("the base of a graph", () => {
  const page = new TextEncoder().encode('{"id":"a"}\n{"id":"bb"}\n');
  const ties = [tieNumber({ neighbour: 1, kind: 0, out: true }), tieNumber({ neighbour: 0, kind: 0, out: false })];
  const base = {
    nodes: 2,
    links: 1,
    offset: (node: number) => [0, 11][node] ?? 0,
    length: (node: number) => [10, 11][node] ?? 0,
    start: (node: number) => [0, 1, 2][node] ?? 0,
    tie: (place: number) => ties[place] ?? 0,
  };
  const faults = (spoilt: typeof base) => english(faultsOfGraphBase(encodeGraphBase(spoilt), [page], [0], 1));

  it("writes a tie in one number", () => {
    expect(ties).toEqual([16, 1]);
    expect(tieOf(decodeGraphBase(encodeGraphBase(base)).tie(1))).toEqual({ neighbour: 0, kind: 0, out: false });
  });

  it("names what is wrong", () => {
    expect(faults(base)).toEqual([]);
    expect(faults({ ...base, length: () => 10 })).toEqual(["node 1 is no line of page 0"]);
    expect(faults({ ...base, start: () => 1 })).toEqual(["its ties do not follow each other"]);
    expect(faults({ ...base, tie: () => 32 })).toEqual(["tie 0 leads out of the graph"]);
  });
});
