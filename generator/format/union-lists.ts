/** Acts of the European Union as `/ue` lists and finds them, where `codici/` finds them by CELEX number, and as `/norme/{eli}/ue` names them. */

import type { CitingAct, LinkedAct, UnionCited, UnionEntry, UnionTransposed } from "../contract/resources/ue.ts";
import type { EntryWindow, PagesCard } from "./entry-lists.ts";

export type { CitingAct, LinkedAct, UnionCited, UnionEntry, UnionTransposed };

/** What the card of `ue` says. */
export interface UnionCard extends PagesCard {
  readonly tipi: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** A file of codes. */
export type CodedUnion = Readonly<
  Record<
    string,
    readonly [
      entry: UnionEntry,
      recepita_da: readonly LinkedAct[],
      attuata_da: readonly LinkedAct[],
      citata_da: readonly CitingAct[],
    ]
  >
>;

/** What a version says of the Union, as answers give it. */
export interface UnionRows {
  readonly recepisce: readonly UnionTransposed[];
  readonly attua: readonly UnionTransposed[];
  readonly cita: readonly UnionCited[];
}
