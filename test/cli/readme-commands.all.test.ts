/** The commands of the pages, as written, on a fresh clone. Only the port is another: that of the README may be taken. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const clone = path.join(temporaryFolder(), "clone");
/** Pages with commands for users and for who changes the code. */
const pages = [
  "README.md",
  "generator/cli/README.md",
  "generator/exports/downloads/README.md",
  ".github/CONTRIBUTING.md",
]
  .map((page) => readFileSync(path.join(root, page), "utf8"))
  .join("\n");
const BLOCKS = [...pages.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block.trim());

/** Blocks that are not run here, by how they begin. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "npm ci && npm test": "it would run this very test",
  "npm ci\nnpm start\nnpm test": "the same for who changes the code",
  "npm run build && npm pack": "every test of the packed client installs it so",
  "npm run download": "it needs the network; it is tested against a stand-in of the sources",
};
/** Programs that the README only uses where they are: what is missing is not run. */
const MAY_MISS = ["duckdb", "sqlite3", "python3", "jq", "Rscript"];

const blockOf = (begin: string): string => {
  const block = BLOCKS.find((text) => text.startsWith(begin));
  if (block === undefined) throw new Error(`no page has a block that begins with ${begin}`);
  return block;
};
const shell = (line: string, cwd = clone) => spawnSync("bash", ["-c", line], { cwd, encoding: "utf8" });
const missing = (line: string): boolean =>
  MAY_MISS.some((name) => new RegExp(`(^|\\| )${name} `).test(line) && shell(`command -v ${name}`).status !== 0) ||
  (line.startsWith("python3 ") && shell("python3 -c 'import pandas'").status !== 0);

beforeAll(() => {
  expect(spawnSync("git", ["clone", "-q", root, clone]).status).toBe(0);
  // What `npm ci` installs.
  symlinkSync(path.join(root, "node_modules"), path.join(clone, "node_modules"));
});

describe("the pages on a fresh clone", () => {
  it("has no block of commands that nobody runs", () => {
    const run = [
      "npm ci && npm start",
      "curl ",
      "npm run generate -- --download all",
      "npm run generate -- --only",
      ...Object.keys(ELSEWHERE),
    ];
    for (const block of BLOCKS)
      expect(
        run.filter((begin) => block.startsWith(begin)),
        block,
      ).toHaveLength(1);
  });

  describe("served", () => {
    let server: ChildProcess;
    let port = 0;
    beforeAll(async () => {
      const start = `exec ${blockOf("npm ci && npm start").replace("npm ci && ", "")} -- --port 0`;
      server = spawn("bash", ["-c", start], { cwd: clone, stdio: ["ignore", "pipe", "ignore"], detached: true });
      await new Promise<void>((done, failed) => {
        server.stdout?.on("data", (text) => {
          port = Number(/:(\d+)\/.*\/health/.exec(String(text))?.[1] ?? port);
          if (port > 0) done();
        });
        server.once("exit", (code) => failed(new Error(`npm start ended with ${code}`)));
      });
    });
    afterAll(() => {
      // npm and what it runs.
      if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
    });

    it("answers every curl", () => {
      for (const line of blockOf("curl ").split("\n")) {
        const { status, stdout } = shell(line.replace("8080", String(port)));
        expect(status, line).toBe(0);
        expect(JSON.parse(stdout), line).toHaveProperty("meta");
      }
    });
  });

  it("makes the dataset that the lines after it read", () => {
    const [generate = "", cd, ...uses] = blockOf("npm run generate -- --download all").split("\n");
    expect(cd).toBe("cd dist-api");
    expect(shell(generate)).toMatchObject({ status: 0 });
    for (const line of uses.filter((use) => !missing(use))) {
      const { status, stdout, stderr } = shell(line, path.join(clone, "dist-api"));
      expect(status, `${line}\n${stderr}`).toBe(0);
      expect(stdout.trim(), line).not.toBe("");
    }
    // It installs nothing, and builds everything.
  });

  it("takes one act the whole way alone", () => {
    const { status, stdout } = shell(blockOf("npm run generate -- --only"));
    expect(status).toBe(0);
    expect(stdout).toContain("eli:/it/");
  });

  it("has no command of npm that is not there", () => {
    const { scripts } = readJsonSync(path.join(clone, "package.json")) as { scripts: object };
    for (const [, name = ""] of pages.matchAll(/`npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([name]);
    expect(shell("npm run check").status).toBe(0);
  });
});
