import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { expect, it } from "vitest";
import { GIT_PATH } from "../../generator/outputs/downloads/files.ts";
import { objectName } from "../../generator/outputs/downloads/git-repository.ts";
import { generateHere } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const tree = sharedTree("--download", "git");
const folder = temporaryFolderOfEach();
const absent = spawnSync("git", ["--version"]).status !== 0;

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", cwd: folder });
  expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

it("an object has the name that git gives it", () => {
  expect(objectName("blob", Buffer.from("")).toString("hex")).toBe("e69de29bb2d1d6434b8b29ae775ad8c2e48c5391");
});

it.skipIf(absent)(
  "a clone of the bundle has a file for each act, and its log shows what changed (skipped without git)",
  () => {
    git("clone", "--quiet", path.join(tree, GIT_PATH), "legge");
    const at = (...args: readonly string[]) => git("-C", "legge", ...args);
    at("fsck", "--full", "--strict");
    const acts = readJsonSync(path.join(tree, "api/public/norme.json")).norme as { eli: string }[];
    const files = at("ls-files").trim().split("\n");
    expect(files.filter((name) => name !== "README.md")).toHaveLength(acts.length);
    const log = at("log", "-p", "--format=%an|%ad|%cd|%s", "--date=short", "--", "legge/1999/03/15/9001.md");
    const commits = log.match(/^Stato\|.*$/gm);
    expect(commits).toEqual([
      "Stato|1999-03-15|2024-12-14|L. 9001/1999: testo al 2024-12-14",
      "Stato|1999-03-15|1999-03-20|L. 9001/1999: testo al 1999-03-20",
    ]);
    expect(log).toContain(
      "-1. Chi restituisce in ritardo racconta la trama.\n+1. Chi restituisce in ritardo racconta il finale.",
    );
  },
);

it("is the same, byte for byte, whoever makes it", async () => {
  const out = path.join(folder, "out");
  await generateHere({ out, download: ["git"], pack: true });
  const bundle = (dir: string) => readFileSync(path.join(dir, GIT_PATH)).toString("base64");
  expect(bundle(out)).toBe(bundle(tree));
});
