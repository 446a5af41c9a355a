/** The official inspector, by its command line: every tool listed and called, over standard input and output and over HTTP. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILD } from "../../built.ts";
import { sharedTree } from "../../shared-tree.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { lacksPackage, TOOL_MODULES } from "../../tools/document-tools.ts";
import { type Assistant, assistant } from "./assistant.ts";
import { CALLS } from "./calls.ts";

const { HOST_RUNTIMES = "" } = process.env;
/** The inspector runs on Node.js 22.19 and newer. */
const NODE = [process.execPath, path.join(HOST_RUNTIMES, "node_modules/node/bin/node")].find(
  (file) => existsSync(file) && (file !== process.execPath || Number(process.versions.node.split(".")[0]) >= 24),
);
const INSPECTOR = path.join(TOOL_MODULES, "@modelcontextprotocol/inspector/clients/launcher/build/index.js");

const skip =
  lacksPackage("@modelcontextprotocol/inspector") ??
  (NODE ? null : "Node.js 24 is not in HOST_RUNTIMES: .ci/run installs it");

const tree = sharedTree();
let mine: Assistant;
beforeAll(async () => {
  mine = await assistant(tree);
});
afterAll(async () => {
  expect(mine.faults).toEqual([]);
  await mine.stop();
});

const home = temporaryFolder();
/** What the inspector prints; rejects where it leaves with another code than 0. */
async function inspected(server: readonly string[], ...args: string[]) {
  // What it keeps, and looks for, stays in a folder of its own.
  const env = { ...process.env, HOME: home };
  const { stdout } = await promisify(execFile)(NODE ?? "", [INSPECTOR, "--cli", ...server, ...args], { env });
  return JSON.parse(stdout);
}

describe.skipIf(skip !== null).each([
  ["standard input and output", () => [process.execPath, path.join(BUILD, "mcp.js"), "--tree", tree]],
  ["HTTP", () => [mine.address]],
] as const)(`the inspector over %s${skip ? ` (skipped: ${skip})` : ""}`, (_, server) => {
  it("lists every tool, and finds no fault in a schema", async () => {
    const { tools } = await inspected(server(), "--method", "tools/list", "--strict");
    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS))("calls %s", async (name, given) => {
    const pairs = Object.entries(given).map(
      ([field, value]) => `${field}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
    const values = pairs.length > 0 ? ["--tool-arg", ...pairs] : [];
    const result = await inspected(server(), "--method", "tools/call", "--tool-name", name, ...values);
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent.provenance.release).toMatch(/^[0-9a-f]{12}$/);
  });

  it("lists prompts and resources, and reads one", async () => {
    expect((await inspected(server(), "--method", "prompts/list")).prompts).toHaveLength(6);
    const { resources } = await inspected(server(), "--method", "resources/list");
    const { contents } = await inspected(server(), "--method", "resources/read", "--uri", resources[0].uri);
    expect(contents[0].text).toContain(`eli: "${resources[0].uri}"`);
  });
});
