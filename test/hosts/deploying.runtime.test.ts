/** The files that hosts and their tools read, taken by those tools where they can be asked without an account. */

import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { programOf } from "./runtimes.ts";

const YAML = `
import json, sys, yaml
print(json.dumps(yaml.safe_load(open(sys.argv[1])), default=str))`;

function hasYaml(): boolean {
  try {
    execFileSync("python3", ["-c", "import yaml"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe("F9: what the README has people run", () => {
  const work = temporaryFolder();
  let tree: PreparedTree;
  beforeAll(async () => {
    tree = await prepareTree();
  });
  afterAll(() => tree.remove());

  it.skipIf(!hasYaml())("is a pipeline in YAML (skipped without python3-yaml)", () => {
    const parsed = (name: string) =>
      JSON.parse(execFileSync("python3", ["-c", YAML, path.join(tree.folder, name)]).toString());
    const github = parsed("hosts/github-pages/pages.yml");
    // In YAML 1.1 the word `on` is true.
    expect(github.true.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }]);
    expect(github.jobs.deploy.steps.map((step: { run?: string }) => step.run).filter(Boolean)).toHaveLength(3);
    const gitlab = parsed("hosts/gitlab-pages/gitlab-ci.yml");
    expect(gitlab.pages.script).toHaveLength(3);
    expect(gitlab.variables.FETCH_DATA).toMatch(/^npm run download /);
  });

  it.skipIf(!programOf("wrangler"))("is a Worker that wrangler takes (skipped without it)", () => {
    // It writes beside what it is given.
    cpSync(tree.folder, path.join(work, "albero"), { recursive: true });
    const printed = execFileSync(
      `${programOf("wrangler")}`,
      ["deploy", "--config", "hosts/cloudflare-workers/wrangler.json", "--dry-run"],
      { cwd: path.join(work, "albero"), env: { ...process.env, HOME: work, CI: "1", WRANGLER_SEND_METRICS: "false" } },
    ).toString();
    expect(printed).toMatch(/env\.ASSETS/);
    expect(printed).toMatch(/--dry-run: exiting now/);
  });

  it.skipIf(!programOf("caddy"))("is a file that Caddy takes without a warning (skipped without it)", () => {
    const args = ["adapt", "--validate", "--config", "hosts/caddy/caddyfile", "--adapter", "caddyfile"];
    const env = { ...process.env, HOME: work, ALBERO: tree.folder, INDIRIZZO: "http://127.0.0.1:0" };
    const { apps } = JSON.parse(
      execFileSync(`${programOf("caddy")}`, args, { cwd: tree.folder, env, stdio: "pipe" }).toString(),
    );
    expect(Object.keys(apps)).toEqual(["http"]);
  });
});
