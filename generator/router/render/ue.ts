/** Acts of the European Union: a window of their list, and one with the acts that transpose and cite it. */

import { NON_TROVATO } from "../../contract/errors.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { entryCodes } from "../../format/entry-lists.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { card, json, readRequired } from "../../format/read-tree.ts";
import type { CodedUnion, UnionCard, UnionEntry } from "../../format/union-lists.ts";
import { wordsMatcher } from "../../law/has-words.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { understandUnion, unionOfNumber } from "../../law/understand-union.ts";
import { answerOf } from "../answer.ts";
import { itemLines, listAnswer } from "./entry-list.ts";
import { grammarOfTree, recognisedUnion } from "./find-named.ts";
import type { Render } from "./render.ts";

/** Those of a kind, of a year, of a number or a name, with some words in what they are called, or all. */
export const renderUe: Render<"ue"> = async ({ tipo, anno, q, limit, offset }, { lingua, read }) => {
  const list = await card<UnionCard>(read, "ue");
  const { totale, anni, tipi } = list.said;
  const understood = q.trim() === "" ? [] : (unionOfNumber(q) ?? understandUnion(await grammarOfTree(read), q));
  const numbered = understood.length > 0 ? understood : null;
  const named = numbered && new Set(numbered.map(({ celex }) => celex));
  const words = numbered ? "" : q.trim();
  const ofNumber = numbered && [...new Set(numbered.map((act) => act.anno))].sort((a, b) => b - a);
  const years = (ofNumber ?? (anno ? [anno] : null))?.filter((year) => !anno || year === anno);
  const ofKind = tipo ? ownEntry(tipi, tipo) : ([0, totale] as const);
  const windows = years ? years.map((year) => ownEntry(anni, `${year}`)) : [ofKind];
  const isNamed = wordsMatcher(words);
  const isCalled = ({ denominazione, nomi }: UnionEntry) => isNamed([denominazione ?? "", ...nomi].join(" "));
  const isAsked = (entry: UnionEntry) =>
    (!tipo || entry.tipo === tipo) && (!named || named.has(entry.celex)) && (words === "" || isCalled(entry));
  return listAnswer(read, lingua, "ue", list, {
    windows: windows.flatMap((window) => (window ? [window] : [])),
    isAsked: named || words !== "" || (years && tipo) ? isAsked : null,
    ...{ limit, offset },
  });
};

/** An act of the Union with the acts that transpose it, give effect to it, cite it. */
export const renderAttoUe: Render<"ue-atto"> = async ({ celex: text }, { lingua, read }) => {
  const [{ said, metaLine }, grammar] = await Promise.all([
    card<{ readonly codici: number }>(read, "ue-atto"),
    grammarOfTree(read),
  ]);
  const [ue, another] = understandUnion(grammar, text);
  const known = another ? undefined : ue;
  const part = known && (await readRequired(read, entryCodes("ue", bucketOf(known.celex, said.codici))));
  const found = known && part && ownEntry(json<CodedUnion>(part), known.celex);
  if (!found) {
    const understood = known && { riconosciuta: recognisedUnion(known), testo_ufficiale: known.url };
    return answerOf(404, JSON.stringify({ detail: NON_TROVATO.ue[lingua], ...understood }), lingua);
  }
  const [{ denominazione, nomi }, recepita_da, attuata_da, norme] = found;
  const { celex } = known;
  const elsewhere = text === celex ? {} : { "Content-Location": `${BASE_PATH}/ue/${celex}` };
  const scalars = { ue: { ...known, denominazione, nomi }, citata_da: { totale: norme.length, norme } };
  const lists = { recepita_da: itemLines(recepita_da), attuata_da: itemLines(attuata_da) };
  return { ...answerOf(200, documentOf(metaLine(lingua), scalars, lists), lingua, elsewhere), subject: { celex } };
};
