import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync, readJsonSync } from "fs-extra/esm";
import { expect, it, vi } from "vitest";
import type { PhaseLeft } from "../../generator/pipeline/cluster/phase-parts.ts";
import { TreeFolder } from "../../generator/router/entries/disk/tree-folder.ts";
import { publishRelease } from "../../generator/tree/publish/releases.ts";
import { digestsOf } from "../digests-of.ts";
import { generateHere, used } from "../generate-here.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const at = (...names: string[]) => path.join(folder, ...names);
const releases = at("releases");

const named = () => readJsonSync(path.join(releases, "attuale.json"));
const folders = () => readdirSync(releases, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? [e.name] : []));
/** The release that a server answers from. */
const served = () => new TreeFolder(releases).once(async ({ root, release }) => [path.basename(root), release]);

/** A tree of three files. */
function tree(release: string): string {
  const root = at(`tree-${release}`);
  ensureDirSync(path.join(root, "api/public"));
  writeFileSync(path.join(root, "api/public/health.json"), `{"meta":{"release":"${release}"},\n"stato":"ok"}\n`);
  writeFileSync(path.join(root, "manifest.json"), "[]\n");
  writeFileSync(path.join(root, "SHA256SUMS"), "");
  return root;
}

it("two releases stand side by side, the older one goes, and a server follows", async () => {
  mkdirSync(releases);
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  expect(named()).toEqual({ cartella: "aaaaaaaaaaaa", prima: null });
  await publishRelease(tree("bbbbbbbbbbbb"), releases, "bbbbbbbbbbbb");
  expect(await served()).toEqual(["bbbbbbbbbbbb", "bbbbbbbbbbbb"]);
  writeFileSync(path.join(releases, "notes.txt"), "mine");
  mkdirSync(path.join(releases, "mine"));
  await publishRelease(tree("cccccccccccc"), releases, "cccccccccccc");
  expect(named()).toEqual({ cartella: "cccccccccccc", prima: "bbbbbbbbbbbb" });
  expect(folders()).toEqual(["bbbbbbbbbbbb", "cccccccccccc", "mine"]);
  expect(existsSync(path.join(releases, "notes.txt"))).toBe(true);
});

it("the same release is published beside itself, and what a killed publication left goes", async () => {
  mkdirSync(releases);
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  mkdirSync(path.join(releases, "aaaaaaaaaaaa-2"));
  writeFileSync(path.join(releases, "aaaaaaaaaaaa-2/.api-diritto-italiano.json"), "{}");
  writeFileSync(path.join(releases, "aaaaaaaaaaaa-2/half.json"), "half");
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  expect(named()).toEqual({ cartella: "aaaaaaaaaaaa-2", prima: "aaaaaaaaaaaa" });
  expect(digestsOf(path.join(releases, "aaaaaaaaaaaa-2"))).toEqual(digestsOf(at("tree-aaaaaaaaaaaa")));
});

it("a server that runs goes over to the release that is named, and back", async () => {
  mkdirSync(releases);
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  const running = new TreeFolder(releases);
  const says = () => running.once(async ({ release }) => release);
  expect(await says()).toBe("aaaaaaaaaaaa");
  await publishRelease(tree("bbbbbbbbbbbb"), releases, "bbbbbbbbbbbb");
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 2000 });
  expect(await says()).toBe("bbbbbbbbbbbb");
  const { status, stdout } = await used("rollback", "--dir", releases);
  expect([status, stdout]).toEqual([0, `${releases}: aaaaaaaaaaaa is served, bbbbbbbbbbbb is kept\n`]);
  vi.setSystemTime(now + 4000);
  expect(await says()).toBe("aaaaaaaaaaaa");
  writeFileSync(path.join(releases, "attuale.json"), "half");
  vi.setSystemTime(now + 6000);
  expect(await says()).toBeNull();
  vi.useRealTimers();
});

it("the server of the host `node` serves the release that is named", async () => {
  mkdirSync(releases);
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  const env = { ...process.env, TREE: releases, PORT: "0" };
  const server = spawn(process.execPath, [path.resolve(".build/hosts/node-server.js")], { env });
  try {
    const [address] = await once(server.stdout.setEncoding("utf8"), "data");
    const answer = await fetch(`${String(address).trim()}api/public/health`);
    expect(await answer.json()).toMatchObject({ stato: "ok" });
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill();
  }
});

it("nothing is rolled back where there is no release before", async () => {
  mkdirSync(releases);
  const refused = { status: 1, stderr: expect.stringContaining("there is no release before that is whole") };
  expect(await used("rollback", "--dir", releases)).toMatchObject(refused);
  await publishRelease(tree("aaaaaaaaaaaa"), releases, "aaaaaaaaaaaa");
  expect(await used("rollback", "--dir", releases)).toMatchObject(refused);
  await publishRelease(tree("bbbbbbbbbbbb"), releases, "bbbbbbbbbbbb");
  rmSync(path.join(releases, "aaaaaaaaaaaa"), { recursive: true });
  expect(await used("rollback", "--dir", releases)).toMatchObject(refused);
  expect(named().cartella).toBe("bbbbbbbbbbbb");
});

it("a build publishes beside the release that is served, whose files it shares", async () => {
  copySync("data-raw/norme", at("data/norme"), { filter: (name) => !name.includes("/20") });
  copySync("data-raw/fonti.json", at("data/fonti.json"));
  const build = async (...more: string[]) => {
    const args = ["--of", "2", "--stage", at("stage"), "--data", at("data"), "--out", releases, "--side-by-side"];
    const { status, stdout, stderr } = await used("phases", ...args, ...more);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const { name, parts, left } of JSON.parse(stdout) as PhaseLeft[])
      for (const part of left) {
        const typed = ["--part", `${part}`, "--of", `${parts}`, "--stage", at("stage")];
        expect(await used("phase", name, ...typed)).toMatchObject({ status: 0, stderr: "" });
      }
  };
  await build();
  const { cartella: first } = named();
  copySync("data-raw/norme/20050611_005X9002_VIGENZA_20260110.xml", at("data/norme/20050611.xml"));
  await build("--anew");
  const { cartella: second, prima } = named();
  expect(prima).toBe(first);
  await generateHere({ data: at("data"), out: at("expected") });
  expect(digestsOf(path.join(releases, second))).toEqual(digestsOf(at("expected")));
  const before = digestsOf(path.join(releases, first));
  const same = [...digestsOf(path.join(releases, second))].filter(([name, digest]) => before.get(name) === digest);
  const inode = (release: string, name: string) => statSync(path.join(releases, release, name)).ino;
  expect(same.filter(([name]) => inode(first, name) !== inode(second, name))).toEqual([]);
  expect(same.length).toBeGreaterThan(100);
  // Published, but killed before that was said.
  rmSync(at("stage/done/publish"), { recursive: true });
  await build();
  expect(named()).toEqual({ cartella: second, prima: first });
});

it("a folder of somebody else holds no releases", async () => {
  mkdirSync(releases);
  writeFileSync(path.join(releases, "notes.txt"), "mine");
  const args = ["--of", "2", "--stage", at("stage"), "--out", releases, "--side-by-side"];
  const { status, stderr } = await used("phases", ...args);
  expect(status).toBe(1);
  expect(stderr).toContain("it is no folder of releases (notes.txt)");
});
