import { createHash } from "node:crypto";
import path from "node:path";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { digestOfFile } from "../../sources/digest-of-file.ts";
import { LEDGER } from "../../sources/download/ledger.ts";
import { filesBelow } from "../../sources/files-below.ts";
import { slashed } from "../../sources/list-inputs.ts";
import { unreadable } from "../../sources/unreadable.ts";

/** What stands for the content of a file that the system does not give. */
const UNREADABLE = "-";

async function contentOf(file: string): Promise<string> {
  try {
    return (await digestOfFile(file)).sha256;
  } catch (error) {
    if (unreadable(error) === null) throw error;
    return UNREADABLE;
  }
}

/** A file and the SHA-256 of what it holds, `null` where nobody has read it. */
export type NamedContent = readonly [name: string, content: string | null];

/** Order of files by name, by code unit. */
export const byName = ([a]: NamedContent, [b]: NamedContent): number => byCodeUnit(a, b);

/**
 * The release: 12 hexadecimal digits of everything the answers are made from, that is name and content of each input file and the
 * parameters that change an answer; not the list of where the files came from. The same input gives the same release on every machine and day.
 *
 * @param norme the files of `norme/`, by name (code unit)
 * @example await releaseOf("data-raw", ["1.0.0", "2024-05-08"], [["norme/atto.xml", null]]) // "3f0c1d9a77e2"
 */
export async function releaseOf(
  dataDir: string,
  parameters: readonly string[],
  norme: Iterable<NamedContent>,
): Promise<string> {
  const root = path.resolve(dataDir);
  const others = filesBelow(root, {}, path.join(root, "norme"));
  const unread = others
    .map((file): NamedContent => [slashed(path.relative(root, file)), null])
    .filter(([name]) => name !== LEDGER)
    .sort(byName);
  const whole = createHash("sha256");
  for (const p of parameters) whole.update(`${p}\0`);
  for (const [name, content] of mergeSorted([norme, unread], byName))
    whole.update(`${name}\0${content ?? (await contentOf(path.join(root, name)))}\n`);
  return whole.digest("hex").slice(0, 12);
}
