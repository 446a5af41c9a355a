import { existsSync, readFileSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { OpenManifest } from "../../generator/tree/lists/open-manifest.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { EarlierTree } from "../../generator/tree/publish/earlier-tree.ts";
import { publish } from "../../generator/tree/publish/publish.ts";
import { type Earlier, Staging } from "../../generator/tree/staging.ts";
import { writeNew } from "../../generator/tree/write-new.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { begunTree } from "./begun-tree.ts";

const folder = temporaryFolderOfEach();
const out = path.join(folder, "dist-api");

type Files = Readonly<Record<string, string>>;

/** A tree beside the published one, with some files. */
function staged(files: Files, earlier: Earlier | null = EarlierTree.read(out)): Staging {
  const staging = new Staging(begunTree(out), { earlier });
  for (const [name, content] of Object.entries(files)) staging.write(name, content);
  staging.seal();
  return staging;
}

const build = (files: Files) => {
  staged(files);
  return publish(out);
};
const at = (name: string, root = out) => path.join(root, name);
const inode = (name: string, root = out) => statSync(at(name, root)).ino;
const text = (name: string, root = out) => readFileSync(at(name, root), "utf8");

/** An earlier tree on a disk that knows no second names. */
function withoutLinks(): Earlier {
  const earlier = EarlierTree.read(out)!;
  return {
    has: (entry) => earlier.has(entry),
    link: () => false,
    copy: (name, to) => earlier.copy(name, to),
  };
}

/** What the manifest of the published tree says of a file. */
const entryOf = (name: string) => new OpenManifest(out).entry(name)!;

describe("a tree that follows another", () => {
  const FIRST = { "a/same.json": "same", "a/other.json": "one" };

  it("shares the files that are the same, and leaves the old tree's other files as they were", async () => {
    await build(FIRST);
    const [same, other] = [inode("a/same.json"), inode("a/other.json")];
    const staging = staged({ ...FIRST, "a/other.json": "two" });
    expect(inode("a/same.json", staging.root)).toBe(same);
    expect(inode("a/other.json", staging.root)).not.toBe(other);
    expect([text("a/other.json"), text("a/other.json", staging.root)]).toEqual(["one", "two"]);
    await publish(out);
    expect([inode("a/same.json"), text("a/same.json"), text("a/other.json")]).toEqual([same, "same", "two"]);
  });

  it("has a manifest of its own even where nothing changed, with the same bytes", async () => {
    await build(FIRST);
    const [before, old] = [text("manifest.json"), inode("manifest.json")];
    const staging = staged(FIRST);
    expect(inode("manifest.json", staging.root)).not.toBe(old);
    await publish(out);
    expect(text("manifest.json")).toBe(before);
  });

  it("does not trust a file that was changed in place, is gone or leads elsewhere", async () => {
    const first = { ...FIRST, "a/gone.json": "gone", "a/link.json": "link" };
    await build(first);
    const later = statSync(at("a/same.json")).mtimeMs / 1000 + 60;
    writeFileSync(at("a/same.json"), "SAME");
    utimesSync(at("a/same.json"), later, later);
    unlinkSync(at("a/gone.json"));
    unlinkSync(at("a/link.json"));
    writeFileSync(path.join(folder, "elsewhere"), "link");
    symlinkSync(path.join(folder, "elsewhere"), at("a/link.json"));
    await build(first);
    for (const [name, content] of Object.entries(first)) expect(text(name), name).toBe(content);
    expect(inode("a/link.json")).not.toBe(statSync(path.join(folder, "elsewhere")).ino);
  });

  it("keeps a file by its entry without reading it, as a second name or a copy", async () => {
    await build(FIRST);
    const entry = entryOf("a/same.json");
    for (const earlier of [EarlierTree.read(out)!, withoutLinks()]) {
      const staging = new Staging(begunTree(out), { earlier });
      expect(staging.keep([{ ...entry, path: "a/new.json" }])).toBe(false);
      expect(staging.keep([entry, { ...entry, path: "a/other.json" }])).toBe(false);
      expect([...staging.entries()]).toEqual([]);
      expect(staging.keep([entry])).toBe(true);
      expect(Array.from(staging.entries(), (e) => e.path)).toEqual(["a/same.json"]);
      expect(text("a/same.json", staging.root)).toBe("same");
      expect(inode("a/same.json", staging.root) === inode("a/same.json")).toBe(earlier instanceof EarlierTree);
      expect(existsSync(at("a/other.json", staging.root))).toBe(false);
    }
  });

  it("keeps none of some files where one was changed in place", async () => {
    await build(FIRST);
    const earlier = EarlierTree.read(out)!;
    unlinkSync(at("a/other.json"));
    const staging = new Staging(begunTree(out), { earlier });
    expect(staging.keep(["a/same.json", "a/other.json"].map((name) => entryOf(name)))).toBe(false);
    for (const [name, content] of Object.entries(FIRST)) staging.write(name, content);
    expect(text("a/other.json", staging.root)).toBe("one");
  });

  it("gives the same manifest whether files were kept or written", async () => {
    await build(FIRST);
    const before = text("manifest.json");
    const earlier = EarlierTree.read(out)!;
    const staging = new Staging(begunTree(out), { earlier });
    expect(staging.keep(Object.keys(FIRST).map((name) => entryOf(name)))).toBe(true);
    staging.seal();
    expect(text("manifest.json", staging.root)).toBe(before);
  });

  it("writes everything where a second name is not possible", async () => {
    await build(FIRST);
    const staging = staged(FIRST, withoutLinks());
    expect(inode("a/same.json", staging.root)).not.toBe(inode("a/same.json"));
    expect(text("a/same.json", staging.root)).toBe("same");
  });

  it("never writes to a file that is there", async () => {
    await build(FIRST);
    const staging = staged(FIRST);
    expect(() => staging.write("a/same.json", "twice")).toThrow("due volte");
    expect(() => writeNew(at("a/same.json", staging.root), "twice")).toThrow("EEXIST");
    expect(() => staging.keep([entryOf("a/same.json")])).toThrow("due volte");
    expect(text("a/same.json")).toBe("same");
  });

  it("follows none where the manifest is missing or no manifest", async () => {
    expect(EarlierTree.read(out)).toBeNull();
    await build(FIRST);
    for (const broken of ["", "{}", '[{"path":1}]', "[null]"]) {
      writeFileSync(at("manifest.json"), broken);
      expect(EarlierTree.read(out), broken).toBeNull();
    }
  });

  it("has no file that is gone, touched or another than is asked for", async () => {
    await build(FIRST);
    const earlier = EarlierTree.read(out)!;
    const [same, other] = ["a/same.json", "a/other.json"].map((name) => entryOf(name)) as [
      ManifestEntry,
      ManifestEntry,
    ];
    expect(earlier.has({ ...same, sha256: other.sha256 })).toBe(false);
    writeFileSync(at(other.path), "two");
    const later = statSync(at(other.path)).mtimeMs / 1000 + 60;
    utimesSync(at(other.path), later, later);
    expect(earlier.has(other)).toBe(false);
    expect(earlier.has({ ...same, path: "a/none.json" })).toBe(false);
    expect(earlier.has(same)).toBe(true);
  });
});

describe("the entries of a tree", () => {
  it("are not those of a file that is lost or cut", () => {
    const staging = new Staging(path.join(folder, "tree"));
    const entry: ManifestEntry = { path: "a/lost.json", bytes: 3, sha256: "" };
    expect(() => staging.enter(entry)).toThrow("ENOENT");
    writeNew(staging.locate(entry.path), "{}");
    expect(() => staging.enter(entry)).toThrow("a/lost.json: 2 byte");
    expect([...staging.entries()]).toEqual([]);
  });

  it("stand by path whenever they are asked for", () => {
    const staging = new Staging(path.join(folder, "tree"));
    const enter = (name: string) => {
      writeNew(staging.locate(name), "");
      staging.enter({ path: name, bytes: 0, sha256: "" } satisfies ManifestEntry);
    };
    const names = () => Array.from(staging.entries(), (e) => e.path);
    for (const name of ["b", "d", "a.json"]) enter(name);
    expect(names()).toEqual(["a.json", "b", "d"]);
    for (const name of ["e", "c", "a", "b.x"]) enter(name);
    expect(names()).toEqual(["a", "a.json", "b", "b.x", "c", "d", "e"]);
    expect(names()).toEqual(["a", "a.json", "b", "b.x", "c", "d", "e"]);
  });
});
