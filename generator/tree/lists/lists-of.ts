import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { MANIFEST, type ManifestEntry, manifestText, SUMS, sumsText } from "../manifest.ts";
import { sha256 } from "../sha256.ts";
import { headText, type ManifestPart, manifestPartName } from "./manifest-parts.ts";

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
  /** Its text in pieces, as often as it is read. */
  readonly pieces: Iterable<string>;
}

/** The files that are listed. */
interface Files {
  readonly count: number;
  /** By path, as often as they are read. */
  readonly entries: Iterable<ManifestEntry>;
}

type Sum = Pick<ManifestEntry, "path" | "sha256">;

/** Files whose sums are written at once. */
const SUMS_AT_ONCE = 1000;

function entryOf(path: string, text: string): ManifestEntry {
  const content = Buffer.from(text, "utf8");
  return { path, bytes: content.length, sha256: sha256(content) };
}

const partsOf = (count: number, { whole, part }: ManifestShape) => (count <= whole ? 0 : Math.ceil(count / part));

/**
 * The names of the lists of a tree.
 *
 * @param count how many other files it has
 * @example listNames(3, { whole: 2, part: 2 }) // ["manifest/0.json", "manifest/1.json", "manifest.json", "SHA256SUMS"]
 */
export const listNames = (count: number, shape: ManifestShape): readonly string[] => [
  ...Array.from({ length: partsOf(count, shape) }, (_, n) => manifestPartName(n)),
  MANIFEST,
  SUMS,
];

/** The pieces of `SHA256SUMS`, about these files and some lists. */
const sumsOf = (entries: Iterable<Sum>, lists: readonly Sum[]): Iterable<string> => ({
  *[Symbol.iterator]() {
    const byPath = (a: Sum, b: Sum) => byCodeUnit(a.path, b.path);
    const all = mergeSorted([entries, [...lists].sort(byPath)], byPath);
    for (const some of inBatches(all, SUMS_AT_ONCE)) yield sumsText(some);
  },
});

/**
 * The lists of the files of a tree, in the order in which they are written: the parts of the manifest where it is in parts,
 * `manifest.json`, `SHA256SUMS`.
 *
 * @param files all other files
 * @example [...listsOf({ count: 1, entries: [{ path: "a.json", bytes: 3, sha256: "ca3d…" }] })].map(({ path }) => path) // ["manifest.json", "SHA256SUMS"]
 */
export function* listsOf({ count, entries }: Files, shape: ManifestShape = SHAPE): Generator<ListFile> {
  const parti: ManifestPart[] = [];
  let manifest: string;
  if (partsOf(count, shape) === 0) manifest = manifestText([...entries]);
  else {
    let bytes = 0;
    for (const own of inBatches(entries, shape.part)) {
      const text = manifestText(own);
      const { path, ...listed } = entryOf(manifestPartName(parti.length), text);
      parti.push({ path, da: itemAt(own, 0).path, file: own.length, ...listed });
      for (const entry of own) bytes += entry.bytes;
      yield { path, pieces: [text] };
    }
    manifest = headText({ file: count, bytes, parti });
  }
  yield { path: MANIFEST, pieces: [manifest] };
  yield { path: SUMS, pieces: sumsOf(entries, [...parti, entryOf(MANIFEST, manifest)]) };
}
