import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { earlierPlace, workPlace } from "../../generator/contract/earlier-place.ts";
import { recover } from "../../generator/tree/folders/claim.ts";
import { takeLock } from "../../generator/tree/folders/lock.ts";
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
  // One that is removed before its lists, one after them, whichever end a removal begins at.
  for (const name of ["0.txt", "z.txt"]) staging.write(name, `${name} of ${content}`);
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

  it("leaves a swap that another run is making alone", async () => {
    const lock = await takeLock(lockOf(out), "--out tree", { wait: false, say: () => {} });
    await publishing("one");
    stage("two");
    renameSync(out, earlierPlace(out));
    recover(out);
    expect(existsSync(out)).toBe(false);
    lock.release();
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

  it("keeps what others put into the folder of the tree, where it was", async () => {
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

  it("keeps all that came into an empty folder meanwhile", async () => {
    mkdirSync(out);
    stage("two");
    writeFileSync(path.join(out, "tesi.txt"), "mine");
    expect(await publish(out)).toEqual(["tesi.txt"]);
    expect(readFileSync(path.join(out, "tesi.txt"), "utf8")).toBe("mine");
    expect(published()).toBe("two");
  });

  it("keeps it under another name where the new tree has something there", async () => {
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

/** Thrown in the place of a step that a killed process did not come to. */
class Killed extends Error {}

/** The steps of removing something: each file, and each folder once it is empty. */
function stepsOfRemoving(place: string, order: 1 | -1): string[] {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const names = readdirSync(place).sort((a, b) => (a < b ? -order : order));
  return [...names.flatMap((name) => stepsOfRemoving(path.join(place, name), order)), place];
}

/** What fs-extra removes with: a copy of `node:fs`. */
const copied: typeof fs = createRequire(createRequire(import.meta.url).resolve("fs-extra"))("graceful-fs");

/** Runs something as a process that is killed after so many removals and renames. Gives whether it was. */
async function killedAfter(steps: number, order: 1 | -1, work: () => Promise<unknown>): Promise<boolean> {
  const { renameSync: rename, rmSync: remove } = fs;
  const { rmSync: removeCopied } = copied;
  let left = steps;
  const step = () => {
    if (left-- === 0) throw new Killed();
  };
  fs.renameSync = (from, to) => {
    step();
    rename(from, to);
  };
  fs.rmSync = (place) => {
    for (const one of stepsOfRemoving(String(place), order)) {
      step();
      remove(one, { recursive: true });
    }
  };
  copied.rmSync = fs.rmSync;
  syncBuiltinESMExports();
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    Object.assign(fs, { renameSync: rename, rmSync: remove });
    copied.rmSync = removeCopied;
    syncBuiltinESMExports();
  }
}

const filesOf = (tree: string) =>
  readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)))
    .sort();

describe("a run that is killed while it publishes", () => {
  it.each([
    ["from the first name on", 1],
    ["from the last name on", -1],
  ] as const)("leaves nothing of the old tree to the run after it, at whatever step: %s", async (_, order) => {
    for (let steps = 0, killed = true; killed; steps++) {
      rmSync(out, { recursive: true, force: true });
      await publishing("one");
      const expected = [...filesOf(out), "notes/mine.txt"].sort();
      mkdirSync(path.join(out, "notes"));
      writeFileSync(path.join(out, "notes/mine.txt"), "mine");
      stage("two");
      killed = await killedAfter(steps, order, () => publish(out));
      await publishing("three");
      expect(filesOf(out), `after ${steps} steps`).toEqual(expected);
      expect(readFileSync(path.join(out, "notes/mine.txt"), "utf8")).toBe("mine");
      expect(published()).toBe("three");
      expect(readdirSync(folder)).toEqual(["dist-api"]);
      if (!killed) expect(steps).toBeGreaterThan(10);
    }
  });

  it("is killed once more while the run after it puts things in order, and that leaves nothing either", async () => {
    for (let steps = 0, killed = true; killed; steps++) {
      rmSync(out, { recursive: true, force: true });
      await publishing("one");
      const expected = filesOf(out);
      stage("two");
      await killedAfter(5, 1, () => publish(out));
      killed = await killedAfter(steps, 1, async () => endWork(out));
      await publishing("three");
      expect(filesOf(out), `after ${steps} steps`).toEqual(expected);
    }
  });
});

describe("a tree in which an earlier version left parts of the one before", () => {
  const REPORT = JSON.stringify({ release: "0123456789ab", servito: {}, scarti: [], conteggi: [] });
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), text);
  };

  it("loses the report and the answers of another release, and copies of its own files", async () => {
    await publishing("one");
    const expected = filesOf(out);
    put("rapporto.json.precedente", REPORT);
    put("rapporto.json.precedente-2", REPORT);
    put("api.precedente/public/deep/b.json", JSON.stringify({ meta: { release: "0123456789ab" }, dati: [] }));
    put("api.precedente/same.json", "same");
    put("api-same.json.precedente", "same");
    mkdirSync(path.join(out, "api.precedente/empty"));
    expect(await publishing("two")).toEqual([]);
    expect(filesOf(out)).toEqual(expected);
    expect(readdirSync(out).filter((name) => name.includes("precedente"))).toEqual([]);
  });

  it("keeps what somebody put there under such a name, and what lies beside parts of it", async () => {
    await publishing("one");
    const mine = {
      "tesi.precedente": "mine",
      "api.precedente/notes.json": '{"release":"mine"}',
      "rapporto.json.precedente": "{",
    };
    for (const [name, text] of Object.entries(mine)) put(name, text);
    put("api.precedente/same.json", "same");
    await publishing("two");
    await publishing("three");
    for (const [name, text] of Object.entries(mine)) expect(readFileSync(path.join(out, name), "utf8")).toBe(text);
    expect(existsSync(path.join(out, "api.precedente/same.json"))).toBe(false);
  });

  it("takes nothing over from a tree that was half removed under its first name", async () => {
    await publishing("one");
    const expected = filesOf(out);
    begunTree(out);
    cpSync(out, earlierPlace(out), { recursive: true });
    for (const name of ["SHA256SUMS", "manifest.json", "api/a.json"]) rmSync(path.join(earlierPlace(out), name));
    writeFileSync(path.join(earlierPlace(out), "tesi.txt"), "mine");
    expect(endWork(out)).toEqual(["tesi.txt"]);
    expect(filesOf(out)).toEqual([...expected, "tesi.txt"].sort());
  });
});
