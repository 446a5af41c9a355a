/** Relations as the acts that they join show them. */

import type { RELAZIONE } from "../../../contract/resources/common.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import { type ClasseRelazione, classeOf } from "../../../law/relation-kinds.ts";
import type { Relazione } from "../../norme/relazione.ts";

/** A relation as the build keeps it. */
export interface RelazioneServita extends Relazione {
  readonly classe: ClasseRelazione;
}

/** A relation as one of its two acts shows it. */
export type RelazioneVista = ValueOf<typeof RELAZIONE>;

/** Encodes a relation as JSON, its members in the order of the answers. */
export function encodeRelation(relazione: Relazione): string {
  const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo } = relazione;
  const { data, decorrenza, evidenza, base, affidabilita } = relazione;
  const place = { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe: classeOf(tipo) };
  return JSON.stringify({ ...place, data, decorrenza, evidenza, base, affidabilita } satisfies RelazioneServita);
}

/**
 * The line of an act's answer for a relation that it makes (`out`) or undergoes (`in`).
 *
 * @param json as `encodeRelation` gives it
 * @param nel_corpus whether the other act is served
 * @example relationLine('{"da":"eli:A",...}', "out", true) // '{"direzione":"out","da":"eli:A",...,"nel_corpus":true}'
 */
export const relationLine = (json: string, direzione: RelazioneVista["direzione"], nel_corpus: boolean): string =>
  `{"direzione":"${direzione}",${json.slice(1, -1)},"nel_corpus":${nel_corpus}}`;
