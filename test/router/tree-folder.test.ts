/** Trees that follow each other in a folder, moved as a publication moves them. */

import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { beforeEach, expect, it, vi } from "vitest";
import { earlierPlace } from "../../generator/contract/earlier-place.ts";
import { ServedTree } from "../../generator/router/disk/served-tree.ts";
import { TreeFolder } from "../../generator/router/disk/tree-folder.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const top = temporaryFolderOfEach();
const out = path.join(top, "dist-api");
const aside = earlierPlace(out);
const HEALTH = { method: "GET", target: "/api/public/openapi.json" };

function tree(folder: string, release: string): void {
  ensureDirSync(path.join(folder, "api/public"));
  writeFileSync(path.join(folder, "manifest.json"), "[]\n");
  writeFileSync(path.join(folder, "api/public/health.json"), `{"meta":{"release":"${release}"},\n"stato":"ok"}\n`);
  writeFileSync(path.join(folder, "api/public/openapi.json"), `{"release":"${release}"}`);
}

const saying = (folder: TreeFolder, fault: (error: unknown) => void) => {
  const served = new ServedTree(folder, 1024 * 1024, fault);
  return async () => {
    const { status, headers, body } = await served.answer("", HEALTH);
    return { status, text: new TextDecoder().decode(body), retry: headers["Retry-After"] };
  };
};

beforeEach(() => {
  removeSync(top);
  ensureDirSync(path.dirname(aside));
  tree(out, "aaaaaaaaaaaa");
});

it("between the two renames of a swap the earlier tree answers, and afterwards the new one", async () => {
  const fault = vi.fn();
  const ask = saying(new TreeFolder(out), fault);
  renameSync(out, aside);
  expect(await ask()).toMatchObject({ status: 200, text: '{"release":"aaaaaaaaaaaa"}' });
  tree(out, "bbbbbbbbbbbb");
  rmSync(aside, { recursive: true });
  expect(await saying(new TreeFolder(out), fault)()).toMatchObject({ status: 200, text: '{"release":"bbbbbbbbbbbb"}' });
  expect(fault).not.toHaveBeenCalled();
});

it("the earlier tree is found beside the folder that a link leads to", async () => {
  const link = path.join(top, "link");
  symlinkSync(out, link);
  const folder = new TreeFolder(link);
  await folder.once(async () => {});
  renameSync(out, aside);
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(2000);
  expect(await folder.once(async ({ root }) => root)).toBe(aside);
  vi.useRealTimers();
});

it("where there is no tree at all the answer is 503, and the server recovers by itself", async () => {
  const fault = vi.fn();
  const ask = saying(new TreeFolder(out), fault);
  renameSync(out, `${out}.away`);
  expect(await ask()).toEqual({ status: 503, text: '{"detail":"Service Unavailable"}', retry: "1" });
  renameSync(`${out}.away`, out);
  expect(await ask()).toMatchObject({ status: 200 });
  expect(fault).not.toHaveBeenCalled();
});

it("the work on an answer is done again where another tree stood in the folder meanwhile, the first one back afterwards", async () => {
  const other = path.join(top, "other");
  tree(other, "bbbbbbbbbbbb");
  const folder = new TreeFolder(out);
  const seen: string[] = [];
  const release = await folder.once(async ({ root }) => {
    if (seen.length === 0) {
      renameSync(out, `${out}.away`);
      renameSync(other, out);
    }
    const text = readFileSync(path.join(root, "api/public/openapi.json"), "utf8");
    if (seen.length === 0) {
      renameSync(out, other);
      renameSync(`${out}.away`, out);
    }
    seen.push(text);
    return text;
  });
  expect(seen).toEqual(['{"release":"bbbbbbbbbbbb"}', '{"release":"aaaaaaaaaaaa"}']);
  expect(release).toBe('{"release":"aaaaaaaaaaaa"}');
});

it("a tree is known by its release too", async () => {
  const folder = new TreeFolder(out);
  expect(await folder.once(async ({ release }) => release)).toBe("aaaaaaaaaaaa");
});

it("what was made in vain is given back", async () => {
  const undo = vi.fn(async () => {});
  const made = await new TreeFolder(out).once(async () => {
    writeFileSync(path.join(out, "manifest.json"), `[${Math.random()}]`);
    return "in vain";
  }, undo);
  expect(made).toBeNull();
  expect(undo).toHaveBeenCalledTimes(5);
});
