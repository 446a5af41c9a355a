/** `check` holds the files by which articles and versions are cut against the answers: one that is changed is named, with what is wrong. */

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { IndexesCheck, isArticleIndex } from "../../generator/cli/check/indexes-check.ts";
import { decodePack, encodeIndexPack } from "../../generator/format/pack.ts";
import { bucketKeyOfEli, bucketOf } from "../../generator/law/identity/act-bucket.ts";
import { actsOfTree, packsOf } from "../../generator/tree/acts-of-tree.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { packed } from "../tree/pack-tree.ts";
import { run } from "./commands.ts";
import { CODE, changed, OF_LAW, own, SPOILT, soundTree, type Tree, textOf } from "./spoilt-indexes.ts";

/** What is said of the indexes of a tree. */
function problemsOf(tree: Tree, spoilt = new Set<string>()): string[] {
  const files = {
    names: [...tree.keys()],
    read: (name: string) => tree.get(name) ?? expect.unreachable(name),
  };
  const check = new IndexesCheck({
    has: (name) => tree.has(name),
    read: (name) => (spoilt.has(name) ? null : Buffer.from(files.read(name))),
  });
  const packs = packsOf(files);
  const problems: string[] = [];
  for (const { file, norma } of actsOfTree(files)) {
    const { eli } = JSON.parse(norma()) as { eli: string };
    problems.push(...check.act(file, norma(), packs ? bucketOf(bucketKeyOfEli(eli), packs) : null));
  }
  const indexes = files.names.filter((name) => isArticleIndex(name) && !spoilt.has(name));
  return [...problems, ...indexes.flatMap((name) => check.file(name))];
}

describe("check of the indexes of articles and versions", () => {
  it.each([
    ["each act a file", () => soundTree()],
    ["acts in packs", () => packed(soundTree(), 16)],
  ])("%s: finds nothing in a sound tree", (_layout, tree) => expect(problemsOf(tree())).toEqual([]));

  it.each(SPOILT)("names %s", (_what, tree, said) => {
    const all = problemsOf(tree()).join("\n");
    if (typeof said === "string") expect(all).toContain(said);
    else expect(all).toMatch(said);
    expect(all.split("\n").every((line) => /^indici\/norme\/articoli\/[\w/.-]+\.txt: \S/.test(line))).toBe(true);
  });

  it("leaves alone what has a line of its own", () => {
    expect(
      problemsOf(
        changed(own(CODE, ".1"), (all) => `${all} `),
        new Set([own(CODE, ".1")]),
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        changed(OF_LAW, () => "x"),
        new Set([OF_LAW]),
      ),
    ).toEqual([]);
  });
});

describe("check of indexes in packs", () => {
  const sound = packed(soundTree(), 2);
  const pack = [...sound.keys()].find((name) => name.endsWith(".articoli.txt")) ?? "";
  /** The indexes of a pack. */
  const parts = () => decodePack(sound.get(pack)!);
  const spoilt = (text: string | Uint8Array) => problemsOf(new Map(sound).set(pack, Buffer.from(text))).join("\n");
  const [first] = parts();

  it("names an act that a pack lacks, and one that it has in vain", () => {
    expect(first).toBeDefined();
    expect(spoilt(encodeIndexPack(parts().slice(1)))).toContain(
      `${pack}: ${first?.file} cannot be read (it is missing)`,
    );
    const more = [...parts(), { file: "legge/1861/01/01/1", text: Buffer.from("{}\n") }];
    expect(spoilt(encodeIndexPack(more))).toContain(`${pack} (legge/1861/01/01/1): it belongs to no act of the tree`);
  });

  it("names an index that is another's, and places that leave bytes out", () => {
    const [a, b, ...rest] = parts();
    expect(spoilt(encodeIndexPack([{ file: a!.file, text: b!.text }, b!, ...rest]))).toMatch(
      /articoli\.txt \(.*\): `norma` is not/,
    );
    expect(spoilt(`${textOf(sound, pack)}x`)).toMatch(/articoli\.txt: the texts are \d+ bytes, but \d+ are described/);
    expect(spoilt(textOf(sound, pack).replace(/:\[0,(\d+)\]/, ":[1,$1]"))).toMatch(
      /articoli\.txt: .*: it says 1, but it is 0/,
    );
    expect(spoilt("{")).toMatch(/articoli\.txt: line 1 cannot be read/);
  });

  it("names a pack that is missing", () => {
    const tree = new Map(sound);
    tree.delete(pack);
    expect(problemsOf(tree).join("\n")).toContain(`${pack}: ${first?.file} cannot be read (it is missing)`);
  });
});

describe("the command", () => {
  const tree = sharedTree();
  const folder = temporaryFolder();
  const NAME = own("legge/1999/03/15/9001");

  it("names an index whose version table is wrong, and says what to do", () => {
    const copy = path.join(folder, "albero");
    copySync(tree, copy);
    const file = path.join(copy, NAME);
    const before = readFileSync(file, "utf8");
    const after = before.replace('"al":"1999-03-20"', '"al":"1999-03-21"');
    expect(after).not.toBe(before);
    rmSync(file);
    writeFileSync(file, after);
    const wrong = run("check", "--dir", copy);
    expect(wrong).toMatchObject({ status: 1 });
    expect(wrong.stderr).toContain(`${NAME}: its content is not as in the manifest`);
    // A tree made wrongly has a manifest that agrees.
    const staging = new Staging(path.join(folder, "sigillato"));
    for (const entry of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
      const name = entry.split(path.sep).join("/");
      if (statSync(path.join(copy, entry)).isFile() && name !== MANIFEST && name !== SUMS)
        staging.write(name, readFileSync(path.join(copy, entry)));
    }
    staging.seal();
    const { status, stderr } = run("check", "--dir", staging.root);
    expect(status).toBe(1);
    expect(stderr).toContain(`${NAME}: versioni[1] (1999-03-21): al: it says 1999-03-21, but it is 1999-03-20\n`);
    expect(stderr).toMatch(/1 problems in \d+ files; make the tree anew \(npm run generate\) or download it again/);
  });
});
