import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { command } from "./commands.ts";

const folder = temporaryFolderOfEach();
const build = path.join(folder, ".build");
const compiled = path.join(build, "compiled");

/** The bundled commands in a folder of their own, with nothing kept of earlier runs, and little to read. */
beforeEach(() => {
  cpSync(path.dirname(command("generate")), build, { recursive: true, filter: (from) => !from.endsWith("compiled") });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  cpSync("data-raw/fonti.json", path.join(folder, "data-raw/fonti.json"));
});

function run(...args: string[]): string {
  const command = [path.join(build, "generate.js"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect([stderr, status]).toEqual(["", 0]);
  return stdout;
}

/** The digests of the files of a tree generated now. */
function generated(): string {
  run();
  return readFileSync(path.join(folder, "dist-api/SHA256SUMS"), "utf8");
}

/** The one file of compiled functions: which file it is, and what it holds. */
function kept() {
  const names = readdirSync(compiled);
  expect(names).toHaveLength(1);
  const file = path.join(compiled, names[0]!);
  return { file, inode: statSync(file).ino, bytes: readFileSync(file) };
}

describe("compiled functions", () => {
  it("are kept by the first run and used by the next, which gives the same tree", () => {
    const first = generated();
    const { inode } = kept();
    expect(generated()).toBe(first);
    // The engine took them: otherwise they would have been kept anew.
    expect(kept().inode).toBe(inode);
  });

  it("are not kept by a run that only says how it is used", () => {
    expect(run("--help")).toContain("--data");
    expect(readdirSync(build)).not.toContain("compiled");
  });

  it.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["other bytes", (bytes: Buffer) => Buffer.from(bytes).fill(0, bytes.length / 2, bytes.length / 2 + 512)],
    ["empty", () => Buffer.alloc(0)],
  ])("are made anew where the file is damaged: %s", (_how, damage) => {
    const first = generated();
    const { file, bytes, inode } = kept();
    writeFileSync(file, damage(bytes));
    expect(generated()).toBe(first);
    expect(kept().inode).not.toBe(inode);
  });

  it("are made anew where the bundle is another", () => {
    generated();
    const { inode } = kept();
    appendFileSync(path.join(build, "programs.cjs"), "\n");
    generated();
    expect(kept().inode).not.toBe(inode);
  });

  it("are not needed where nothing can be kept", () => {
    const first = generated();
    rmSync(compiled, { recursive: true });
    writeFileSync(compiled, "not a folder");
    expect(generated()).toBe(first);
  });
});
