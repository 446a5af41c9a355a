/** The section about the offline dataset, as its tests read it. */

import { sectionOf } from "../../documents/pages.ts";

const section = sectionOf("generator/exports/downloads/README.md", "## Offline dataset");

/** The one-line uses by the tool that runs them, inside the tree that the lines before them make. */
export const USES: ReadonlyMap<string, string> = new Map(
  (/```sh\nnpm run generate -- --download all\ncd dist-api\n(.*?)```/s.exec(section)?.[1] ?? "")
    .trim()
    .split("\n")
    .map((line) => [/\| jq /.test(line) ? "jq" : line.slice(0, line.indexOf(" ")), line] as const),
);

const UNITS: Readonly<Record<string, number>> = { KB: 1e3, MB: 1e6, GB: 1e9 };
const bytesOf = (written: string): number => {
  const [number, unit] = written.split(" ") as [string, string];
  return Number(number) * UNITS[unit]!;
};

/** Sizes said of the official files and of the sample, in bytes. */
export interface Sizes {
  readonly official: number;
  readonly sample: number;
}

/** Size of what each kind adds, by its name. */
export const KIND_SIZES: ReadonlyMap<string, Sizes> = new Map(
  [...section.matchAll(/^\| `(\w+)` \|.*\| ([\d.]+ [KMG]B) \| ([\d.]+ [KMG]B) \|$/gm)].map(
    ([, kind, official, sample]) => [kind!, { official: bytesOf(official!), sample: bytesOf(sample!) }] as const,
  ),
);

const [, official, sample] =
  /default set[^:]*: ([\d.]+ [KMG]B) in [\d,]+\s+files for the official[^)]*\), ([\d.]+ [KMG]B)/.exec(section)!;

/** Size of a tree made with no flag. */
export const DEFAULT_SIZES: Sizes = { official: bytesOf(official!), sample: bytesOf(sample!) };

/** How far a size may be from what the page says, before it must say another. */
export const TOLERANCE = 0.15;
