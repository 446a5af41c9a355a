import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MCP_HOSTS } from "../../generator/hosts/profiles.ts";
import { used } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { mcpTree, promisesMcp } from "./mcp-promises.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { CODE } from "./prepared-tree.ts";

const folder = temporaryFolder();
const tree = path.join(folder, "tree");
const without = path.join(folder, "without");
const read = (name: string, where = tree) => readFileSync(path.join(where, name), "utf8");

beforeAll(async () => {
  await mcpTree(tree, MCP_HOSTS);
  await mcpTree(without, MCP_HOSTS, false);
});

describe("node, a tree made with --mcp", () => {
  let server: NodeServer;
  beforeAll(async () => {
    server = await nodeServer({ folder: tree });
  });
  afterAll(() => server.stop());

  promisesMcp(() => server.port);
});

describe("--mcp", () => {
  it("is said by llms.txt, and so is what to do without it", () => {
    expect(read("llms.txt")).toContain("`https://example.org/mcp` is a server of the Model Context Protocol");
    const other = read("llms.txt", without);
    expect(other).not.toContain("org/mcp`");
    expect(other).toContain("`npm run mcp -- --tree https://example.org/`");
  });

  it("has the path come to the code on Cloudflare", () => {
    const paths = (where: string) => [
      JSON.parse(read("hosts/cloudflare-workers/wrangler.json", where)).assets.run_worker_first,
      JSON.parse(read("_routes.json", where)).include,
    ];
    expect(paths(tree)).toEqual([
      ["/api/*", "/mcp"],
      ["/api/*", "/mcp"],
    ]);
    expect(paths(without)).toEqual([["/api/*"], ["/api/*"]]);
  });

  it("is not in the code of trees made without it", () => {
    const server = "hosts/node/server.mjs";
    for (const [name, file, main] of [
      ["node-server"],
      ["cloudflare", "hosts/cloudflare-workers", "worker.js"],
      ["cloudflare", "_worker.js", "index.js"],
    ] as const) {
      const codeOf = (entry: string) =>
        file ? CODE.parts(entry, file, main) : [{ path: server, content: CODE.entry(entry) }];
      for (const { path: one, content } of codeOf(name)) {
        expect(read(one, without), one).toBe(content);
        expect(content, one).not.toContain("modelcontextprotocol");
      }
      for (const { path: one, content } of codeOf(`${name}-mcp`)) expect(read(one), one).toBe(content);
    }
  });

  it("changes no answer, and no release", () => {
    for (const name of ["api/public/health.json", "indici/albero.json"]) expect(read(name)).toBe(read(name, without));
  });

  it("of hosts without such code is bad usage, which says which have it", async () => {
    for (const hosts of [[], ["--host", "github-pages"]]) {
      const out = path.join(folder, "none");
      const { status, stdout, stderr } = await used("generate", "--out", out, "--mcp", ...hosts);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toContain("--mcp");
      expect(stderr).toContain("cloudflare-workers, cloudflare-pages, node");
      expect(existsSync(out)).toBe(false);
    }
  });
});
