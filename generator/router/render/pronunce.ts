/** Rulings of the Constitutional Court: a window of their list, and one with all its rows. */

import { ANNO_APERTO, NON_TROVATO } from "../../contract/errors.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import type { RulingEntry } from "../../contract/resources/pronunce.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { card, json, type Read, readRequired } from "../../format/read-tree.ts";
import { RULING_NUMBERS, type RulingCard, type RulingsCard } from "../../format/ruling-lists.ts";
import { type AskedRuling, askedRuling } from "../../law/identity/asked-ruling.ts";
import { ecliOf } from "../../law/identity/ecli.ts";
import { answerOf } from "../answer.ts";
import { itemLines, listAnswer } from "./entry-list.ts";
import { rulingLookup } from "./find-ruling.ts";
import type { Render } from "./render.ts";

/** Those of a year, with an effect, both, or all. */
export const renderPronunce: Render<"pronunce"> = async ({ anno, effetto, limit, offset }, { lingua, read }) => {
  const list = await card<RulingsCard>(read, "pronunce");
  const { totale, anni, effetti } = list.said;
  const ofEffect = effetto ? ownEntry(effetti, effetto) : ([0, totale] as const);
  const window = anno ? ownEntry(anni, `${anno}`) : ofEffect;
  const isAsked = anno > 0 && effetto ? (entry: RulingEntry) => entry.effetti.some((one) => one === effetto) : null;
  return listAnswer(read, lingua, "pronunce", list, { windows: window ? [window] : [], isAsked, limit, offset });
};

const NEAREST = 10;

type Known = readonly (readonly [anno: number, numero: number])[];

/**
 * The rulings nearest to one that is not there, ascending: by year, then by number; of a number alone the newest that bear it, else the newest.
 *
 * @param all year and number of each, ascending
 * @example nearestTo([[1999, 1], [2019, 8], [2020, 1]], { anno: 2019, numero: 9 }, 2) // [[2019, 8], [2020, 1]]
 */
export function nearestTo(all: Known, { anno, numero }: Pick<AskedRuling, "anno" | "numero">, most: number): Known {
  const alike = all.filter(([, other]) => other === numero);
  const near =
    anno === null
      ? (alike.length > 0 ? alike : all).toReversed()
      : all.toSorted(
          ([a, n], [b, m]) => Math.abs(a - anno) - Math.abs(b - anno) || Math.abs(n - numero) - Math.abs(m - numero),
        );
  const kept = new Set(near.slice(0, most));
  return all.filter((one) => kept.has(one));
}

/** The nearest of all as an answer shows them; of nothing understood there is none near. */
async function nearest(read: Read, asked: AskedRuling | null) {
  const all = asked ? json<Known>(await readRequired(read, RULING_NUMBERS)) : [];
  const near = asked ? nearestTo(all, asked, NEAREST) : [];
  return near.map(([anno, numero]) => ({ ecli: ecliOf(anno, numero), numero, anno }));
}

/** A ruling, with what each note says of it. */
export const renderPronuncia: Render<"pronuncia"> = async ({ ecli: text }, { lingua, read }) => {
  const { metaLine } = await card<RulingCard>(read, "pronuncia");
  const asked = askedRuling(text);
  if (asked?.aperto) {
    const fault = { type: "value_error", loc: ["path", "ecli"], msg: ANNO_APERTO[lingua], input: text };
    return answerOf(422, JSON.stringify({ detail: [fault] }), lingua);
  }
  const { found, ecli = "" } = asked ? await rulingLookup(read)(asked) : {};
  if (!found) {
    const body = { detail: NON_TROVATO.pronuncia[lingua], pronunce: await nearest(read, asked) };
    return answerOf(404, JSON.stringify(body), lingua);
  }
  const [entry, rows] = found;
  const elsewhere = text === ecli ? {} : { "Content-Location": `${BASE_PATH}/pronunce/${ecli}` };
  const body = documentOf(metaLine(lingua), entry, { articoli: itemLines(rows) });
  return { ...answerOf(200, body, lingua, elsewhere), subject: { ecli } };
};
