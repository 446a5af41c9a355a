/** Whether a host takes a tree. */

import { byCodeUnit } from "../collections/code-unit.ts";
import { writtenNumber } from "../contract/written-number.ts";
import type { Limit, Measure } from "./host.ts";
import { type HostProfile, PROFILES } from "./profiles.ts";

// What is said of a tree held against what a host takes.

const FIT_TEXTS = {
  measures: {
    file: "number of files",
    byte: "bytes in all",
    "byte-per-file": "bytes of the largest file",
    "caratteri-per-percorso": "characters of the longest path",
  },
  smallerPlan: (what: string, figure: string, most: string, plan: string, source: string) =>
    `${what} ${figure}: its plan "${plan}" takes at most ${most} (${source})`,
  packs: (count: string) =>
    `${count} packs of acts: the browser reads them, by the Service Worker; other programs miss the acts`,
  beyond: (what: string, figure: string, most: string, source: string) =>
    `${what} ${figure}, the host takes at most ${most} (${source})`,
  heaviest: (what: string) =>
    `what weighs most is ${what}: take those data out of the folder of --data (or of --download)`,
  otherHost: (names: string) => `choose a host that takes them: ${names}`,
};

/** A file of the tree: all that a host looks at. */
export interface Sized {
  readonly path: string;
  readonly bytes: number;
}

/** What a tree needs of a host: by measure, and how many packs of acts must be read. */
type Figures = Readonly<Record<Measure | "pacchetti", number>>;

const PACK = /^indici\/norme\/pacchi\//;

const most = (numbers: Iterable<number>) => {
  let max = 0;
  for (const n of numbers) if (n > max) max = n;
  return max;
};

/**
 * The figures of a tree.
 *
 * @example figuresOf([{ path: "a/b.json", bytes: 7 }])
 * // { file: 1, byte: 7, "byte-per-file": 7, "caratteri-per-percorso": 8, pacchetti: 0 }
 */
export function figuresOf(files: readonly Sized[]): Figures {
  return {
    file: files.length,
    byte: files.reduce((sum, { bytes }) => sum + bytes, 0),
    "byte-per-file": most(files.map(({ bytes }) => bytes)),
    "caratteri-per-percorso": most(files.map(({ path }) => path.length)),
    pacchetti: files.filter(({ path }) => PACK.test(path)).length,
  };
}

/**
 * The limits of a host that a tree breaks on every plan. A measure with several plans breaks when the largest is too small.
 *
 * @example broken(profileOf("cloudflare-pages"), { ...figures, file: 20_001 }) // []: the paid plan takes 100,000
 */
export function broken({ limits }: HostProfile, figures: Figures): Limit[] {
  const largest = new Map<Measure, Limit>();
  for (const limit of limits)
    if (limit.most > (largest.get(limit.measure)?.most ?? 0)) largest.set(limit.measure, limit);
  return [...largest.values()].filter(({ measure, most }) => figures[measure] > most);
}

const written = (n: number) => writtenNumber(n, "en");

/**
 * What of a tree a host takes on larger plans alone, or not for everybody: a line each, none where all fits.
 *
 * @example shortfalls(profileOf("cloudflare-pages"), { ...figures, file: 20_001 })
 * // ['cloudflare-pages: number of files 20,001: its plan "free" takes at most 20,000 (…)']
 */
export function shortfalls({ name, limits, gives }: HostProfile, figures: Figures): string[] {
  const short = limits.filter(({ measure, most, plan }) => plan !== undefined && figures[measure] > most);
  const plans = short.map(({ measure, most, plan = "", source, read }) =>
    FIT_TEXTS.smallerPlan(
      FIT_TEXTS.measures[measure],
      written(figures[measure]),
      written(most),
      plan,
      `${source}, ${read}`,
    ),
  );
  const missed = figures.pacchetti > 0 && gives !== "everything" ? [FIT_TEXTS.packs(written(figures.pacchetti))] : [];
  return [...plans, ...missed].map((line) => `${name}: ${line}`);
}

/** Groups of files shown to whoever must make a tree smaller. */
const SHOWN = 3;

const folderOf = ({ path }: Sized) =>
  path
    .split("/")
    .slice(0, 3)
    .join("/")
    .replace(/\/[^/.]*\.[^/]*$/, "");

/** The folders, two or three steps deep, that weigh most by what is counted. */
function heaviest(files: readonly Sized[], weigh: (file: Sized) => number): string {
  const weights = new Map<string, number>();
  for (const file of files) weights.set(folderOf(file), (weights.get(folderOf(file)) ?? 0) + weigh(file));
  const sorted = [...weights].sort(([a, x], [b, y]) => y - x || byCodeUnit(a, b)).slice(0, SHOWN);
  return sorted.map(([folder, weight]) => `${folder}/ (${written(weight)})`).join(", ");
}

const single = (files: readonly Sized[], weigh: (file: Sized) => number) =>
  [...files]
    .sort((a, b) => weigh(b) - weigh(a) || byCodeUnit(a.path, b.path))
    .slice(0, SHOWN)
    .map((file) => `${file.path} (${written(weigh(file))})`)
    .join(", ");

const CULPRITS: Readonly<Record<Measure, (files: readonly Sized[]) => string>> = {
  file: (files) => heaviest(files, () => 1),
  byte: (files) => heaviest(files, ({ bytes }) => bytes),
  "byte-per-file": (files) => single(files, ({ bytes }) => bytes),
  "caratteri-per-percorso": (files) => single(files, ({ path }) => path.length),
};

/**
 * Why a host cannot take a tree, and what to do about it: one line for each broken limit, none where it can.
 *
 * @example refusals(profileOf("github-pages"), [{ path: "download/x.zip", bytes: 200_000_000 }])
 * // ["github-pages: bytes of the largest file 200,000,000, the host takes at most 100,000,000 (…); what weighs most is …"]
 */
export function refusals(profile: HostProfile, files: readonly Sized[]): string[] {
  const figures = figuresOf(files);
  const able = PROFILES.filter((other) => broken(other, figures).length === 0);
  const others = FIT_TEXTS.otherHost(able.map(({ name }) => name).join(", "));
  return broken(profile, figures).map(
    ({ measure, most, source, read }) =>
      `${profile.name}: ${FIT_TEXTS.beyond(FIT_TEXTS.measures[measure], written(figures[measure]), written(most), `${source}, ${read}`)}; ` +
      `${FIT_TEXTS.heaviest(CULPRITS[measure](files))}, or ${others}`,
  );
}
