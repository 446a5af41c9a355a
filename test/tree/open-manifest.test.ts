import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listsOf } from "../../generator/tree/lists/lists-of.ts";
import { OpenManifest, unlessSpoilt } from "../../generator/tree/lists/open-manifest.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { problemsOf } from "../../generator/tree/validate.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();
const file = path.join(folder, "manifest.json");

/** Files of a tree, by path; those of a great number fill several blocks. */
const files = (count: number): ManifestEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `api/public/norme/legge/${1900 + (n % 97)}/${String(n).padStart(7, "0")}${"-x".repeat(n % 13)}.json`,
    bytes: n,
    sha256: n.toString(16).padStart(64, "0"),
  })).sort((a, b) => (a.path < b.path ? -1 : 1));

/** Writes the manifest of some files. */
function written(entries: readonly ManifestEntry[]): OpenManifest {
  const [manifest] = listsOf(entries);
  writeFileSync(file, [...(manifest?.pieces ?? [])].join(""));
  return new OpenManifest(folder);
}
const bare = ({ path: name, bytes, sha256 }: ManifestEntry) => ({ path: name, bytes, sha256 });

describe.each([0, 1, 2, 350, 5000])("the manifest of %i files", (count) => {
  it("is JSON that its schema admits, and is read by lines as it is", () => {
    const due = files(count);
    const manifest = written(due);
    const whole: ManifestEntry[] = JSON.parse(readFileSync(file, "utf8"));
    expect(whole.map(bare)).toEqual(due);
    expect(problemsOf("manifest", whole)).toEqual([]);
    expect(manifest.size).toBe(count);
    expect([...manifest.entries()]).toEqual(whole);
  });

  it("says of each name what it is, in any order, and of others that they are not there", () => {
    const due = files(count);
    const manifest = written(due);
    for (const entry of [...due.filter((_, n) => n % 7 === 0).reverse(), ...due.slice(-3), ...due.slice(0, 3)]) {
      expect(bare(manifest.entry(entry.path) ?? entry)).toEqual(entry);
      expect(manifest.has(entry.path)).toBe(true);
      for (const other of [`${entry.path}x`, entry.path.slice(0, -1)]) {
        expect(manifest.entry(other)).toBeUndefined();
        expect(manifest.has(other)).toBe(false);
      }
      for (let at = path.posix.dirname(entry.path); at !== "."; at = path.posix.dirname(at))
        expect(manifest.has(at), at).toBe(true);
    }
    for (const name of ["", "a", "api/publi", "zzz"])
      expect([manifest.entry(name), manifest.has(name)]).toEqual([undefined, false]);
  });
});

it("the lists of files are about each other as they should be", () => {
  const [, sums] = listsOf(files(3));
  const lines = [...(sums?.pieces ?? [])].join("").trimEnd().split("\n");
  expect(lines.map((line) => line.slice(66))).toEqual([...files(3).map((entry) => entry.path), "manifest.json"]);
  expect(lines.every((line) => /^[0-9a-f]{64} {2}/.test(line))).toBe(true);
});

describe("a manifest that is spoilt", () => {
  const text = () => {
    written(files(2000));
    return readFileSync(file, "utf8");
  };
  const reading = (content: string | null) => {
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
    return () => [...new OpenManifest(folder).entries()];
  };

  it.each<[string, (sound: string) => string | null, RegExp]>([
    ["missing", () => null, /it is missing; download the tree again/],
    ["empty", () => "", /it lists no files as a manifest does/],
    ["of another program", () => '{"name":"a web app"}\n', /it lists no files/],
    ["a list of other things", () => '[\n{"name":"x"}\n]\n', /it lists no files/],
    ["cut short", (sound) => sound.slice(0, sound.length >> 1), /it lists no files/],
    ["without a line feed", (sound) => sound.replace(/,\n(?=.*0001500)/, ","), /not JSON|it lists no files/],
    [
      "with a line too long",
      (sound) => sound.replace(/"path":"(?=.*0001500)/, `$&${"x".repeat(5000)}`),
      /it lists no files/,
    ],
    ["no JSON in the middle", (sound) => sound.replace(/"bytes":1500/, '"bytes":15x0'), /at byte \d+ it is not JSON/],
    ["out of order", (sound) => sound.replace(/legge(?=.*0001500)/, "aegge"), /is not in order/],
  ])("%s", (_, change, why) => {
    const read = reading(change(text()));
    expect(read).toThrow(why);
    expect(read).toThrow(file);
    expect(unlessSpoilt(read)).toBeNull();
  });

  it("is a folder", () => {
    mkdirSync(file);
    expect(() => new OpenManifest(folder)).toThrow(/it is missing/);
  });
});

it("a manifest is held by what is given each of its blocks, and only for what is asked", () => {
  const due = files(5000);
  written(due);
  let held = 0;
  const manifest = new OpenManifest(folder, (entries) => {
    held += entries.length;
  });
  manifest.entry(due[4000]?.path ?? "");
  expect(held).toBeLessThan(4000);
});
