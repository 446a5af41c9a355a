/** Finding a ruling that a text names. */

import { getOrMake } from "../../collections/get-or-make.ts";
import type { RulingEntry, RulingRow } from "../../contract/resources/pronunce.ts";
import { entryCodes } from "../../format/entry-lists.ts";
import { ownEntry } from "../../format/line-json.ts";
import { card, json, type Read, readRequired } from "../../format/read-tree.ts";
import type { CodedRulings, RulingCard } from "../../format/ruling-lists.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import type { AskedRuling } from "../../law/identity/asked-ruling.ts";
import { ecliOf, rulingPage } from "../../law/identity/ecli.ts";

/** Whether an entry is of the kind and of a day that a text says. */
const isAsked = ({ tipo, deciso, deposito }: RulingEntry, asked: AskedRuling): boolean =>
  (asked.tipo === null || asked.tipo === tipo) && asked.giorni.every((day) => day === deciso || day === deposito);

/** A ruling that is here, with its rows; `other` is one of its number that the text does not mean. */
export interface FoundRuling {
  readonly found: readonly [entry: RulingEntry, rows: readonly RulingRow[]] | undefined;
  readonly other: boolean;
  readonly ecli: string;
}

/** Looks up rulings, each file of them read once. */
export function rulingLookup(read: Read): (asked: AskedRuling) => Promise<FoundRuling> {
  const parts = new Map<string, Promise<CodedRulings>>();
  return async (asked) => {
    const { said } = await card<RulingCard>(read, "pronuncia");
    const ecli = asked.anno === null ? "" : ecliOf(asked.anno, asked.numero);
    const file = entryCodes("pronunce", bucketOf(ecli, said.codici));
    const part = await getOrMake(parts, file, async () => json<CodedRulings>(await readRequired(read, file)));
    const found = ownEntry(part, ecli);
    return found && !isAsked(found[0], asked) ? { found: undefined, other: true, ecli } : { found, other: false, ecli };
  };
}

/**
 * A ruling as an answer says that a text was read, whether it is here or not; `null` where its number and year are those of one that the text
 * does not mean, by its kind or its day.
 *
 * @example recognisedRuling(asked, await rulingLookup(read)(asked))?.ecli // "ECLI:IT:COST:2019:242"
 */
export function recognisedRuling({ numero, anno, tipo }: AskedRuling, { found, other, ecli }: FoundRuling) {
  if (anno === null || other) return null;
  const qui = found !== undefined;
  return {
    ecli,
    tipo: found?.[0].tipo ?? tipo,
    numero,
    anno,
    qui,
    url: rulingPage(anno, numero),
  };
}
