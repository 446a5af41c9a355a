/** A bit of the published tree flips, size and time as they were, as disks do: the next build makes the file again. */

import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { digestsOf } from "../digests-of.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const [out, cache] = [path.join(folder, "albero"), path.join(folder, "cache")];
const build = (more: object = {}) => generateHere({ out, cache, ...more });
let sound: ReturnType<typeof digestsOf>;

function flip(name: string, share = 0.5): void {
  const file = path.join(out, name);
  const { atime, mtime } = statSync(file);
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}

beforeAll(async () => {
  await build();
  sound = digestsOf(out);
});

/** A file of each kind of the tree. */
function ofEachKind(): string[] {
  const names = [...sound.keys()].filter((name) => statSync(path.join(out, name)).size > 50);
  const kind = (name: string) =>
    name
      .replace(/\d+/g, "0")
      .split("/")
      .slice(0, 4)
      .join("/")
      .replace(/[^/]*(?=\.)/, "");
  return [...new Map(names.map((name) => [kind(name), name])).values()];
}

it.each([
  ["health.json", () => ["api/public/health.json"], 0.5],
  ["the mark", () => ["indici/albero.json"], 0.2],
  ["a file of each kind", ofEachKind, 0.3],
  ["the manifest, no longer JSON", () => ["manifest.json"], 0],
  ["the manifest, in the middle", () => ["manifest.json"], 0.5],
  ["the sums", () => ["SHA256SUMS"], 0.5],
] as const)("%s", async (_, names, share) => {
  for (const name of names()) flip(name, share);
  expect(digestsOf(out)).not.toEqual(sound);
  await build();
  expect(digestsOf(out)).toEqual(sound);
});

it("without a cache", async () => {
  flip("api/public/health.json");
  await build({ cache: undefined });
  expect(digestsOf(out)).toEqual(sound);
});
