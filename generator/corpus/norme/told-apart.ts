/** Acts that share type, date and number: each gets an ELI of its own. */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { assignElis } from "./identities.ts";
import type { AttoSommario } from "./sommario.ts";

/** An act before it is known whether others share its ELI. */
export interface JoinedVersions<At> {
  /** ELI without suffix. */
  readonly shared: string;
  /** Its first file by name. */
  readonly first: string;
  /** Where the summaries of its versions are, the newest first. */
  readonly at: readonly [At, ...At[]];
}

/** An act under the ELI that it is served by. */
export interface ActUnderEli<S extends AttoSommario> {
  /** Unique in the corpus: with `~<code>-<Gazzetta date>` where two acts share type, date and number. */
  readonly eli: string;
  /** Newest version: the one that is served. */
  readonly record: S;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly S[];
}

/** The acts that share an ELI with another one, under ELIs of their own, and which ELIs those are. Few are. */
export function toldApart<S extends AttoSommario, At>(
  acts: Iterable<JoinedVersions<At>>,
  named: (act: JoinedVersions<At>) => ActUnderEli<S>,
) {
  const own: ActUnderEli<S>[] = [];
  const collisioni: { readonly first: string; readonly shared: string; readonly candidates: readonly string[] }[] = [];
  for (const group of adjacent(acts, ({ shared }) => shared)) {
    if (group.length === 1) continue;
    const alike = group.map(named);
    const { elis, collisioni: found } = assignElis(alike.map(({ record }) => record));
    for (const [i, act] of alike.entries()) own.push({ ...act, eli: itemAt(elis, i) });
    const [first = ""] = group.map((act) => act.first).sort(byCodeUnit);
    for (const [shared, candidates] of found) collisioni.push({ first, shared, candidates });
  }
  // As they are met where files are read by name.
  collisioni.sort((a, b) => byCodeUnit(a.first, b.first));
  return {
    named: own.sort((a, b) => byCodeUnit(a.eli, b.eli)),
    collisioni: new Map(collisioni.map(({ shared, candidates }) => [shared, candidates])),
  };
}
