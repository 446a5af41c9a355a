import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Ask, askPort } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { fastly } from "./stand-ins.ts";

let tree: PreparedTree;
let child: ChildProcess | undefined;
beforeAll(async () => {
  tree = await prepareTree(["node", "fastly"]);
});
afterAll(() => {
  child?.kill();
  tree.remove();
});

async function node(): Promise<Ask> {
  const port = await freePort();
  child = spawn(process.execPath, [`${tree.folder}/hosts/node/server.mjs`], { env: { PORT: `${port}` } });
  await once(child.stdout!, "data");
  return askPort(port);
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
