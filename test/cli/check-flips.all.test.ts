/** `check` finds every bit that is other than it was written, wherever it is. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SILENT } from "../../generator/terminal/progress.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { checkTree, Failure } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn } from "../tree/names-in.ts";

const folder = temporaryFolder();
const FLIPS = 500;

/** Numbers from 0 to 1 that are the same in each run (a multiplicative generator modulo 2^31 - 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Flip {
  readonly name: string;
  readonly at: number;
  readonly bit: number;
}

/** Flips in rounds: one of each file at most in a round, so that each is told apart. Those of the lists are alone. */
function rounds(tree: string): Flip[][] {
  const random = numbers(20_261_126);
  const below = (bound: number) => Math.floor(random() * bound);
  const names = namesIn(tree);
  const all: Flip[][] = [];
  for (let i = 0; i < FLIPS; i++) {
    const name = names[below(names.length)] ?? "";
    const flip = { name, at: below(readFileSync(path.join(tree, name)).length), bit: below(8) };
    const isList = /^(?:manifest\.json|SHA256SUMS)$/.test(name);
    const round = isList
      ? undefined
      : all.find((one) => one.every((other) => !/^[mS]/.test(other.name) && other.name !== name));
    if (round) round.push(flip);
    else all.push([flip]);
  }
  for (const name of ["manifest.json", "SHA256SUMS"]) all.push([{ name, at: 700, bit: 0 }]);
  return all;
}

/** What is said of a tree: problems, or why it cannot be checked at all. */
async function saidOf(tree: string): Promise<readonly string[]> {
  try {
    return (await checkTree(tree, SILENT)).problems;
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    throw error;
  }
}

/** Lines that say which file is damaged, or why a tree cannot be checked. */
const damagedIn = (said: readonly string[], tree: string) =>
  said.filter((line) => line.startsWith("damaged, ") || line.startsWith(tree));

describe.each([
  ["of files", sharedTree()],
  ["in packs", sharedTree("--pack")],
])("a tree %s", (_, tree) => {
  const copy = path.join(folder, path.basename(tree));
  beforeAll(() => copySync(tree, copy));

  it(`names the file of each of ${FLIPS} bits, and no other file`, async () => {
    const flips = rounds(tree);
    expect(flips.flat().length).toBe(FLIPS + 2);
    for (const round of flips) {
      for (const { name, at, bit } of round) {
        const bytes = readFileSync(path.join(copy, name));
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        rmSync(path.join(copy, name));
        writeFileSync(path.join(copy, name), bytes);
      }
      const said = await saidOf(copy);
      for (const { name } of round) expect(said.join("\n"), JSON.stringify(round)).toContain(name);
      expect(damagedIn(said, copy)).toHaveLength(round.length);
      for (const { name } of round) copySync(path.join(tree, name), path.join(copy, name));
    }
    expect(await saidOf(copy)).toEqual([]);
  });
});

/** One bit of a place: of the first byte of a text, in a file of a tree in packs. In a digest it is any digit but `a` and `f`, which would be none then. */
const PLACES: readonly [what: string, name: string, text: string | RegExp, bit: number][] = [
  ["a card that packs are read with, which is no JSON then", "indici/norma.json", "{", 0],
  ["the release in it, which is none then", "indici/norma.json", /(?<="release":")[0-9a-f]/, 4],
  ["the release in it, which is another then", "indici/norma.json", /(?<="release":"[0-9a-f]*)[0-9b-e]/, 0],
  ["a word of its notice", "indici/norma.json", "Informazioni", 0],
  ["line 1 of a pack", "indici/norme/pacchi/0.txt", "{", 0],
  ["an act in a pack", "indici/norme/pacchi/0.txt", "n_articoli", 0],
  ["the totals", "api/public/health.json", /(?<="norme":)\d/, 0],
  ["the mark", "indici/albero.json", /(?<="norme":"[0-9a-f]*)[0-9b-e]/, 0],
  ["a digest in the manifest", MANIFEST, /(?<="sha256":"[0-9a-f]*)[0-9b-e]/, 0],
  ["a size in the manifest", MANIFEST, /(?<="bytes":)\d/, 0],
  ["a path in the manifest", MANIFEST, /(?<="path":"api\/public\/)./, 0],
  [
    "the digest of a card in the manifest",
    MANIFEST,
    /(?<="path":"indici\/norma\.json".*"sha256":"[0-9a-f]*)[0-9b-e]/,
    0,
  ],
  ["no manifest any more", MANIFEST, /\[/, 0],
  ["a digest in the sums", SUMS, /[0-9b-e]/, 0],
  ["a path in the sums", SUMS, "api/", 0],
  ["a line in the sums", SUMS, "\n", 0],
  ["the digest of the manifest in the sums", SUMS, /[0-9b-e](?=[0-9a-f]* {2}manifest\.json)/, 0],
];

describe("one bit, whatever else reads the file", () => {
  const tree = sharedTree("--pack");
  const copy = path.join(folder, "one-bit");
  beforeAll(() => copySync(tree, copy));

  it.each(PLACES)("is told as one damaged file: %s", async (_what, name, text, bit) => {
    const bytes = readFileSync(path.join(tree, name));
    const at = bytes.toString("latin1").search(text);
    bytes[at] = (bytes[at] ?? expect.unreachable()) ^ (1 << bit);
    rmSync(path.join(copy, name));
    writeFileSync(path.join(copy, name), bytes);
    const said = await saidOf(copy);
    copySync(path.join(tree, name), path.join(copy, name));
    const damaged = damagedIn(said, copy);
    expect(damaged).toEqual([expect.stringContaining(name)]);
    // Where only the digest of the manifest differs, either list may be damaged: the line names both.
    const isEither = name === SUMS && String(text).includes(MANIFEST.replace(".", "\\."));
    expect(damaged[0]).toMatch(isEither ? MANIFEST : new RegExp(` of ${name}: |${name}: `));
  });
});
