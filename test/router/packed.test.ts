/** The same answers from a tree whose acts are packed as from one where each act is a file. */

import { describe, expect, it } from "vitest";
import { bucketOfPack } from "../../generator/format/pack.ts";
import { respond } from "../../generator/router/respond.ts";
import { HOSTILE, inApi, nameOf } from "../hosts/requests.ts";
import { thrown } from "../thrown.ts";
import { packed } from "../tree/pack-tree.ts";
import type { Case } from "./cases/case.ts";
import { CASES } from "./conformance.ts";
import { ROWS, reader, worldTree } from "./world.ts";

const files = worldTree();

/** Gives the body as text, a character for a byte: comparing two lists of bytes takes many seconds. */
async function ask(tree: ReadonlyMap<string, Uint8Array>, { method = "GET", target, headers }: Case) {
  const request = { method, target, acceptLanguage: headers?.["accept-language"] };
  const answer = await respond(request, reader(tree), thrown);
  return { ...answer, body: answer.body && Buffer.from(answer.body).toString("latin1") };
}

describe.each([1, 16, 1024])("acts in %i packs", (buckets) => {
  const tree = packed(files, buckets);

  it("are in no other file", () => {
    expect([...tree.keys()].filter((name) => /^api\/public\/(?:norme|relazioni)\//.test(name))).toEqual([]);
    expect([...tree.keys()].filter((name) => bucketOfPack(name) !== null).length).toBeLessThanOrEqual(
      Math.min(buckets, ROWS.length),
    );
  });

  // Those of one in five, where all are in one pack or each in its own.
  const acts = buckets === 16 ? ROWS : ROWS.filter((_, i) => i % 5 === 0);
  it(`give ${acts.length} acts and their relations the same answer, each in one direction and language`, async () => {
    for (const [i, { eli }] of acts.entries()) {
      const lang = ["it", "en"][i % 2];
      for (const path of [`norme/${eli}?`, `relazioni?norma=${eli}&dir=${["out", "in", "entrambe"][i % 3]}&`]) {
        const target = `/api/public/${path}lang=${lang}`;
        const answer = await ask(tree, { target, status: 200 });
        expect(answer.status).toBe(200);
        expect(answer, target).toEqual(await ask(files, { target, status: 200 }));
      }
    }
  });
});

it("acts in packs give every request of the table the same answer, byte for byte", async () => {
  const tree = packed(files, 16);
  for (const request of [...CASES, ...HOSTILE].filter(inApi))
    expect(await ask(tree, request), nameOf(request)).toEqual(await ask(files, request));
});

describe("an act in a pack", () => {
  const tree = packed(files, 16);
  const readsOf = async (target: string) => {
    const reads: string[] = [];
    const read = async (name: string) => {
      reads.push(name);
      return tree.get(name) ?? null;
    };
    await respond({ method: "GET", target: `/api/public${target}` }, read, thrown);
    return { files: new Set(reads).size, packs: reads.filter((name) => name.includes("/pacchi/")).length };
  };

  it("is read with its card and, where it is not named by its ELI, one file of an index, and what is known of citations", async () => {
    expect(await readsOf("/norme/eli:/it/legge/1990/08/07/241")).toEqual({ files: 2, packs: 1 });
    expect(await readsOf("/norme/eli:/it/legge/1990/08/07/241?lang=en")).toEqual({ files: 2, packs: 1 });
    expect(await readsOf("/norme/L.%20241%2F1990")).toEqual({ files: 4, packs: 1 });
    expect(await readsOf("/norme/codice%20penale?lang=en")).toEqual({ files: 4, packs: 1 });
    expect(await readsOf("/norme/eli/id/1999/03/20/099X9001/CONSOLIDATED")).toEqual({ files: 3, packs: 1 });
  });

  it("gives its relations with as many files", async () => {
    expect(await readsOf("/relazioni?norma=eli:/it/legge/1990/08/07/241&dir=out")).toEqual({ files: 2, packs: 1 });
    expect(await readsOf("/relazioni?norma=L.%20241%2F1990")).toEqual({ files: 4, packs: 1 });
  });

  it("is not there when no pack holds it, whether its bucket has a pack or not", async () => {
    for (let i = 0; i < 64; i++) {
      const target = `/api/public/norme/eli:/it/legge/1991/01/01/${9000 + i}`;
      expect((await ask(tree, { target, status: 404 })).status).toBe(404);
    }
    const target = "/api/public/norme/eli:/it/__proto__";
    expect((await ask(tree, { target, status: 404 })).status).toBe(404);
  });
});
