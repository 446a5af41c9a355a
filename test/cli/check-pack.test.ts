import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bucketOfPack, decodePack, encodeActPack, type PackedText } from "../../generator/format/pack.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { checkTree } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { packed } from "../tree/pack-tree.ts";

const folder = temporaryFolder();
const unpacked = sharedTree();
const files = new Map<string, Uint8Array>();

beforeAll(() => {
  for (const name of readdirSync(unpacked, { recursive: true, encoding: "utf8" }))
    if (statSync(path.join(unpacked, name)).isFile() && name !== MANIFEST && name !== SUMS)
      files.set(name.split(path.sep).join("/"), readFileSync(path.join(unpacked, name)));
});

let trees = 0;

/** Checks a tree of some files, whose manifest is right. */
async function check(tree: ReadonlyMap<string, Uint8Array>) {
  const staging = new Staging(path.join(folder, `albero-${++trees}`));
  for (const [name, bytes] of tree) staging.write(name, bytes);
  staging.seal();
  return checkTree(staging.root, SILENT);
}

/** A packed tree in which the first pack with two acts is another. */
function spoilt(change: (acts: PackedText[]) => PackedText[]) {
  const tree = packed(files, 2);
  const [name] = [...tree].find(([n, bytes]) => bucketOfPack(n) !== null && decodePack(bytes).length > 1)!;
  return { name, tree: tree.set(name, encodeActPack(change(decodePack(tree.get(name)!)))) };
}

describe("check of a packed tree", () => {
  it("looks at every act, and finds nothing wrong in a sound one", async () => {
    const relations = [...files.keys()].filter((name) => name.startsWith("api/public/relazioni/")).length;
    const whole = await checkTree(unpacked, SILENT);
    expect(whole.problems).toEqual([]);
    const { answers, problems } = await check(packed(files, 8));
    expect(problems).toEqual([]);
    expect(relations).toBeGreaterThan(0);
    expect(answers).toBe(whole.answers - relations);
  });

  it("says which act of which pack breaks its schema", async () => {
    const { name, tree } = spoilt(([first, ...rest]) => [
      { ...first!, text: Buffer.from(Buffer.from(first!.text).toString().replace('"n_articoli":', '"n_articolo":')) },
      ...rest,
    ]);
    const { problems } = await check(tree);
    expect(problems.join("\n")).toMatch(new RegExp(`${name} \\(.*n_articoli.*schemas/norma.json`));
  });

  it("says that an act is missing, by the totals", async () => {
    const { tree } = spoilt((acts) => acts.slice(1));
    const { problems } = await check(tree);
    expect(problems.join("\n")).toMatch(/acts served: \d+, but \/health says \d+/);
  });

  it("says that an act is in the wrong pack", async () => {
    const tree = packed(files, 2);
    const packs = [...tree.keys()].filter((name) => bucketOfPack(name) !== null);
    expect(packs).toHaveLength(2);
    const [one, other] = [tree.get(packs[0]!)!, tree.get(packs[1]!)!];
    const { problems } = await check(tree.set(packs[0]!, other).set(packs[1]!, one));
    expect(problems.join("\n")).toMatch(/pacchi\/0\.txt: .*: it belongs into 1\.txt/);
    expect(problems.join("\n")).toMatch(/pacchi\/1\.txt: .*: it belongs into 0\.txt/);
  });

  it("says that the card does not speak of packs", async () => {
    const tree = packed(files, 2).set("indici/norma.json", files.get("indici/norma.json")!);
    const { problems } = await check(tree);
    expect(problems.join("\n")).toContain("indici/norma.json does not say that acts are in packs");
  });

  it("says what it needs where the card is missing", async () => {
    const tree = packed(files, 2);
    tree.delete("indici/norma.json");
    const { problems } = await check(tree);
    expect(problems.join("\n")).toContain("it cannot be checked without indici/norma.json");
  });
});
