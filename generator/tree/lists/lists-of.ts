import { byCodeUnit } from "../../collections/code-unit.ts";
import { MANIFEST, type ManifestEntry, manifestText, SUMS, sumsText } from "../manifest.ts";
import { sha256 } from "../sha256.ts";
import { headText, type ManifestPart, manifestPartName } from "./parts.ts";

/** How the manifest of a tree is laid out. */
export interface ManifestShape {
  /** Files that `manifest.json` lists itself, at the most. */
  readonly whole: number;
  /** Files that a part lists, at the most. */
  readonly part: number;
}

/**
 * No host of files takes more than 100,000 (Cloudflare Pages, paid): a tree that is published file by file has the manifest that it
 * always had, some 17 MB at the most. A part is some 2 MB, and the head of a million files 20 KB.
 */
export const SHAPE: ManifestShape = { whole: 100_000, part: 10_000 };

/** A list of the files of a tree, as it is written. */
export interface ListFile {
  readonly path: string;
  readonly content: Buffer;
}

const asFile = (path: string, text: string): ListFile => ({ path, content: Buffer.from(text, "utf8") });
const entryOf = ({ path, content }: ListFile) => ({ path, bytes: content.length, sha256: sha256(content) });

/**
 * The lists of the files of a tree, in the order in which they are written: the parts of the manifest where it is in parts,
 * `manifest.json`, `SHA256SUMS`.
 *
 * @param entries all other files, by path
 * @example [...listsOf([{ path: "a.json", bytes: 3, sha256: "ca3d…" }])].map(({ path }) => path) // ["manifest.json", "SHA256SUMS"]
 */
export function* listsOf(entries: readonly ManifestEntry[], shape: ManifestShape = SHAPE): Generator<ListFile> {
  const written: Pick<ManifestEntry, "path" | "sha256">[] = [];
  let manifest: ListFile;
  if (entries.length <= shape.whole) manifest = asFile(MANIFEST, manifestText(entries));
  else {
    const parti: ManifestPart[] = [];
    for (let at = 0; at < entries.length; at += shape.part) {
      const own = entries.slice(at, at + shape.part);
      const file = asFile(manifestPartName(parti.length), manifestText(own));
      const { path, bytes, sha256: digest } = entryOf(file);
      parti.push({ path, da: own[0]?.path ?? "", file: own.length, bytes, sha256: digest });
      yield file;
    }
    written.push(...parti);
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    manifest = asFile(MANIFEST, headText({ file: entries.length, bytes, parti }));
  }
  yield manifest;
  written.push(entryOf(manifest));
  const all = [...entries, ...written].sort((a, b) => byCodeUnit(a.path, b.path));
  yield asFile(SUMS, sumsText(all));
}
