import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { earlierPlace, workPlace } from "../../generator/api/earlier-place.ts";
import { recover } from "../../generator/folders/claim.ts";
import { EarlierTree } from "../../generator/tree/publish/earlier-tree.ts";
import { publish } from "../../generator/tree/publish/publish.ts";
import { endWork, lockOf } from "../../generator/tree/publish/work-folder.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { begunTree } from "./begun-tree.ts";

const folder = temporaryFolderOfEach();
const out = path.join(folder, "dist-api");

function stage(content: string): Staging {
  const staging = new Staging(begunTree(out), { earlier: EarlierTree.read(out) });
  staging.write("api/a.json", content);
  staging.write("api/same.json", "same");
  staging.seal();
  return staging;
}
function publishing(content: string): Promise<string[]> {
  stage(content);
  return publish(out);
}
const published = () => readFileSync(path.join(out, "api", "a.json"), "utf8");

describe("publishing a tree", () => {
  it("replaces the old tree and leaves nothing beside it", async () => {
    await publishing("one");
    await publishing("two");
    expect(published()).toBe("two");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("leaves it in place where the new one cannot be flushed", async () => {
    await publishing("one");
    const tree = stage("two");
    rmSync(tree.root, { recursive: true });
    await expect(publish(out)).rejects.toThrow(tree.root);
    expect(published()).toBe("one");
  });

  it("leaves the old tree alone until it is called", async () => {
    await publishing("one");
    stage("two");
    expect(published()).toBe("one");
    endWork(out);
    expect(published()).toBe("one");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("puts the old tree back after a stop between the two renames", async () => {
    await publishing("one");
    stage("two");
    renameSync(out, earlierPlace(out));
    recover(out);
    expect(published()).toBe("one");
    expect(existsSync(earlierPlace(out))).toBe(false);
    endWork(out);
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("A3: leaves a swap that another run is making alone", async () => {
    await publishing("one");
    stage("two");
    renameSync(out, earlierPlace(out));
    writeFileSync(lockOf(out), "");
    recover(out);
    expect(existsSync(out)).toBe(false);
  });

  it("forgets the old tree after a stop behind the second rename", async () => {
    await publishing("one");
    const tree = stage("two");
    renameSync(out, earlierPlace(out));
    renameSync(tree.root, out);
    endWork(out);
    expect(published()).toBe("two");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("starts from an empty folder whatever an interrupted run left", async () => {
    const tree = stage("half");
    begunTree(out);
    expect(existsSync(tree.root)).toBe(false);
    expect(readdirSync(workPlace(out))).toEqual([".api-diritto-italiano.json", "fasi"]);
  });

  it("A1: keeps what others put into the folder of the tree, where it was", async () => {
    await publishing("one");
    for (const name of [".git", "api/notes/deep"]) ensureDirSync(path.join(out, name));
    for (const name of [".git/HEAD", "tesi.txt", "api/mine.txt", "api/notes/deep/a"])
      writeFileSync(path.join(out, name), name);
    expect((await publishing("two")).sort()).toEqual([".git", "api/mine.txt", "api/notes", "tesi.txt"]);
    expect(published()).toBe("two");
    for (const name of [".git/HEAD", "tesi.txt", "api/mine.txt", "api/notes/deep/a"])
      expect(readFileSync(path.join(out, name), "utf8")).toBe(name);
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("A1: keeps all that came into an empty folder meanwhile", async () => {
    mkdirSync(out);
    stage("two");
    writeFileSync(path.join(out, "tesi.txt"), "mine");
    expect(await publish(out)).toEqual(["tesi.txt"]);
    expect(readFileSync(path.join(out, "tesi.txt"), "utf8")).toBe("mine");
    expect(published()).toBe("two");
  });

  it("A1: keeps it under another name where the new tree has something there", async () => {
    await publishing("one");
    mkdirSync(path.join(out, "new"));
    writeFileSync(path.join(out, "new/a.json"), "mine");
    const tree = stage("two");
    rmSync(path.join(tree.root, "manifest.json"));
    writeFileSync(path.join(tree.root, "new"), "a file");
    await publish(out);
    expect(readFileSync(path.join(out, "new"), "utf8")).toBe("a file");
    expect(readFileSync(path.join(out, "new.precedente/a.json"), "utf8")).toBe("mine");
  });
});
