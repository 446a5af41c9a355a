/** What `check` says of a tree: a document against its schema, a pack without its card. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bucketOfPack, decodePack, encodeActPack, type PackedText } from "../../generator/format/pack.ts";
import { SILENT } from "../../generator/terminal/progress.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { checkTree } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn } from "../tree/names-in.ts";

const folder = temporaryFolder();
const TREES = { "of files": sharedTree(), "in packs": sharedTree("--pack") };
const PACKED = TREES["in packs"];

let made = 0;

/** What is said of a tree that was made wrongly: its manifest agrees with the files that are other than they should be, or left out. */
async function problemsWith(tree: string, changed: Readonly<Record<string, ((bytes: Buffer) => Uint8Array) | null>>) {
  const staging = new Staging(path.join(folder, `${++made}`));
  for (const name of namesIn(tree)) {
    const change = name in changed ? changed[name] : (bytes: Buffer) => bytes;
    if (change && name !== MANIFEST && name !== SUMS) staging.write(name, change(readFileSync(path.join(tree, name))));
  }
  staging.seal();
  return (await checkTree(staging.root, SILENT)).problems;
}

const text = (from: string | RegExp, to: string) => (bytes: Buffer) => {
  const before = bytes.toString();
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return Buffer.from(after);
};

describe.each(Object.entries(TREES))("a tree %s", (_, tree) => {
  it("is sound", async () => expect((await checkTree(tree, SILENT)).problems).toEqual([]));
});

const CARD = "indici/norma.json";

describe("a file that is made wrongly", () => {
  it("is named with what its schema says, an act in a pack by where it begins", async () => {
    const [name, acts] = packOfTwo();
    const second = text('"n_articoli":', '"n_articolo":');
    const problems = await problemsWith(PACKED, {
      [name]: () =>
        encodeActPack(acts.map((act, i) => (i === 1 ? { ...act, text: second(Buffer.from(act.text)) } : act))),
      "api/public/health.json": text('"norme":', '"norma":'),
    });
    expect(problems).toContainEqual(
      expect.stringMatching(/^damaged, at byte 0 of api\/public\/health.json: .*norme.*schemas\/health.json\)$/),
    );
    const [, byte] =
      /at byte (\d+) of .*n_articoli.*schemas\/norma.json/.exec(problems.find((line) => line.includes(name)) ?? "") ??
      [];
    const pack = readFileSync(path.join(PACKED, name));
    expect(pack.subarray(Number(byte), Number(byte) + 6).toString()).toBe('"eli":');
  });

  it.each([
    ["votazioni/codici", '"voto":"favorevole"', '"voto":"constructor"', "votazione"],
    ["votazioni/pagine", '"quadra":true', '"quadra":1', "votazioni"],
    ["voti/codici", '"difformi":0', '"difformi":-1', "politici-voti"],
  ])("is told where a row of votes is not as its answer must be: %s", async (files, from, to, schema) => {
    const tree = TREES["of files"];
    const has = (name: string) =>
      name.startsWith(`indici/${files}/`) && readFileSync(path.join(tree, name), "utf8").includes(from);
    const name = namesIn(tree).find(has) ?? "";
    const changed = text(from, to)(readFileSync(path.join(tree, name))).toString();
    const staging = new Staging(path.join(folder, `${++made}`));
    expect(() => staging.write(name, changed)).toThrow(`schemas/${schema}.json`);
    expect(await problemsWith(tree, { [name]: () => Buffer.from(changed) })).toContainEqual(
      expect.stringMatching(new RegExp(`^damaged, at byte 0 of ${name}: .*schemas/${schema}.json`)),
    );
  });

  it("is told where a pack lacks the card", async () => {
    const [name] = packOfTwo();
    expect(await problemsWith(PACKED, { [CARD]: null })).toContainEqual(
      expect.stringMatching(new RegExp(`^damaged, at byte 0 of ${name}: .*${CARD}`)),
    );
  });
});

/** A pack of the sample with more than one act. */
function packOfTwo(): [name: string, acts: PackedText[]] {
  const acts = (name: string) => decodePack(readFileSync(path.join(PACKED, name)));
  const name = namesIn(PACKED).find((one) => bucketOfPack(one) !== null && acts(one).length > 1);
  return name === undefined ? expect.unreachable("no pack of two acts") : [name, acts(name)];
}
