import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { beforeEach, describe, expect, it } from "vitest";
import { Failure } from "../../../generator/terminal/failure.ts";
import { guardFolders } from "../../../generator/tree/folders/guard.ts";
import { Staging } from "../../../generator/tree/staging.ts";
import { temporaryFolderOfEach } from "../../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const at = (...names: string[]) => path.join(folder, ...names);
const data = at("data");
const out = at("out");

/** A folder with a file of somebody. */
function someones(...names: string[]): string {
  ensureDirSync(at(...names));
  writeFileSync(at(...names, "tesi.txt"), "mine");
  return at(...names);
}

/** A tree as this program writes it. */
function tree(...names: string[]): string {
  const staging = new Staging(at(...names));
  staging.write("api/a.json", "{}");
  staging.seal();
  return at(...names);
}

function refused(folders: { out?: string; cache?: string }, reason: RegExp) {
  const guarding = () => guardFolders({ data, out, ...folders });
  expect(guarding).toThrow(Failure);
  expect(guarding).toThrow(reason);
}

beforeEach(() => mkdirSync(data));

describe("the folder of the tree", () => {
  it("may be absent, empty, or a tree of ours", () => {
    const empty = at("empty");
    mkdirSync(empty);
    for (const folder of [at("absent/deep"), empty, tree("tree")])
      expect(guardFolders({ data, out: folder }).out.real).toBe(folder);
  });

  it("is refused where it holds someone's files, which the message names", () => {
    refused({ out: someones("p") }, /--out .*p: .*tesi\.txt.*choose a new or empty folder/);
    mkdirSync(at("site"));
    writeFileSync(at("site/manifest.json"), '{"name":"a web app"}');
    refused({ out: at("site") }, /manifest\.json/);
    writeFileSync(at("site/manifest.json"), "[");
    refused({ out: at("site") }, /manifest\.json/);
  });

  it.each([
    ["the working folder", "."],
    ["what holds it", "../.."],
    ["a home", homedir()],
    ["the root of the disk", "/"],
    ["a file", import.meta.filename],
  ])("is never %s", (_, given) => refused({ out: given }, /--out /));

  it("is neither the data nor what holds them", () => {
    refused({ out: data }, /it is the data/);
    refused({ out: folder }, /it holds the data/);
  });

  it("does not lie inside the data, links followed", () => {
    refused({ out: at("data", "tree") }, /it lies inside the data/);
    symlinkSync(data, at("link"));
    refused({ out: at("link", "tree") }, /it lies inside the data/);
  });

  it("is what a link leads to, even where nothing is there yet", () => {
    symlinkSync(tree("tree"), at("link"));
    symlinkSync(at("later"), at("dangling"));
    expect(guardFolders({ data, out: at("link") }).out).toEqual({
      title: `--out ${at("link")} (${at("tree")})`,
      real: at("tree"),
    });
    expect(guardFolders({ data, out: at("dangling") }).out.real).toBe(at("later"));
    symlinkSync(someones("p"), at("to-p"));
    refused({ out: at("to-p") }, /tesi\.txt/);
    symlinkSync(at("circle"), at("circle"));
    refused({ out: at("circle") }, /ELOOP/);
  });

  it("is refused where the folder of work is someone's", () => {
    someones(".out.in-corso");
    refused({}, /\.out\.in-corso.*move them away/);
  });

  it("is refused where there can be none", () => refused({ out: "/dev/null/x" }, /ENOTDIR/));
});

describe("the cache", () => {
  it("is neither the folder of the tree nor inside it, nor around it", () => {
    refused({ cache: out }, /is the cache/);
    refused({ cache: at("out", "cache") }, /--out .*holds the cache/);
    refused({ cache: folder }, /--out .*lies inside the cache/);
  });

  it("is refused where it holds someone's files, is or lies inside the data", () => {
    refused({ cache: someones("c") }, /--cache .*tesi\.txt/);
    refused({ cache: data }, /it is the data/);
    refused({ cache: at("data", "cache") }, /inside the data/);
  });

  it("may be one that an earlier version made, without a mark", () => {
    for (const name of ["letti", "giro-a"]) ensureDirSync(at("cache", name));
    writeFileSync(at("cache/stato.json"), "{}");
    expect(guardFolders({ data, out, cache: at("cache") }).cache?.real).toBe(at("cache"));
  });
});
