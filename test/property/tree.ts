/** A tree generated for a test, read as the router reads it, and the model it was made from. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { getOrMake } from "../../generator/collections/get-or-make.ts";
import { keptFiles } from "../../generator/router/kept-files.ts";
import { respond } from "../../generator/router/respond.ts";
import { type WholeCorpus, wholeCorpus } from "../corpus/norme/whole-corpus.ts";
import type { ReadFile } from "../oracle/versioni.ts";
import { sharedTree } from "../shared-tree.ts";
import { readActs } from "../sources/normattiva/official-files.ts";
import { thrown } from "../thrown.ts";
import { packFolder } from "../tree/pack-tree.ts";

/** Bytes of files that are kept between requests, as a host keeps them. */
const KEPT_BYTES = 16e6;

export interface TestTree {
  readonly dir: string;
  /** Body of a GET, its status and how many files were read for it. */
  get(target: string): Promise<{ status: number; body: Record<string, unknown>; reads: number; bytes: number }>;
  /** The files whose path in the tree passes a test. */
  files(test: (name: string) => boolean): { name: string; bytes: Buffer }[];
  /** The same tree with its acts in so many packs. */
  pack(buckets: number): Promise<TestTree & { remove(): void }>;
}

/** The tree of a data folder, made by the command a user runs and shared with all suites that ask for it; beside the hooks of a file. */
export const generatedTree = (data: string): TestTree =>
  treeOf(sharedTree(...(data === "data-raw" ? [] : ["--data", data])));

function treeOf(dir: string): TestTree {
  const kept = keptFiles(async (name) => {
    const file = path.join(dir, name);
    return existsSync(file) ? readFileSync(file) : null;
  }, KEPT_BYTES);
  return {
    dir,
    async get(target) {
      const reads = new Set<string>();
      let bytes = 0;
      const read = async (name: string) => {
        const content = await kept(name);
        if (!content) return null;
        reads.add(name);
        bytes += content.length;
        return content;
      };
      const answer = await respond({ method: "GET", target: `/api/public${target}` }, read, thrown);
      return {
        status: answer.status,
        body: JSON.parse(new TextDecoder().decode(answer.body)),
        reads: reads.size,
        bytes,
      };
    },
    files: (test) =>
      readdirSync(dir, { recursive: true, encoding: "utf8" })
        .map((name) => name.split(path.sep).join("/"))
        .filter((name) => test(`/${name}`) && statSync(path.join(dir, name)).isFile())
        .map((name) => ({ name, bytes: readFileSync(path.join(dir, name)) })),
    async pack(buckets) {
      const to = mkdtempSync(path.join(tmpdir(), "packed-"));
      await packFolder(dir, to, buckets);
      return { ...treeOf(to), remove: () => removeSync(to) };
    },
  };
}

const corpora = new Map<string, Promise<WholeCorpus>>();

/** The files of acts of a data folder. */
export const filesOf = async (data: string): Promise<readonly ReadFile[]> =>
  (await readActs(data)).read.map(({ atto }) => atto);

/** The model of the acts of a data folder, made once for all suites of a worker. */
export const corpusOf = (data: string): Promise<WholeCorpus> => getOrMake(corpora, data, () => makeCorpus(data));

async function makeCorpus(data: string): Promise<WholeCorpus> {
  const fonti: { area: string; estratto_il: string }[] = JSON.parse(
    readFileSync(path.join(data, "fonti.json"), "utf8"),
  );
  const days = fonti.filter(({ area }) => area === "norme").map(({ estratto_il }) => estratto_il);
  return wholeCorpus(
    (await filesOf(data)).map(({ record }) => record),
    days.sort().at(-1) ?? null,
  );
}
