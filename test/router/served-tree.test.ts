import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { ServedTree } from "../../generator/router/disk/served-tree.ts";
import { TreeFolder } from "../../generator/router/disk/tree-folder.ts";
import { respond } from "../../generator/router/respond.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";
import { worldTree } from "./world.ts";

/** Without the many small files, which no test here asks for: each test writes the tree anew. */
const files = [...worldTree()].filter(
  ([name]) => !/classifica|public\/(norme|relazioni)\/|numeri|politici|articolo|tipi/.test(name),
);
const fault = vi.fn();
const folder = path.join(temporaryFolderOfEach(), "dist-api");
let tree: ServedTree;

/** Writes a tree whose `/health` says `stato`, beside the one that is served, and swaps it in. */
function publish(stato: string): void {
  const next = `${folder}.next`;
  const said = (name: string, bytes: Uint8Array) =>
    name.endsWith("health.json") ? Buffer.from(bytes).toString().replace('"ok"', `"${stato}"`) : bytes;
  writeFiles(
    next,
    files.map(([name, bytes]) => [name, said(name, bytes)] as const),
  );
  writeFileSync(path.join(next, "manifest.json"), `["${stato}"]`);
  removeSync(folder);
  renameSync(next, folder);
}

const get = async (target: string) => {
  const { status, body } = await tree.answer(target, { method: "GET", target });
  return { status, text: new TextDecoder().decode(body) };
};
const HEALTH = "/api/public/health";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  publish("ok");
  fault.mockReset();
  tree = new ServedTree(new TreeFolder(folder), 1024 * 1024, fault);
});
afterEach(() => {
  vi.useRealTimers();
});

it("an answer is at hand once it was made, and no longer than a second without a look at the tree", async () => {
  expect(tree.cached(HEALTH)).toBeUndefined();
  await get(HEALTH);
  expect(tree.cached(HEALTH)?.status).toBe(200);
  vi.advanceTimersByTime(1001);
  expect(tree.cached(HEALTH)).toBeUndefined();
});

describe("a request", () => {
  const most = (files: number, bytes: number) =>
    new ServedTree(new TreeFolder(folder), 1024 * 1024, fault, undefined, { files, bytes });

  it.each([
    ["files", most(2, 1e9)],
    ["bytes", most(100, 1)],
  ])("that would read more %s than one may is a 503, and others have their answers", async (_, limited) => {
    const target = "/api/public/graph?max_nodi=33&lang=en";
    const { status, headers, body } = await limited.answer(target, {
      method: "GET",
      target: "/api/public/norme?q=a&limit=50",
    });
    expect(new TextDecoder().decode(body)).toBe('{"detail":"Too Much Work For One Request"}');
    expect({ status, retry: headers["Retry-After"] }).toEqual({ status: 503, retry: undefined });
    expect((await limited.answer(HEALTH, { method: "GET", target: HEALTH })).status).toBe(200);
    expect(fault).not.toHaveBeenCalled();
  });

  it("leaves others their turn while it reads what is in memory", async () => {
    let turns = 0;
    const reads = 1000;
    const answer: typeof respond = async (request, read, failed) => {
      for (let i = 0; i < reads; i++) await read("indici/norma.json");
      return respond(request, read, failed);
    };
    const busy = new ServedTree(new TreeFolder(folder), 1024 * 1024, fault, answer);
    const answered = busy.answer(HEALTH, { method: "GET", target: HEALTH });
    let done = false;
    const others = () => {
      turns++;
      if (!done) setImmediate(others);
    };
    setImmediate(others);
    expect((await answered).status).toBe(200);
    done = true;
    expect(turns).toBeGreaterThanOrEqual(reads / 50);
  });
});

it("a replaced tree is served within a second, a touched manifest included", async () => {
  expect((await get(HEALTH)).text).toContain('"stato":"ok"');
  publish("ko");
  vi.advanceTimersByTime(1001);
  expect((await get(HEALTH)).text).toContain('"stato":"ko"');
  const manifest = path.join(folder, "manifest.json");
  const later = statSync(manifest).mtimeMs / 1000 + 10;
  writeFileSync(path.join(folder, "api/public/health.json"), '{"meta":{},\n"stato":"xy"}\n');
  utimesSync(manifest, later, later);
  vi.advanceTimersByTime(1001);
  expect((await get(HEALTH)).text).toContain('"stato":"xy"');
});

it("a replaced tree is served within a second though the machine's clock goes back by years", async () => {
  expect((await get(HEALTH)).text).toContain('"stato":"ok"');
  publish("ko");
  vi.setSystemTime(new Date("2020-01-01"));
  vi.advanceTimersByTime(1001);
  expect((await get(HEALTH)).text).toContain('"stato":"ko"');
});

it("no answer mixes two trees, however often they are swapped while it is made", async () => {
  const targets = ["/graph?max_nodi=33&lang=en", "/norme?q=a&limit=50", "/pnrr/graph?settore=e", "/health?lang=en"];
  const asked = targets.map((target) => get(`/api/public${target}`));
  publish("due");
  asked.push(...targets.map((target) => get(`/api/public${target}`)));
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(fault).not.toHaveBeenCalled();
});

it("those who ask at once share one making", async () => {
  const ask = () => tree.answer(HEALTH, { method: "GET", target: HEALTH });
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toBe(two);
});

it("memory stays within the bound", async () => {
  tree = new ServedTree(new TreeFolder(folder), 200_000, fault);
  for (let n = 10; n < 130; n++) await get(`/api/public/graph?max_nodi=${n}`);
  expect(tree.cachedBytes).toBeGreaterThan(50_000);
  expect(tree.cachedBytes).toBeLessThanOrEqual(200_000);
});

it("errors are not kept", async () => {
  await get("/api/public/norme?limit=x");
  await get("/api/public/norme/niente");
  expect(tree.cached("/api/public/norme?limit=x")).toBeUndefined();
  expect(tree.cached("/api/public/norme/niente")).toBeUndefined();
});

it("a tree that lacks a file answers 500 without details, and says why to its owner", async () => {
  rmSync(path.join(folder, "api/public/health.json"));
  expect(await get(HEALTH)).toEqual({ status: 500, text: '{"detail":"Internal Server Error"}' });
  expect(String(fault.mock.calls[0]![0])).toContain("api/public/health.json");
});

it.each([
  "../dist-api/manifest.json",
  "api/../manifest.json",
  "/manifest.json",
  "api//public/health.json",
  "..",
  ".",
  "",
  "manifest.json\0",
  "api\\public\\health.json",
  `${"a".repeat(5000)}.json`,
  "api",
  "manifest.json/x",
])("the disk reader finds nothing under the name %j", async (name) => {
  expect(await readFromDisk(folder, name)).toBeNull();
});

it("the disk reader finds the files of the tree", async () => {
  expect(await readFromDisk(folder, "api/public/openapi.json")).not.toBeNull();
});
