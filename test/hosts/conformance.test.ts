import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import type { Ask } from "./ask.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact, expectHarmless } from "./promises.ts";
import { HOSTILE, inApi, named, TRANSPORT } from "./requests.ts";
import { STAND_INS } from "./stand-ins.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree();
});
afterAll(() => tree.remove());

describe("node: the file that runs alone", () => {
  let ask: NodeServer;
  beforeAll(async () => {
    ask = await nodeServer(tree);
  });
  afterAll(() => ask.stop());

  it.each(named(TRANSPORT))("%s", (_, request) => expectExact(ask, request, tree.files));

  it.each(named(HOSTILE))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));

  /** The only name in capitals: code that answers for every path must know it. */
  it("gives the checksums that the start page links", async () => {
    expect(await ask("GET", "/SHA256SUMS", {})).toMatchObject({ status: 200, body: tree.text("SHA256SUMS") });
    for (const other of ["/sha256sums", "/SHA256SUMS/", "/en/SHA256SUMS", "/SHA256SUMS.json", "/MANIFEST"])
      expect((await ask("GET", other, {})).status, other).toBe(404);
  });
});

describe.each(STAND_INS)("$name: a stand-in of its interface, the host runs nowhere else", ({ start }) => {
  let ask: Ask & { restore?: () => void };
  beforeAll(async () => {
    ask = await start(tree);
  });
  afterAll(() => ask.restore?.());

  it.each(named(TRANSPORT))("%s", (_, request) => expectExact(ask, request, tree.files));

  it.each(named(HOSTILE.filter(inApi)))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});

it("every host is here or in the suites of runtimes", () => {
  const elsewhere = ["cloudflare-workers", "cloudflare-pages", "deno"];
  const browser = ["github-pages", "gitlab-pages"];
  const here = ["node", ...STAND_INS.map(({ name }) => name)];
  expect([...here, ...elsewhere, ...browser].sort()).toEqual([...HOST_NAMES].sort());
});
