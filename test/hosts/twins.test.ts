import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deservesTwin, twinOf } from "../../generator/outputs/hosts/twins.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { fastly } from "./stand-ins.ts";

const bytes = (length: number) => Buffer.from('{"titolo":"Esempio"},\n'.repeat(length / 20));

describe("a compressed copy", () => {
  it.each([2000, 200_000, 1_500_000])("of %i bytes is smaller and reads the same", async (length) => {
    const whole = bytes(length);
    const [br, gz] = [await twinOf("br", whole), await twinOf("gz", whole)];
    expect(Math.max(br.length, gz.length)).toBeLessThan(whole.length / 4);
    // Not byte by byte, which takes many seconds.
    expect(brotliDecompressSync(br).equals(whole)).toBe(true);
    expect(gunzipSync(gz).equals(whole)).toBe(true);
  });

  it("is the same every time", async () => {
    expect(await twinOf("gz", bytes(3000))).toEqual(await twinOf("gz", bytes(3000)));
    expect(await twinOf("br", bytes(3000))).toEqual(await twinOf("br", bytes(3000)));
  });

  it("is made of what hosts serve as it is, from a size on", () => {
    expect(deservesTwin("api/public/health.json", 1545)).toBe(true);
    expect(deservesTwin("en/index.html", 30_000)).toBe(true);
    expect(deservesTwin("api/public/health.json", 900)).toBe(false);
    expect(deservesTwin("indici/norme.json", 30_000)).toBe(false);
    expect(deservesTwin("hosts/caddy/caddyfile", 30_000)).toBe(false);
    expect(deservesTwin("api/public/health.json.br", 30_000)).toBe(false);
  });
});

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
