/**
 * The register of acts: of each what says whether it has changed. Acts that can be mistaken for each other are in one file, by the key of
 * `bucketKeyOfEli`, so that a citation with type, year and number leads to them as an ELI does:
 *
 *     indici/norme/registro/<part>.json   {"legge/1990/241":[{"norma":{…},"versioni":[…],…}],…}\n
 *
 * Keys stand by code unit, the acts of a key by ELI. The card of the operation says how many parts there are; one without acts has no file.
 */

import type { ValueOf } from "../contract/resources/declare/fields.ts";
import type { ACT_BODIES, VersionRow } from "../contract/resources/norme.ts";
import { bucketKeyOfEli, bucketOf } from "../law/identity/act-bucket.ts";

/** A version, as the list of versions says it. */
export type RegisteredVersion = Pick<VersionRow, "al" | "tipo" | "futura" | "sha256">;

type Watched = ValueOf<typeof ACT_BODIES.registro>["norme"][number];
/** The newest relation in whose day is known; of several of that day the first one of the act's list. */
export type LastChange = NonNullable<Watched["ultima_modifica"]>;
/** The newest ruling of the Constitutional Court on an act, of those whose deposit is known. */
export type LastRuling = NonNullable<Watched["ultima_pronuncia"]>;

/** What changes of an act. */
export interface ActChanges {
  /** The newest first. */
  readonly versioni: readonly RegisteredVersion[];
  /** The version that is the act's answer, where it is not the newest. */
  readonly attuale?: number;
  /** Absent where there is none. */
  readonly ultima_modifica?: LastChange;
  /** Absent where there is none. */
  readonly ultima_pronuncia?: LastRuling;
}

/** An act in the register. */
export interface RegisteredAct<Row = { readonly eli: string }> extends ActChanges {
  readonly norma: Row;
}

/** One file of the register: its acts by `bucketKeyOfEli`. */
export type RegisterPart<Row = { readonly eli: string }> = Readonly<Record<string, readonly RegisteredAct<Row>[]>>;

/** What the card of the operation says. */
export interface RegisterCard {
  /** How many parts there are: a power of two. */
  readonly parti: number;
}

/** Acts of a part at the least, on average: some 15 KB. */
const ACTS = 32;

/**
 * In how many parts the register of some acts is.
 *
 * @example registerParts(157_000) // 4096
 */
export const registerParts = (acts: number): number => 2 ** Math.max(0, Math.floor(Math.log2(acts / ACTS)));

/** Name of the part that has the acts of a key. */
export const registerFile = (key: string, parts: number): string =>
  `indici/norme/registro/${bucketOf(key, parts)}.json`;

/** Name of a part below its folder, without extension, and the key of an act in it. */
export const registerPlace = (eli: string, parts: number): { readonly shard: string; readonly key: string } => {
  const key = bucketKeyOfEli(eli);
  return { shard: `${bucketOf(key, parts)}`, key };
};
