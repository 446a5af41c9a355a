import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DOWNLOAD_KINDS, DOWNLOAD_SETS } from "../../generator/downloads/kinds.ts";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { run } from "./commands.ts";

const root = path.resolve(import.meta.dirname, "../..");
const readme = readFileSync(path.join(root, "README.md"), "utf8");
const [, commands = ""] = /\n## Commands\n(.*?)\n## /s.exec(readme) ?? [];
const [, dataset = ""] = /\n## Offline dataset\n(.*?)\n## /s.exec(readme) ?? [];
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

describe("the README", () => {
  it("names every option of generate and check, and none that is not there", () => {
    const offered = (["generate", "check"] as const).flatMap((name) => {
      const { status, stdout } = run(name, "--help");
      expect(status).toBe(0);
      return [...stdout.matchAll(/^ +(--[a-z-]+)/gm)].map(([, option]) => option!);
    });
    for (const option of new Set(offered)) expect(commands, option).toContain(option);
    const table = commands.slice(commands.indexOf("| option of `generate` |"));
    const named = [...table.matchAll(/^\| (`--.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/--[a-z-]+/g)].map(([option]) => option),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const option of named) expect(offered).toContain(option);
  });

  it("names every command, library, host and kind of download", () => {
    const named = [...commands.matchAll(/`npm run ([a-z:]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect(scripts, name).toHaveProperty([name]);
    for (const name of Object.keys(dependencies)) expect(readme, name).toContain(`\n| ${name} | `);
    for (const name of Object.keys(devDependencies).filter((n) => !n.startsWith("@types/")))
      expect(readme, name).toContain(name);
    for (const host of HOST_NAMES) expect(readme, host).toContain(`\`${host}\``);
    for (const kind of [...DOWNLOAD_KINDS, ...Object.keys(DOWNLOAD_SETS)].filter((k) => k !== "none"))
      expect(dataset, kind).toContain(`\`${kind}\``);
  });
});

describe("bad usage", () => {
  it.each([
    [["--download", "pdf"]],
    [["--host", "nowhere"]],
    [["--base-url", "example.org"]],
    [["--previous"]],
    [["--linked-data=yes"]],
  ])("of an option leaves with 2 and says which: %j", (args) => {
    const { status, stdout, stderr } = run("generate", ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(args[0]!.replace(/=.*/, ""));
  });
});
