/** What goes up where an earlier release already is: copied by its lists, the one becomes the other. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, removeSync } from "fs-extra/esm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ManifestShape } from "../../generator/tree/lists/lists-of.ts";
import { mark } from "../../generator/tree/publish/mark.ts";
import { writeUploadLists } from "../../generator/tree/publish/upload-lists.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { run } from "../cli/commands.ts";
import { tool } from "../downloads/tools.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { namesIn } from "./in-parts.ts";

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);
const [old, now, lists, host] = [at("old"), at("now"), at("lists"), at("host")];
const MARK = "indici/albero.json";

const write = (root: string, files: Record<string, string>, shape?: ManifestShape) => {
  const staging = new Staging(root, { shape });
  for (const [name, text] of Object.entries(files)) staging.write(name, text);
  staging.seal();
};
const numbered = (from: number, to: number, text: string) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, i) => [`a/${String(from + i).padStart(3, "0")}.txt`, text]));
const lines = (list: string) =>
  readFileSync(at("lists", `${list}.txt`), "utf8")
    .split("\n")
    .filter(Boolean);
const make = (more: Partial<Parameters<typeof writeUploadLists>[1]> = {}) =>
  writeUploadLists(now, { previous: old, folder: lists, per: 4, withFiles: false, ...more });

/** Every list in turn, as a tool copies it. */
function copyAll(count: number): void {
  for (const list of [...Array.from({ length: count - 1 }, (_, n) => String(n)), "last"])
    for (const name of lines(list)) {
      copySync(path.join(now, name), path.join(host, name));
    }
  for (const name of lines("gone")) rmSync(path.join(host, name));
}
const textsIn = (root: string) => namesIn(root).map((name) => [name, readFileSync(path.join(root, name), "utf8")]);

describe.each([
  ["whole on both sides", undefined, undefined],
  ["in parts on both sides", { whole: 1, part: 7 }, { whole: 1, part: 7 }],
  ["in parts since now", undefined, { whole: 1, part: 9 }],
  ["whole since now", { whole: 1, part: 5 }, undefined],
])("manifests %s", (_what, before: ManifestShape | undefined, after: ManifestShape | undefined) => {
  beforeAll(() => {
    for (const root of [old, now]) removeSync(root);
    write(old, { [MARK]: "old", ...numbered(0, 40, "same"), "z/gone.txt": "x" }, before);
    write(
      now,
      { [MARK]: "new", ...numbered(0, 20, "same"), ...numbered(20, 29, "other"), ...numbered(29, 44, "same") },
      after,
    );
  });
  beforeEach(() => {
    for (const root of [lists, host]) removeSync(root);
    copySync(old, host);
  });

  it("lists what changed and came, a few files a list, the mark at the very end", () => {
    const { files, same, gone, lists: count } = make();
    expect([same, gone, count]).toEqual([31, 1, 5]);
    const names = ["0", "1", "2", "3"].flatMap(lines);
    expect(names).toEqual([...Object.keys(numbered(20, 29, "")), ...Object.keys(numbered(40, 44, ""))]);
    expect(["0", "1", "2", "3"].map((list) => lines(list).length)).toEqual([4, 4, 4, 1]);
    expect(lines("last").slice(-3)).toEqual(["manifest.json", "SHA256SUMS", MARK]);
    expect(files).toBe(names.length + lines("last").length);
    expect(lines("gone")[0]).toBe("z/gone.txt");
  });

  it("makes the host what the tree is", () => {
    copyAll(make().lists);
    expect(textsIn(host)).toEqual(textsIn(now));
  });

  it("lays the files themselves beside each list", () => {
    const { lists: count } = make({ withFiles: true });
    for (const list of [...Array.from({ length: count - 1 }, (_, n) => String(n)), "last"]) {
      expect(namesIn(at("lists", list))).toEqual(lines(list).sort());
      for (const name of lines(list))
        expect(statSync(at("lists", list, name)).ino).toBe(statSync(path.join(now, name)).ino);
    }
  });

  it.skipIf(!tool("rclone", ["version"]))("is what rclone copies, and what it removes", () => {
    const { lists: count } = make();
    const rclone = (...args: string[]) => execFileSync("rclone", args, { stdio: "pipe" });
    for (const list of [...Array.from({ length: count - 1 }, (_, n) => String(n)), "last"])
      rclone("copy", "--no-traverse", "--ignore-times", "--files-from-raw", at("lists", `${list}.txt`), now, host);
    rclone("delete", "--files-from-raw", at("lists/gone.txt"), host);
    expect(textsIn(host)).toEqual(textsIn(now));
  });

  it("lists everything where nothing is there yet", () => {
    const { same, gone } = make({ previous: null, per: 1000 });
    expect([same, gone, lines("gone")]).toEqual([0, 0, []]);
    expect([...lines("0"), ...lines("last")].sort()).toEqual(namesIn(now));
  });

  it("has the lists alone to upload where nothing changed", () => {
    const { same, lists: count } = make({ previous: now });
    expect([count, lines("gone"), lines("last")]).toEqual([1, [], ["manifest.json", "SHA256SUMS", MARK]]);
    expect(same).toBe(44);
  });
});

describe("the folder of the lists", () => {
  it("is made anew where it is ours, and left alone where it is not", () => {
    make();
    expect(make({ per: 100 }).lists).toBe(2);
    expect(namesIn(lists).filter((name) => name.endsWith(".txt"))).toEqual(["0.txt", "gone.txt", "last.txt"]);
    rmSync(lists, { recursive: true });
    mkdirSync(lists);
    writeFileSync(at("lists/mine.txt"), "mine");
    expect(() => make()).toThrow(
      /lists: it holds files that are not lists of this program \(mine\.txt\); choose a new or empty folder/,
    );
    expect(namesIn(lists)).toEqual(["mine.txt"]);
    // Of this program, and no lists.
    mark(lists, "cache");
    expect(() => make()).toThrow(/it holds files that are not lists of this program/);
    expect(namesIn(lists)).toContain("mine.txt");
  });
});

describe("a folder that is not only ours", () => {
  it("keeps a file that came into it since, and the lists beside it", () => {
    removeSync(lists);
    make({ withFiles: true });
    writeFileSync(at("lists/sent-by-me.txt"), "mine");
    expect(() => make()).toThrow(/it holds files that are not lists of this program \(sent-by-me\.txt\)/);
    expect(namesIn(lists)).toEqual(expect.arrayContaining(["0.txt", "sent-by-me.txt"]));
    rmSync(at("lists/sent-by-me.txt"));
    expect(make().lists).toBeGreaterThan(0);
  });

  it("keeps what came into the folder of a list, a folder too", () => {
    removeSync(lists);
    make({ withFiles: true });
    writeFileSync(at("lists/0/sent.txt"), "mine");
    mkdirSync(at("lists/last/sent"));
    expect(() => make()).toThrow(/it holds files that are not lists of this program \(0\/sent\.txt, last\/sent\)/);
    expect(readFileSync(at("lists/0/sent.txt"), "utf8")).toBe("mine");
    for (const name of ["0/sent.txt", "last/sent"]) rmSync(at("lists", name), { recursive: true });
    expect(make({ withFiles: true }).lists).toBeGreaterThan(0);
  });

  it("may not be there yet, and is not where nothing came of it", () => {
    const missing = at("missing", "deeper");
    const { status, stderr } = run("uploads", "--dir", at("no-tree"), "--lists", missing);
    expect([status, stderr]).toEqual([1, expect.stringContaining("no-tree")]);
    expect(existsSync(at("missing"))).toBe(false);
  });

  it.each([
    ["a file", "a-file", "it is not a folder; choose another name"],
    ["below a file", "a-file/x", "a file stands where a folder is needed, ENOTDIR; choose a folder of its own"],
    ["where no folder can be", "/proc/x", "/proc/x cannot be written (there is no such file or folder, ENOENT)"],
  ])("is refused in a line: %s", (_what, name, reason) => {
    writeFileSync(at("a-file"), "mine");
    const { status, stderr } = run("uploads", "--dir", now, "--lists", path.resolve(folder, name));
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*--lists [^\n]*\n$/)]);
    expect(stderr).toContain(reason);
    expect(readFileSync(at("a-file"), "utf8")).toBe("mine");
  });

  it.each([
    ["--dir", now],
    ["--previous", old],
  ])("may not be in a tree: %s", (option, tree) => {
    const inside = path.join(tree, "lists");
    const { status, stderr } = run("uploads", "--dir", now, "--previous", old, "--lists", inside);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`it lies inside ${option} ${tree}`)]);
    expect(existsSync(inside)).toBe(false);
  });
});

describe("the command", () => {
  it("says what is to be uploaded, and what is wrong", () => {
    removeSync(lists);
    expect(run("uploads", "--dir", now, "--previous", old, "--lists", lists)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/lists: 2 lists, \d+ files to upload \(0\.0 MB\), 31 are the same, 1 are gone/),
    });
    writeFileSync(path.join(old, "manifest.json"), "[");
    expect(run("uploads", "--dir", now, "--previous", old, "--lists", lists)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/old.manifest\.json: it is not JSON .*; download the tree again/),
    });
    expect(run("uploads", "--dir", now)).toMatchObject({ status: 2 });
  });
});
