import path from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { mcpTree, promisesMcp } from "./mcp-promises.ts";
import { pages, programOf, type Running, workers } from "./runtimes.ts";

const skip = programOf("wrangler") ? "" : " (skipped: wrangler is not installed: .ci/run installs it)";

describe.skipIf(skip !== "").each([
  ["cloudflare-workers", workers],
  ["cloudflare-pages", pages],
] as const)(`%s, a tree made with --mcp${skip}`, (host, start) => {
  const tree = path.join(temporaryFolder(), "tree");
  let server: Running;
  beforeAll(async () => {
    await mcpTree(tree, [host]);
    server = await start(tree);
  });
  afterAll(() => server?.stop());

  // The proxy of wrangler may answer itself where the worker leaves a body before its end.
  promisesMcp(() => server.port, [413, 503]);
});
