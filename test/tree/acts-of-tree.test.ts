import { describe, expect, it } from "vitest";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { ActReader, type TreeFiles } from "../../generator/tree/acts-of-tree.ts";
import { ROWS, worldTree } from "../router/world.ts";
import { packed } from "./pack-tree.ts";

const files = worldTree();
const of = (tree: ReadonlyMap<string, Uint8Array>): TreeFiles => ({
  read: (name) => {
    const bytes = tree.get(name);
    if (!bytes) throw new Error(`${name}: missing`);
    return bytes;
  },
});
const text = (name: string) => new TextDecoder().decode(files.get(name)!);

describe.each([
  ["each a file", files],
  ["in packs", packed(files, 8)],
] as const)("the acts of a tree, %s", (_layout, tree) => {
  it("are read one by one", () => {
    const reader = new ActReader(of(tree));
    for (const { eli } of ROWS) {
      const answer = text(`api/public/norme/${fileOfEli(eli)}.json`);
      expect(reader.norma(eli)).toBe(answer);
    }
    expect(() => reader.norma("eli:/it/legge/1890/01/01/1")).toThrow(/missing|non è nel pacchetto/);
  });
});
