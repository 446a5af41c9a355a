import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapPositions } from "../../../generator/views/map/positions.ts";
import { lawLike, star } from "./graphs.ts";

const pointsOf = (xy: Uint16Array) => Array.from({ length: xy.length / 2 }, (_, i) => [xy[2 * i]!, xy[2 * i + 1]!]);
const placesOf = (xy: Uint16Array) => new Set(pointsOf(xy).map(String)).size;
const digestOf = (xy: Uint16Array) => createHash("sha256").update(xy.join()).digest("hex").slice(0, 16);

/** Mean distance of pairs of nodes. */
function meanDistance(xy: Uint16Array, pairs: Iterable<readonly [number, number]>): number {
  let [sum, count] = [0, 0];
  for (const [a, b] of pairs) {
    sum += Math.hypot(xy[2 * a]! - xy[2 * b]!, xy[2 * a + 1]! - xy[2 * b + 1]!);
    count++;
  }
  return sum / count;
}

describe("the positions of a graph's nodes", () => {
  it("are the same on every machine and version of Node.js", () => {
    expect(digestOf(mapPositions(3000, lawLike(3000).links))).toBe("3f27b2cf664c6c89");
  });

  it.each([
    ["like that of laws", 20_000, lawLike(20_000).links],
    ["of one act that all others amend", 20_000, star(20_000)],
    ["without links", 5000, []],
    ["of one node", 1, []],
    ["of none", 0, []],
  ])("are all different in a graph %s", (_kind, count, links) => {
    const positions = mapPositions(count, links);
    expect(positions).toHaveLength(2 * count);
    expect(placesOf(positions)).toBe(count);
  });

  it("are all different in whatever graph", () => {
    const graph = fc.integer({ min: 2, max: 300 }).chain((count) => {
      const node = fc.nat(count - 1);
      const link = fc.record({ source: node, target: node, peso: fc.integer({ min: 1, max: 3000 }) });
      return fc.record({ count: fc.constant(count), links: fc.array(link, { maxLength: 600 }) });
    });
    fc.assert(
      fc.property(graph, ({ count, links }) => {
        expect(placesOf(mapPositions(count, links))).toBe(count);
      }),
      { numRuns: 60 },
    );
  });

  it("stand nearer to each other within a community than across", () => {
    const count = 2500;
    const { links, community } = lawLike(count);
    const xy = mapPositions(count, links);
    const pairs = Array.from({ length: 40_000 }, (_, i) => [(i * 7919) % count, (i * 104_729 + 13) % count] as const);
    const within = meanDistance(
      xy,
      pairs.filter(([a, b]) => community[a] === community[b]),
    );
    const across = meanDistance(
      xy,
      pairs.filter(([a, b]) => community[a] !== community[b]),
    );
    expect(within).toBeLessThan(0.5 * across);
  });
});
