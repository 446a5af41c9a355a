/** The same tree with its manifest in another shape. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { ManifestShape } from "../../generator/tree/lists/lists-of.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";

/** Every third file or so begins a new part. */
export const SMALL: ManifestShape = { whole: 10, part: 37 };

/** Names of the files of a folder, by code unit. */
export const namesIn = (tree: string): string[] =>
  readdirSync(tree, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(tree, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    .sort();

/**
 * Writes the files of a tree into another folder, with a manifest in parts.
 *
 * @param from a tree whose manifest is whole
 * @param change is given what stands in each file; by default nothing is changed
 */
export function writeInParts(from: string, to: string, shape = SMALL): void {
  const staging = new Staging(to, { shape });
  for (const name of namesIn(from))
    if (name !== MANIFEST && name !== SUMS) staging.write(name, readFileSync(path.join(from, name)));
  staging.seal();
}
