/** Rulings of the Constitutional Court: a window of their list, and one with all its rows. */

import { ANNO_APERTO, NON_TROVATO } from "../../api/errors.ts";
import { BASE_PATH } from "../../api/operations.ts";
import { entryCodes } from "../../format/entry-lists.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { type CodedRulings, RULING_NUMBERS, type RulingCard, type RulingsCard } from "../../format/ruling-lists.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { type AskedRuling, askedRuling } from "../../law/identity/asked-ruling.ts";
import { ecliOf } from "../../law/identity/ecli.ts";
import type { RulingEntry } from "../../resources/pronunce.ts";
import { answerOf } from "../answer.ts";
import { card, json, type Read, readRequired } from "../tree.ts";
import { itemLines, listAnswer } from "./entry-list.ts";
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

/** The rulings nearest to one that is not there: by year and number, of a number alone the newest that bear it; of nothing the newest. */
async function nearest(read: Read, asked: AskedRuling | null) {
  const all = json<readonly (readonly [anno: number, numero: number])[]>(await readRequired(read, RULING_NUMBERS));
  const [year] = asked?.anni ?? [];
  const alike = year === undefined && asked ? all.filter(([, numero]) => numero === asked.numero) : [];
  const among = alike.length > 0 ? alike : all;
  const before = all.filter(([anno, numero]) => anno < (year ?? 0) || (anno === year && numero < (asked?.numero ?? 0)));
  const wanted = year === undefined ? among.length : before.length - NEAREST / 2;
  const start = Math.max(0, Math.min(wanted, among.length - NEAREST));
  return among.slice(start, start + NEAREST).map(([anno, numero]) => ({ ecli: ecliOf(anno, numero), numero, anno }));
}

/** A ruling, with what each note says of it. */
export const renderPronuncia: Render<"pronuncia"> = async ({ ecli: text }, { lingua, read }) => {
  const { said, metaLine } = await card<RulingCard>(read, "pronuncia");
  const asked = askedRuling(text, said.fino);
  const [year, other] = asked?.anni ?? [];
  if (other !== undefined) {
    const fault = { type: "value_error", loc: ["path", "ecli"], msg: ANNO_APERTO[lingua], input: text };
    return answerOf(422, JSON.stringify({ detail: [fault] }), lingua);
  }
  const ecli = asked && year !== undefined ? ecliOf(year, asked.numero) : "";
  const part = json<CodedRulings>(await readRequired(read, entryCodes("pronunce", bucketOf(ecli, said.codici))));
  const found = ownEntry(part, ecli);
  if (!found) {
    const body = { detail: NON_TROVATO.pronuncia[lingua], pronunce: await nearest(read, asked) };
    return answerOf(404, JSON.stringify(body), lingua);
  }
  const [entry, rows] = found;
  const elsewhere = text === ecli ? {} : { "Content-Location": `${BASE_PATH}/pronunce/${ecli}` };
  const body = documentOf(metaLine(lingua), entry, { articoli: itemLines(rows) });
  return { ...answerOf(200, body, lingua, elsewhere), subject: { ecli } };
};
