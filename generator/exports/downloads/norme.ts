/** The articles of acts and their changes as rows. */

import type { ValueOf } from "../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../contract/resources/norme.ts";
import type { ActScalars } from "../../corpus/orders/norme/act-answer.ts";
import type { RelazioneServita } from "../../corpus/orders/norme/relations.ts";
import { ARTICLE_COLUMNS, RELATION_COLUMNS, type Row } from "./tables.ts";

type Answer = ValueOf<typeof ACT_BODIES.norma>;
/** An act's answer, the parts that rows are made of. */
export type NormaBody = ActScalars & Pick<Answer, "preambolo" | "articoli" | "conclusioni">;

/** The rows of an act's articles, in the order of the act. */
export const articoloRows = ({ eli, articoli }: NormaBody): Row[] =>
  articoli.map((one, i) => [eli, i + 1, ...ARTICLE_COLUMNS.row(one), one.note.join("\n\n") || null]);

/**
 * The row of a relation.
 *
 * @param served whether an act is served
 */
export const relazioneRow = (relazione: RelazioneServita, served: (eli: string) => boolean): Row => [
  ...RELATION_COLUMNS.row(relazione),
  served(relazione.da),
  served(relazione.a),
];
