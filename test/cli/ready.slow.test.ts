import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

/** A project whose build writes a line, beside the real script. */
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(path.join(folder, "generator"), { recursive: true });
  mkdirSync(path.join(folder, "schemas"));
  for (const name of ["ready.mjs", "sources-digest.mjs"])
    copyFileSync(`generator/${name}`, path.join(folder, "generator", name));
  writeFileSync(path.join(folder, "package-lock.json"), "{}");
  writeFileSync(path.join(folder, "schemas/a.json"), "{}");
  writeFileSync(
    path.join(folder, "generator/build.mjs"),
    `import { mkdirSync, writeFileSync } from "node:fs";
import { BUILT, sourcesDigest } from "./sources-digest.mjs";
console.log("built");
mkdirSync(".build", { recursive: true });
writeFileSync(BUILT, sourcesDigest());
`,
  );
});

const ready = (...args: string[]) =>
  execFileSync(process.execPath, ["generator/ready.mjs", ...args], { cwd: folder, encoding: "utf8" });

describe("what makes the commands ready", () => {
  it("builds where there is nothing, and not again while the sources are as they were", () => {
    expect([ready(), ready(), ready()]).toEqual(["built\n", "", ""]);
  });

  it("builds again where a source has changed, come or gone, or a build did not end", () => {
    ready();
    writeFileSync(path.join(folder, "schemas/a.json"), '{"a":1}');
    expect(ready()).toBe("built\n");
    writeFileSync(path.join(folder, "generator/more.ts"), "");
    expect(ready()).toBe("built\n");
    utimesSync(path.join(folder, "generator/more.ts"), 1, 1);
    expect(ready()).toBe("built\n");
    rmSync(path.join(folder, "generator/more.ts"));
    expect(ready()).toBe("built\n");
    rmSync(path.join(folder, ".build/sources.txt"));
    expect([ready(), ready()]).toEqual(["built\n", ""]);
  });

  it("gives the exit code of a build that fails", () => {
    writeFileSync(path.join(folder, "generator/build.mjs"), "process.exit(3);\n");
    const { status } = spawnSync(process.execPath, ["generator/ready.mjs"], { cwd: folder });
    expect(status).toBe(3);
  });

  it.each([
    ["18.20.4", 1],
    ["20.18.3", 1],
    ["20.19.0", 0],
    ["22.0.0", 0],
  ])("says in one line which Node.js is needed: %s", (version, code) => {
    const node = path.join(folder, "older.mjs");
    writeFileSync(node, `Object.defineProperty(process.versions, "node", { value: "${version}" });\n`);
    const args = ["--import", node, "generator/ready.mjs", "version"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: code, stdout: "" });
    expect(stderr).toMatch(
      code === 0 ? /^$/ : /^Node\.js 20\.19 or newer is needed, and this is [\d.]+: install .*\n$/,
    );
  });

  it("stands before every command of the package", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [name, script] of Object.entries(scripts))
      if (script.includes(".build/")) expect(script, name).toMatch(/^node generator\/ready\.mjs && /);
    expect(scripts.build).toMatch(/^node generator\/ready\.mjs version && /);
  });
});
