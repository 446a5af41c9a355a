import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { beforeEach, describe, expect, it } from "vitest";
import { takeLock } from "../../generator/tree/folders/lock.ts";
import { lockOf } from "../../generator/tree/publish/work-folder.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { command, run, SIGNAL_AT_STEP } from "./commands.ts";

const folder = temporaryFolderOfEach();
const at = (...names: string[]) => path.join(folder, ...names);
const out = at("tree");
/** Little to read: only the sources. */
const generate = (options: { out?: string; cache?: string } = {}) =>
  generateHere({ data: at("data"), out, ...options });

beforeEach(() => {
  mkdirSync(at("data"));
  writeFileSync(at("data/fonti.json"), "[]");
});

function someones(...names: string[]): string {
  ensureDirSync(at(...names));
  writeFileSync(at(...names, "tesi.txt"), "mine");
  return at(...names);
}

/** A command that works in the background: how it ended, and what it said. */
function begun(args: string[], env = process.env) {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const ended = new Promise<{ code: number | null; said: string }>((done) => {
    child.once("close", (code) => done({ code, said }));
  });
  return { ended, said: () => said };
}

describe("a folder that is written", () => {
  it("with someone's files is refused in one line, and stays as it was", async () => {
    const p = someones("p");
    const LINE = /^--(out|cache) .*: .*; .*$/;
    for (const folders of [{ out: p }, { out: folder }, { cache: p }, { cache: at("tree/cache") }])
      await expect(generate(folders), JSON.stringify(folders)).rejects.toThrow(LINE);
    const { status, stdout, stderr } = run("generate", "--data", at("data"), "--out", p);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.trim().split("\n")).toEqual([expect.stringMatching(LINE)]);
    expect(readdirSync(folder).sort()).toEqual(["data", "p"]);
    expect(readdirSync(p)).toEqual(["tesi.txt"]);
  });

  it("that is empty gets the tree", async () => {
    mkdirSync(out);
    expect(await generate()).toMatchObject({ said: [] });
    expect(existsSync(path.join(out, "manifest.json"))).toBe(true);
  });

  it("is refused by npm start as well", async () => {
    const p = someones("p");
    const { code, said } = await begun([command("start"), "--dir", p, "--port", "0"]).ended;
    expect(code).toBe(1);
    expect(said).toContain("--dir");
    expect(readdirSync(p)).toEqual(["tesi.txt"]);
  });

  it("leaves folders beside it that are not ours alone", async () => {
    for (const name of [".tree.nuovo", ".tree.precedente"]) someones(name);
    expect(await generate()).toMatchObject({ said: [] });
    expect(await generate()).toMatchObject({ said: [] });
    expect(readdirSync(folder).sort()).toEqual([".tree.nuovo", ".tree.precedente", "data", "tree"]);
    expect(readFileSync(at(".tree.nuovo/tesi.txt"), "utf8")).toBe("mine");
  });

  it("may be named by a link, which stays one", async () => {
    symlinkSync(at("real"), out);
    expect(await generate()).toMatchObject({ said: [] });
    expect(existsSync(at("real/manifest.json"))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(["data", "real", "tree"]);
  });

  it("where there can be none is an error at once", async () => {
    for (const nowhere of ["/proc/x", "/dev/null/x"]) await expect(generate({ out: nowhere })).rejects.toThrow(nowhere);
  });

  it("is worked on by one run at a time: the second ends and says why, or waits", async () => {
    const args = [command("generate"), "--data", at("data"), "--out", out, "--cache", at("cache")];
    // The first run is this process: it works until the others have said what they do.
    const first = await takeLock(lockOf(out), "--out tree", { wait: false, say: () => {} });
    const third = begun([...args, "--wait"]);
    const second = await begun(args).ended;
    expect(second.code).toBe(1);
    expect(second.said).toMatch(new RegExp(`^--out .*process ${process.pid}.*\n$`));
    await expect.poll(() => third.said()).toContain("waiting");
    expect(existsSync(out)).toBe(false);
    first.release();
    expect(await third.ended).toEqual({ code: 0, said: expect.stringMatching(/^--out .*: waiting.*\n$/) });
    expect(readdirSync(folder).sort()).toEqual(["cache", "data", "tree"]);
  });
});

describe("a run that is stopped", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("by %s leaves nothing, says so in a line and ends with %d", async (signal, code) => {
    const args = [command("generate"), "--data", at("data"), "--out", at("deep/tree")];
    // The command itself says when: as soon as the folder is there in which the tree grows.
    const env = { ...process.env, SIGNAL: signal, AT: "/deep/[.]tree[.]in-corso/albero$" };
    const { ended } = begun(["--import", SIGNAL_AT_STEP, ...args], env);
    expect(await ended).toEqual({ code, said: "interrupted: nothing has changed\n" });
    expect(readdirSync(folder)).toEqual(["data"]);
  });
});
