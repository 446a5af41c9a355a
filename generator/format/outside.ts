/**
 * Acts that are not here, and that relations of this tree name. `indici/norme/esterni/<bucket>.txt` is a pack (`pack.ts`): line 1 says where
 * each act stands, by `fileOfEli` of its ELI; its text is the answer of `/relazioni` about it from line 2 on, in both directions.
 */

import { bucketKey, bucketOf } from "../law/identity/act-bucket.ts";
import { CANONICAL_ELI, ELI_PREFIX, eliNumero, fileOfEli } from "../law/identity/canonical-eli.ts";
import { encodeRelazioni, type RelationLines } from "./act-lines.ts";
import { scalarsOf } from "./line-json.ts";
import { decodePack, encodePack, type PackedText } from "./pack.ts";

/** An act that is not here, in place of a row. */
export interface OutsideAct {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: null;
  readonly data: string;
  readonly numero: string | null;
  readonly nel_corpus: false;
}

/** Name of the pack of a bucket: 7 → `indici/norme/esterni/7.txt`. */
export const outsideFile = (bucket: number): string => `indici/norme/esterni/${bucket}.txt`;

/**
 * What an ELI says of an act that is not here.
 *
 * @throws RangeError where it is no canonical ELI
 * @example outsideAct("eli:/it/legge/1970/05/20/300")
 *   // { eli: "eli:/it/legge/1970/05/20/300", tipo: "legge", titolo: null, data: "1970-05-20", numero: "300", nel_corpus: false }
 */
export function outsideAct(eli: string): OutsideAct {
  if (!CANONICAL_ELI.test(eli)) throw new RangeError(`${eli}: non è un ELI canonico`);
  const [tipo = "", year, month, day, numero = null] = eli.slice(ELI_PREFIX.length).split("/");
  return { eli, tipo, titolo: null, data: `${year}-${month}-${day}`, numero, nel_corpus: false };
}

/** The pack of a bucket: of each act its relations. */
export const encodeOutside = (acts: ReadonlyMap<string, RelationLines>): Uint8Array =>
  encodePack(
    [...acts].map(([eli, lines]): PackedText => {
      const text = encodeRelazioni("", outsideAct(eli), lines);
      return { file: fileOfEli(eli), text: new TextEncoder().encode(text) };
    }),
  );

/** An act of which type, number and day or year are known. */
export interface NamedOutside {
  readonly tipo: string;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
}

/** The bucket whose pack has an act, if any has. @param buckets as the card of `relazioni` says */
export const outsideBucket = ({ tipo, data, anno, numero }: NamedOutside, buckets: number): number =>
  bucketOf(bucketKey({ tipo, anno: data?.slice(0, 4) ?? anno ?? "", numero }), buckets);

/**
 * The acts of a pack that have a type, a number, and a day or year; each with its text.
 *
 * @example actsOutside(pack, { tipo: "legge", data: null, anno: 1970, numero: "300" })[0]?.act.eli // "eli:/it/legge/1970/05/20/300"
 */
export function actsOutside(
  pack: Uint8Array,
  { tipo, data, anno, numero }: NamedOutside,
): { readonly act: OutsideAct; readonly text: Uint8Array }[] {
  const wanted = eliNumero(numero ?? "");
  return decodePack(pack).flatMap(({ text }) => {
    const { norma: act } = scalarsOf<{ norma: OutsideAct }>(text, 0);
    const isMeant = act.tipo === tipo && (act.numero ?? "") === wanted && act.data.startsWith(data ?? `${anno}-`);
    return isMeant ? [{ act, text }] : [];
  });
}
