import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { EarlierTree } from "../../generator/tree/earlier-tree.ts";
import { abandon, publish, recover, stagingFolder } from "../../generator/tree/publish.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const out = path.join(folder, "dist-api");

function stage(content: string): Staging {
  const staging = new Staging(stagingFolder(out), EarlierTree.read(out));
  staging.write("api/a.json", content);
  staging.write("api/same.json", "same");
  staging.seal();
  return staging;
}
function publishing(content: string): Promise<void> {
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
    abandon(out);
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("puts the old tree back after a stop between the two renames", async () => {
    await publishing("one");
    stage("two");
    renameSync(out, path.join(folder, ".dist-api.precedente"));
    recover(out);
    expect(published()).toBe("one");
    expect(existsSync(path.join(folder, ".dist-api.precedente"))).toBe(false);
  });

  it("forgets the old tree after a stop behind the second rename", async () => {
    await publishing("one");
    mkdirSync(path.join(folder, ".dist-api.precedente"));
    recover(out);
    expect(published()).toBe("one");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("starts from an empty folder whatever an interrupted run left", async () => {
    stage("half");
    expect(readdirSync(stagingFolder(out))).toEqual([]);
  });
});
