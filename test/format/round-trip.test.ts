/** Every file of a tree whose kind has a module: written from what was read of it, it is the same, byte for byte. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { decodeGraphBase, encodeGraphBase } from "../../generator/format/graph-base.ts";
import { decodeGraphCut, encodeGraphCut } from "../../generator/format/graph-cut.ts";
import { decodeGraphSet, encodeGraphSet } from "../../generator/format/graph-set.ts";
import { sharedTree } from "../shared-tree.ts";

const TREES = { "of files": sharedTree(), "in packs": sharedTree("--pack") };

/** Names of a kind, and what its module makes of the bytes of such a file. */
const KINDS: readonly (readonly [kind: string, names: RegExp, again: (bytes: Uint8Array) => Uint8Array | string])[] = [
  ["cut index", /^indici\/(?:[^/]+\/)?graph\/.*\.bin$/, (bytes) => encodeGraphCut(decodeGraphCut(bytes))],
  ["base of a graph", /^indici\/[^/]+\/base\.bin$/, (bytes) => encodeGraphBase(decodeGraphBase(bytes))],
  ["set of a graph", /^indici\/[^/]+\/insieme-\d+\.bin$/, (bytes) => encodeGraphSet(decodeGraphSet(bytes))],
];

describe.each(Object.entries(TREES))("in a tree %s", (_, tree) => {
  it.each(KINDS)("each %s is what its module writes of it", (_kind, names, again) => {
    const found = readdirSync(tree, { recursive: true, encoding: "utf8" }).filter((name) => names.test(name));
    for (const name of found) {
      const bytes = readFileSync(path.join(tree, name));
      expect(bytes.equals(Buffer.from(again(bytes))), name).toBe(true);
    }
    expect(found).not.toEqual([]);
  });
});
