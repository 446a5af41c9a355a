import { describe, expect, it } from "vitest";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { ActReader, actsOfTree, packsOf, type TreeFiles } from "../../generator/tree/acts-of-tree.ts";
import { ROWS, smallTree } from "../router/small-tree.ts";
import { packed } from "./pack-tree.ts";

const files = smallTree();
const of = (tree: ReadonlyMap<string, Uint8Array>): TreeFiles => ({
  names: [...tree.keys()],
  read: (name) => {
    const bytes = tree.get(name);
    if (!bytes) throw new Error(`${name}: missing`);
    return bytes;
  },
});
const text = (name: string) => new TextDecoder().decode(files.get(name)!);

describe.each([
  ["each a file", files, 0],
  ["in packs", packed(files, 8), 8],
] as const)("the acts of a tree, %s", (_layout, tree, packs) => {
  it("are as many as it has, each once, with the answers that their files would have", () => {
    expect(packsOf(of(tree))).toBe(packs);
    const found = new Set<string>();
    for (const { file, norma, relazioni } of actsOfTree(of(tree))) {
      expect(norma()).toBe(text(`api/public/norme/${file}.json`));
      expect(relazioni()).toBe(text(`api/public/relazioni/${file}.json`));
      found.add(file);
    }
    expect(found.size).toBe(ROWS.length);
  });

  it("are read one by one", () => {
    const reader = new ActReader(of(tree));
    for (const { eli } of ROWS) {
      const answer = text(`api/public/norme/${fileOfEli(eli)}.json`);
      expect(reader.norma(eli)).toBe(answer);
    }
    expect(() => reader.norma("eli:/it/legge/1890/01/01/1")).toThrow(/missing|non è nel pacchetto/);
  });
});
