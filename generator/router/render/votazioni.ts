/** Votes by name: a window of their list, one with its groups and people, those of a member. */

import { PARLAMENTARE_NON_TROVATO, VOTAZIONE_NON_TROVATA } from "../../contract/errors.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import type { VoteRow } from "../../contract/resources/votazioni.ts";
import { entryCodes, type PagesCard } from "../../format/entry-lists.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { answerFile, card, json, readRequired } from "../../format/read-tree.ts";
import type { CodedMembers, CodedVotes, VotesCard } from "../../format/vote-lists.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { billSlug } from "../../law/published-bill.ts";
import { voteId } from "../../law/vote-id.ts";
import { answerOf } from "../answer.ts";
import { billNamed } from "./ddl.ts";
import { entriesIn, itemLines, listAnswer } from "./entry-list.ts";
import type { Render } from "./render.ts";

/** Those of a branch, of a kind, of a bill, between two days, or all. A vote without a day is on none. */
export const renderVotazioni: Render<"votazioni"> = async (
  { ramo, categoria, ddl, dal, al, limit, offset },
  { lingua, read },
) => {
  const list = await card<VotesCard>(read, "votazioni");
  const isAsked = (vote: VoteRow) =>
    (!ramo || vote.ramo === ramo) &&
    (!categoria || vote.categoria === categoria) &&
    (!dal || (vote.data !== null && dal <= vote.data)) &&
    (!al || (vote.data !== null && vote.data <= al));
  if (ddl.trim() !== "") {
    const numero = await billNamed(ddl, lingua, read);
    if (typeof numero !== "string") return numero;
    const file = await readRequired(read, answerFile(`/ddl/${billSlug(numero)}`));
    const rows = json<{ readonly votazioni: readonly VoteRow[] }>(file).votazioni.filter(isAsked);
    const lines = itemLines(rows.slice(offset, offset + limit));
    const scalars = { totale: rows.length, limit, offset };
    return answerOf(200, documentOf(list.metaLine(lingua), scalars, { votazioni: lines }), lingua);
  }
  const { totale, gruppi } = list.said;
  const window = ramo || categoria ? ownEntry(gruppi, ramo || categoria) : ([0, totale] as const);
  return listAnswer(read, lingua, "votazioni", list, {
    windows: window ? [window] : [],
    isAsked: dal || al || (ramo && categoria) ? isAsked : null,
    ...{ limit, offset },
  });
};

interface Coded {
  /** Files of codes: a power of two. */
  readonly codici: number;
}

/** A vote with how its groups and people voted. */
export const renderVotazione: Render<"votazione"> = async ({ id: text }, { lingua, read }) => {
  const { said, metaLine } = await card<Coded>(read, "votazione");
  const id = voteId(text);
  const part = id && (await readRequired(read, entryCodes("votazioni", bucketOf(id, said.codici))));
  const found = id && part && ownEntry(json<CodedVotes>(part), id);
  if (!found) return answerOf(404, JSON.stringify({ detail: VOTAZIONE_NON_TROVATA[lingua] }), lingua);
  const [row, gruppi, voti] = found;
  const elsewhere = text === id ? {} : { "Content-Location": `${BASE_PATH}/votazioni/${id}` };
  const body = documentOf(metaLine(lingua), row, { gruppi: itemLines(gruppi), voti: itemLines(voti) });
  return { ...answerOf(200, body, lingua, elsewhere), subject: { id } };
};

/** The votes of a member, with the totals of all of them. */
export const renderVotiPolitico: Render<"politici-voti"> = async ({ id: text, limit, offset }, { lingua, read }) => {
  const { said, metaLine } = await card<Coded>(read, "politici-voti");
  const id = text.trim().toUpperCase();
  const part = await readRequired(read, entryCodes("voti", bucketOf(id, said.codici)));
  const found = ownEntry(json<CodedMembers>(part), id);
  if (!found) return answerOf(404, JSON.stringify({ detail: PARLAMENTARE_NON_TROVATO[lingua] }), lingua);
  const [parlamentare, totali, all] = found;
  const lines = all.slice(offset, offset + limit);
  const [from, to] = [lines[0]?.[0] ?? 0, lines.at(-1)?.[0] ?? -1];
  const { righe } = (await card<PagesCard>(read, "votazioni")).said;
  const votes = await entriesIn<VoteRow>(read, "votazioni", righe, [from, to + 1 - from]);
  const voti = lines.flatMap(([place, gruppo, voto, linea, difforme]) => {
    const vote = votes[place - from];
    if (!vote) return [];
    const { data, titolo, oggetto, categoria, ddl } = vote;
    return [
      {
        votazione: { id: vote.id, data, titolo, oggetto, categoria, ddl },
        gruppo,
        voto,
        linea,
        difforme: difforme === 1,
      },
    ];
  });
  const scalars = { parlamentare, totali, totale: all.length, limit, offset };
  const elsewhere = text === id ? {} : { "Content-Location": `${BASE_PATH}/politici/${id}/voti` };
  const body = documentOf(metaLine(lingua), scalars, { voti: itemLines(voti) });
  return { ...answerOf(200, body, lingua, elsewhere), subject: { id } };
};
