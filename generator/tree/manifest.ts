/** The lists of the files of a tree: `manifest.json` and `SHA256SUMS`. */

import { mediaTypeOf } from "../contract/media-types.ts";
import { schemaOfFile } from "./answer-schema.ts";

/** One file of the tree, as `manifest.json` lists it. */
export interface ManifestEntry {
  /** Path in the tree, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** How many rows, lines or nodes a file for keeping has. */
  readonly records?: number;
  /** Schema of a JSON document, or of each line of a file of lines; by default the one of its operation. */
  readonly schema?: string;
}

/** What lists the files of a tree: neither lists itself, the second lists the first. */
export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";

/** Whether a value read from a file lists a file as `manifest.json` does. */
export function isManifestEntry(value: unknown): value is ManifestEntry {
  const { path, bytes, sha256 }: Partial<Record<keyof ManifestEntry, unknown>> = Object(value);
  return typeof path === "string" && typeof bytes === "number" && typeof sha256 === "string";
}

/** An entry with what follows from its name. */
function described({ path, bytes, sha256, records, schema }: ManifestEntry): object {
  const known = schemaOfFile(path);
  const own = schema ?? (known === null ? undefined : `schemas/${known}.json`);
  return {
    path,
    tipo: mediaTypeOf(path),
    bytes,
    sha256,
    ...(records === undefined ? {} : { records }),
    ...(own === undefined ? {} : { schema: own }),
  };
}

/** The line of a file in `manifest.json`, without the comma behind it. */
export const manifestLine = (entry: ManifestEntry): string => JSON.stringify(described(entry));

/**
 * The text of a `SHA256SUMS`, which `sha256sum -c` takes.
 *
 * @example sumsText([{ path: "a.json", sha256: "e3b0…" }]) // "e3b0…  a.json\n"
 */
export function sumsText(entries: readonly Pick<ManifestEntry, "path" | "sha256">[]): string {
  return entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
}
