import { afterAll, beforeAll, expect, it } from "vitest";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { fastly } from "./stand-ins.ts";

let tree: PreparedTree;
let running: NodeServer | undefined;
beforeAll(async () => {
  tree = await prepareTree(["node", "fastly"]);
});
afterAll(() => {
  running?.stop();
  tree.remove();
});

async function node(): Promise<NodeServer> {
  running = await nodeServer(tree);
  return running;
}

/** The only name in capitals: hosts whose code answers for every path must know it. */
it.each([
  ["node", node],
  ["fastly", () => fastly(tree)],
] as const)("%s gives the checksums that the start page links", async (_, start) => {
  const ask = await start();
  expect(await ask("GET", "/SHA256SUMS", {})).toMatchObject({ status: 200, body: tree.text("SHA256SUMS") });
  for (const other of ["/sha256sums", "/SHA256SUMS/", "/en/SHA256SUMS", "/SHA256SUMS.json", "/MANIFEST"])
    expect((await ask("GET", other, {})).status, other).toBe(404);
});
