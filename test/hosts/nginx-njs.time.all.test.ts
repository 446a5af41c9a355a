import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "./ask.ts";
import { LARGE_GRAPHS, putLargeGraph } from "./large-graph.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { NJS_MODULE, nginx, programOf, type Running } from "./runtimes.ts";

const HERE = programOf("nginx") && existsSync(NJS_MODULE);
/** Other work makes a measure long, never short: the shortest of some counts, of more of them where the machine is busy. */
const ATTEMPTS = { least: 5, most: 60 };

describe.skipIf(!HERE)("the speed of nginx-njs (skipped where nginx and its njs module are absent)", () => {
  let tree: PreparedTree;
  let njs: Running;
  let node: NodeServer;
  beforeAll(async () => {
    tree = await prepareTree(["nginx-njs", "node"]);
    putLargeGraph(tree);
    njs = await nginx(tree.folder, "nginx-njs");
    node = await nodeServer(tree);
  });
  afterAll(async () => {
    node?.stop();
    await njs?.stop();
    tree.remove();
  });

  it.each(LARGE_GRAPHS)("a graph of 20,000 nodes takes at most twice as long as from Node.js: %s", async (target) => {
    const time = async (ask: Ask) => {
      const start = performance.now();
      const { status, body } = await ask("GET", `/api/public${target}`, {});
      expect({ status, large: body.length > 5e6 }).toEqual({ status: 200, large: true });
      return performance.now() - start;
    };
    // One after the other: what else the machine does then weighs on both.
    let [here, there] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let i = 0; i < ATTEMPTS.least || (i < ATTEMPTS.most && here >= 2 * there); i++) {
      here = Math.min(here, await time(njs.ask));
      there = Math.min(there, await time(node));
    }
    expect(here).toBeLessThan(2 * there);
  });
});
