import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { abandon, publish, recover, stagingFolder } from "../../generator/tree/publish.ts";

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  out = path.join(folder, "dist-api");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function stage(content: string): void {
  const staging = stagingFolder(out);
  mkdirSync(path.join(staging, "api"));
  writeFileSync(path.join(staging, "api", "a.json"), content);
}
const published = () => readFileSync(path.join(out, "api", "a.json"), "utf8");

describe("publishing a tree", () => {
  it("replaces the old tree and leaves nothing beside it", async () => {
    stage("one");
    await publish(out);
    stage("two");
    await publish(out);
    expect(published()).toBe("two");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("leaves the old tree alone until it is called", async () => {
    stage("one");
    await publish(out);
    stage("two");
    expect(published()).toBe("one");
    abandon(out);
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("puts the old tree back after a stop between the two renames", async () => {
    stage("one");
    await publish(out);
    stage("two");
    renameSync(out, path.join(folder, ".dist-api.precedente"));
    recover(out);
    expect(published()).toBe("one");
    expect(existsSync(path.join(folder, ".dist-api.precedente"))).toBe(false);
  });

  it("forgets the old tree after a stop behind the second rename", async () => {
    stage("one");
    await publish(out);
    mkdirSync(path.join(folder, ".dist-api.precedente"));
    recover(out);
    expect(published()).toBe("one");
    expect(readdirSync(folder)).toEqual(["dist-api"]);
  });

  it("starts from an empty folder whatever an interrupted run left", () => {
    stage("half");
    expect(readdirSync(stagingFolder(out))).toEqual([]);
  });
});
