/** What relations tell of the acts that a text cites: their ELI, and whether they are here. */

import { parseEli } from "../../../../../../../law/identity/eli.ts";
import type { ActRelation, ActRelations } from "../../act-body.ts";

export interface KnownAct {
  readonly eli: string;
  readonly here: boolean;
}

/** An act as citations tell it: type, number, year. */
const keyOfAct = (tipo: string, numero: string | null, year: string) =>
  `${tipo} ${numero?.toLowerCase() ?? ""} ${year}`;

/** Acts by type, number and year; those that two acts share are left out. */
export type KnownActs = ReadonlyMap<string, KnownAct | null>;

/** The other act of a relation. */
export const otherAct = ({ direzione, da, a }: ActRelation): string => (direzione === "in" ? da : a);

/**
 * The acts that relations name.
 *
 * @example knownActs(act.relazioni).get("legge 241 1990") // { eli: "eli:/it/legge/1990/08/07/241", here: true }
 */
export function knownActs({ out, in: made }: ActRelations): KnownActs {
  const acts = new Map<string, KnownAct | null>();
  for (const relation of [...out, ...made]) {
    const eli = otherAct(relation);
    const { tipo, data, numero } = parseEli(eli) ?? {};
    if (!tipo || !data) continue;
    const key = keyOfAct(tipo, numero ?? null, data.slice(0, 4));
    const held = acts.get(key);
    acts.set(key, held === undefined || held?.eli === eli ? { eli, here: relation.nel_corpus } : null);
  }
  return acts;
}

/** What is known of an act by what a citation says of it. */
export const knownAct = (acts: KnownActs, tipo: string, numero: string | null, year: string): KnownAct | undefined =>
  acts.get(keyOfAct(tipo, numero, year)) ?? undefined;
