/** `check` finds every bit that is other than it was written, wherever it is. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SILENT } from "../../generator/terminal/progress.ts";
import { checkTree, Failure } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn } from "../tree/in-parts.ts";

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
      // Of the lists other lines tell; answers that are damaged are not counted, which totals tell besides.
      const damaged = said.filter((line) => line.startsWith("damaged, "));
      if (round.length > 1) expect(damaged).toHaveLength(round.length);
      for (const { name } of round) copySync(path.join(tree, name), path.join(copy, name));
    }
    expect(await saidOf(copy)).toEqual([]);
  });
});
