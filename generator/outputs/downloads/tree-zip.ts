import { listsOf } from "../../tree/lists/lists-of.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import { sha256 } from "../../tree/sha256.ts";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";
import { ZipFile } from "./zip.ts";

/** A file that is not in the tree, or says something else there: its path and its text. */
export type TextFile = readonly [path: string, text: string];

/**
 * Writes some files of the tree, and some that only the zip has, into a zip that is a tree itself: with a manifest and checksums of
 * its own.
 *
 * @param name path of the zip in the tree
 * @param entries small enough, each, to be held in memory
 * @param own paths apart from those of `entries`
 */
export function writeTreeZip(
  staging: Staging,
  name: string,
  entries: readonly ManifestEntry[],
  own: readonly TextFile[],
): void {
  const file = new GrowingFile(staging, name);
  const zip = new ZipFile(file);
  const texts = new Map(own.map(([path, text]) => [path, Buffer.from(text, "utf8")]));
  const ownEntries = [...texts].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const listed = [...entries, ...ownEntries].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path } of listed) zip.add(path, texts.get(path) ?? staging.read(path));
  for (const { path, pieces } of listsOf({ count: listed.length, entries: listed }))
    zip.add(path, Buffer.from([...pieces].join("")));
  zip.end();
  file.end({ records: zip.records });
}
