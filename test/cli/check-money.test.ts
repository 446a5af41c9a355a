/** `check` holds the files about the recovery plan against each other. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { moneyProblems } from "../../generator/cli/check/money-check.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();

function namesIn(): string[] {
  const manifest: ManifestEntry[] = readJsonSync(path.join(tree, "manifest.json"));
  return manifest.map((entry) => entry.path).filter((name) => name.startsWith("esplora/pnrr/"));
}

/** What is said of the tree's files where one is another text, or not there. */
function problemsWith(name: string, changed: ((text: string) => string) | null): string[] {
  const names = namesIn();
  const read = (asked: string) => {
    const text = readFileSync(path.join(tree, asked), "utf8");
    return Buffer.from(asked === name && changed ? changed(text) : text);
  };
  return moneyProblems({ has: (asked) => names.includes(asked) && (changed !== null || asked !== name), read });
}

describe("the files about the recovery plan", () => {
  it("are sound in a tree that was just made", () => {
    expect(namesIn()).toContain("esplora/pnrr/appalti/0.json");
    expect(problemsWith("", (text) => text)).toEqual([]);
  });

  it.each([
    ["esplora/pnrr/indice.json", null, /^esplora\/pnrr\/indice.json: (?:it is missing|manca)$/],
    ["esplora/pnrr/appalti/0.json", null, /the number of nodes says \d+, but there are 0/],
    ["esplora/pnrr/appalti/0.json", (text: string) => text.slice(0, -9), /appalti\/0.json.*JSON/],
    ["esplora/pnrr/nomi/0.json", null, /indice.json: nomi/],
    ["esplora/pnrr/dove/0.json", (text: string) => text.replace(":[1,0]", ":[2,0]"), /dove\/0.json: \w+:/],
  ] as const)("are reported where %s is wrong (%#)", (name, changed, told) => {
    expect(problemsWith(name, changed).join("\n")).toMatch(told);
  });
});
