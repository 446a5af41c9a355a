import { createHash } from "node:crypto";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { inBatches } from "../../collections/in-batches.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { MANIFEST, type ManifestEntry, manifestLine, SUMS, sumsText } from "../manifest.ts";

/** A list of the files of a tree, as it is written. */
export interface ListFile {
  readonly path: string;
  /** Its text in pieces, as often as it is read. */
  readonly pieces: Iterable<string>;
}

type Sum = Pick<ManifestEntry, "path" | "sha256">;

/** Files whose lines are written at once. */
const AT_ONCE = 1000;

/** The pieces of a text, as often as they are read. */
const pieces = (read: () => Generator<string>): Iterable<string> => ({ [Symbol.iterator]: read });

function sha256OfPieces(of: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const piece of of) hash.update(piece);
  return hash.digest("hex");
}

/**
 * The lists of the files of a tree, in the order in which they are written.
 *
 * @param entries all other files, by path, as often as they are read
 * @example [...listsOf([{ path: "a.json", bytes: 3, sha256: "ca3d…" }])].map(({ path }) => path) // ["manifest.json", "SHA256SUMS"]
 */
export function* listsOf(entries: Iterable<ManifestEntry>): Generator<ListFile> {
  const manifest = pieces(function* () {
    yield "[\n";
    let before = "";
    for (const some of inBatches(entries, AT_ONCE)) {
      yield before + some.map(manifestLine).join(",\n");
      before = ",\n";
    }
    yield "\n]\n";
  });
  yield { path: MANIFEST, pieces: manifest };
  const sums = pieces(function* () {
    const byPath = (a: Sum, b: Sum) => byCodeUnit(a.path, b.path);
    const own = { path: MANIFEST, sha256: sha256OfPieces(manifest) };
    for (const some of inBatches(mergeSorted<Sum>([entries, [own]], byPath), AT_ONCE)) yield sumsText(some);
  });
  yield { path: SUMS, pieces: sums };
}
