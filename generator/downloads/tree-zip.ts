import { readFileSync } from "node:fs";
import { MANIFEST, type ManifestEntry, manifestText, type Staging, SUMS, sha256, sumsText } from "../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";
import { ZipFile } from "./zip.ts";

/**
 * Writes some files of the tree into a zip that is a tree itself: with a manifest and checksums of its own.
 *
 * @param name path of the zip in the tree
 * @param entries by path; small enough, each, to be held in memory
 */
export function writeTreeZip(staging: Staging, name: string, entries: readonly ManifestEntry[]): void {
  const file = new GrowingFile(staging, name);
  const zip = new ZipFile(file);
  for (const entry of entries) zip.add(entry.path, readFileSync(staging.locate(entry.path)));
  const manifest = Buffer.from(manifestText(entries), "utf8");
  const own = { path: MANIFEST, sha256: sha256(manifest) };
  const all = [...entries, own].sort((a, b) => (a.path < b.path ? -1 : 1));
  zip.add(MANIFEST, manifest);
  zip.add(SUMS, Buffer.from(sumsText(all), "utf8"));
  zip.end();
  file.end({ records: zip.records });
}
