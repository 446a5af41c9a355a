/** Acts of the European Union as `/ue` lists and finds them, where `codici/` finds them by CELEX number, and as `/norme/{eli}/ue` names them. */

import type { NormaRow } from "../api/norma-row.ts";
import type { UnionArticle, UnionLink, UnionSaid } from "../api/union-row.ts";
import type { AttoUe } from "../law/identity/union-act.ts";
import type { EntryWindow, PagesCard } from "./entry-lists.ts";

/** What the card of `ue` says. */
export interface UnionCard extends PagesCard {
  readonly tipi: Readonly<Partial<Record<string, EntryWindow>>>;
}

/** An act of the Union in the list of all: how many acts transpose it, give effect to it, cite it. */
export interface UnionEntry extends AttoUe {
  readonly n_recepita_da: number;
  readonly n_attuata_da: number;
  readonly n_citata_da: number;
}

/** An act that transposes an act of the Union, or gives effect to it. */
export interface LinkedAct extends UnionLink {
  readonly norma: NormaRow;
}

/** An act that cites an act of the Union, and those of its articles that do. */
export interface CitingAct {
  readonly norma: NormaRow;
  readonly articoli: readonly UnionArticle[];
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

/** An act of the Union that an act transposes, or gives effect to. */
export interface UnionTransposed extends UnionLink {
  readonly ue: AttoUe;
}

/** A citation of an act of the Union. */
export interface UnionCited extends Pick<UnionSaid, "articolo" | "partizione" | "articolo_ue" | "testo"> {
  readonly ue: AttoUe;
}

/** What a version says of the Union, as answers give it. */
export interface UnionRows {
  readonly recepisce: readonly UnionTransposed[];
  readonly attua: readonly UnionTransposed[];
  readonly cita: readonly UnionCited[];
}
