/** A packed tree on the hosts that run the router and need no program of their own. */

import { afterAll, beforeAll, describe, it } from "vitest";
import type { Ask } from "./ask.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact } from "./promises.ts";
import { aboutAct, fileName, mended, named, REQUESTS } from "./requests.ts";
import { STAND_INS } from "./stand-ins.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree(["node", "netlify", "vercel", "fastly"], 16);
});
afterAll(() => tree.remove());

describe("node: acts in packs", () => {
  let ask: NodeServer;
  beforeAll(async () => {
    ask = await nodeServer(tree);
  });
  afterAll(() => ask.stop());

  it.each(named(REQUESTS.filter(aboutAct)))("%s", (_, request) => expectExact(ask, request, tree.files));
});

describe.each(STAND_INS)("$name, a stand-in of its interface: acts in packs", ({ start }) => {
  let ask: Ask & { restore?: () => void };
  beforeAll(async () => {
    ask = await start(tree);
  });
  afterAll(() => ask.restore?.());

  const kept = REQUESTS.filter((r) => aboutAct(r) && !mended(r) && !fileName(r));
  it.each(named(kept))("%s", (_, request) => expectExact(ask, request, tree.files));
});
