import { createHash, type Hash } from "node:crypto";
import path from "node:path";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { ALL_AREAS, AREAS, byReleaseArea, type ReleaseArea } from "../../contract/areas.ts";
import type { TreeReleases } from "../../format/mark.ts";
import { digestOfFile } from "../../sources/digest-of-file.ts";
import { LEDGER } from "../../sources/download/ledger.ts";
import { filesBelow } from "../../sources/files-below.ts";
import { slashed } from "../../sources/list-inputs.ts";
import { unreadable } from "../../sources/unreadable.ts";

/** What stands for the content of a file that the system does not give. */
const UNREADABLE = "-";

function contentOf(file: string): string {
  try {
    return digestOfFile(file).sha256;
  } catch (error) {
    if (unreadable(error) === null) throw error;
    return UNREADABLE;
  }
}

/** A file and the SHA-256 of what it holds, `null` where nobody has read it. */
export type NamedContent = readonly [name: string, content: string | null];

/** Order of files by name, by code unit. */
export const byName = ([a]: NamedContent, [b]: NamedContent): number => byCodeUnit(a, b);

/** The folder of the input that the files of an area are in. */
const AREA_OF_FOLDER: ReadonlyMap<string, ReleaseArea> = new Map(
  ALL_AREAS.flatMap((area) => AREAS[area].folders.map((folder) => [folder, AREAS[area].release] as const)),
);

function digesting(parameters: readonly string[]): Hash {
  const hash = createHash("sha256");
  for (const p of parameters) hash.update(`${p}\0`);
  return hash;
}

/** A release, as a digest gives it. */
export const releaseIn = (hash: Hash): string => hash.digest("hex").slice(0, 12);

/**
 * The releases: 12 hexadecimal digits of everything the answers are made from, that is name and content of each input file and the
 * parameters that change an answer, the program among them; not the list of where the files came from. The same input and program give the same
 * releases on every machine and day, and another program other ones.
 *
 * @param parameters of the whole tree, and of each area apart
 * @param norme the files of `norme/`, by name (code unit)
 * @example releasesOf("data-raw", parameters, [["norme/atto.xml", null]]).release // "3f0c1d9a77e2"
 */
export function releasesOf(
  dataDir: string,
  parameters: { readonly tree: readonly string[] } & Readonly<Record<ReleaseArea, readonly string[]>>,
  norme: Iterable<NamedContent>,
): TreeReleases {
  const root = path.resolve(dataDir);
  const others = filesBelow(root, {}, path.join(root, "norme"));
  const unread = others
    .map((file): NamedContent => [slashed(path.relative(root, file)), null])
    .filter(([name]) => name !== LEDGER)
    .sort(byName);
  const whole = digesting(parameters.tree);
  // Two areas without files are not the same.
  const areas = byReleaseArea((area) => digesting([area, ...parameters[area]]));
  for (const [name, content] of mergeSorted([norme, unread], byName)) {
    const line = `${name}\0${content ?? contentOf(path.join(root, name))}\n`;
    whole.update(line);
    const area = AREA_OF_FOLDER.get(name.split("/", 1)[0] ?? "");
    if (area !== undefined) areas[area].update(line);
  }
  return { release: releaseIn(whole), releases: byReleaseArea((area) => releaseIn(areas[area])) };
}
