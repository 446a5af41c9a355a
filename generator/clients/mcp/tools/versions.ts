/** How a text changed: its versions, and what differs between two of them. */

import * as z from "zod";
import { parameterOf } from "../../../contract/operations.ts";
import { provenanceOf } from "../provenance.ts";
import { articleMeant, INPUTS, type Result, tool } from "../tool.ts";
import { type AskTree, bodyAt, inPathPart, type Json, query } from "../tree-api.ts";
import { laterChanges, textSince } from "./read.ts";

/** Versions in one result, changed articles in one, characters of each. */
const MOST = { versions: 60, articles: 12, characters: 1500 };

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);
const shortened = (side: unknown) => {
  if (side === null || side === undefined) return null;
  const { rubrica, testo } = Object(side);
  const text = String(testo);
  return { heading: rubrica, text: text.length > MOST.characters ? `${text.slice(0, MOST.characters)} […]` : text };
};

/** The versions of an act, or of one of its articles. */
async function versionsOf(act: string, article: string | undefined, ask: AskTree): Promise<Result> {
  const named = `/norme/${inPathPart(act)}`;
  if (article === undefined) {
    const body = await bodyAt(ask, `${named}/versioni`);
    const versions = list(body.versioni);
    // One of a day after the data is the newest, and not what is read.
    const read = versions.find(({ futura }) => futura !== true) ?? versions[0];
    const provenance = provenanceOf(body, { version_day: String(read?.al ?? "") || null });
    const later = read && laterChanges({ ...read, versione: read });
    return { total: body.totale, ...later, versions: versions.slice(0, MOST.versions), provenance };
  }
  const body = await bodyAt(ask, `${named}/art/${inPathPart(article)}`);
  const versions = list(body.versioni).slice(0, MOST.versions);
  return { ...textSince(body), ...laterChanges(body), versions, provenance: provenanceOf(body) };
}

export const versions = tool({
  name: "versions",
  title: "Versions of an act or article, or two of them compared",
  description:
    "The versions of an act that the collection holds, newest first, with how many articles each added, removed and changed; of an article, since when its text is what it is: `text_unchanged_at_least_since` where no older version is here. With `before` or `after`: which articles differ between two days, with their text before and after; marks and note numbers are no change. A version that is `futura` is of a day after the data. Not all versions that the act ever had need be here.",
  input: {
    act: INPUTS.act,
    article: INPUTS.article.optional().describe("Only this article"),
    before: INPUTS.day.optional().describe("Compares from this day, YYYY-MM-DD; by default the oldest version"),
    after: INPUTS.day.optional().describe("Compares to this day, YYYY-MM-DD; by default the newest version"),
    offset: z.int().min(0).default(0).describe("Changed articles to leave out: `next_offset` of the result before"),
  },
  async run({ act, before, after, article, offset }, ask) {
    if (before === undefined && after === undefined) return versionsOf(act, article, ask);
    const body = await bodyAt(ask, `/norme/${inPathPart(act)}/confronto${query({ da: before, a: after })}`);
    const meant = article === undefined ? undefined : Object((await articleMeant(ask, act, article)).articolo).eli;
    const all = list(body.articoli).filter(({ eli }) => meant === undefined || eli === meant);
    const shown = all.slice(offset, offset + MOST.articles);
    const next = offset + shown.length < all.length ? { next_offset: offset + shown.length } : {};
    const changed = shown.map(({ numero, eli, cambiamento, prima, dopo }) => ({
      ...{ number: numero, eli, change: cambiamento },
      ...{ before: shortened(prima), after: shortened(dopo) },
    }));
    const provenance = provenanceOf(body, { version_day: typeof body.a === "string" ? body.a : null });
    return { before: body.da, after: body.a, total: all.length, changed, ...next, provenance };
  },
});

/** Acts in one result. */
const SHOWN_ACTS = { low: 50, high: 25 } as const;

/** How many acts of each type are here. */
async function coverage(ask: AskTree): Promise<Result> {
  const { meta, conteggi, copertura } = await bodyAt(ask, "/health");
  return { counts: conteggi, by_type: copertura, sources: Object(meta).fonti, provenance: provenanceOf({ meta }) };
}

export const register = tool({
  name: "register",
  title: "What has changed in a list of acts, and what is covered",
  description:
    "Without acts: how many of each type are here, of which days, and how many the official source has; ask before you say that something does not exist. For up to a hundred acts at once: whether each has a newer version, an amendment or a ruling of the Constitutional Court after a day, the day of its version, the newest amendment and ruling known and the next version. With detail=low only those that changed, were not found or are ambiguous are listed; the others are counted. A change that this collection does not know is not here.",
  input: {
    acts: z.array(INPUTS.act).min(1).max(parameterOf("registro", "norme").most).optional(),
    since: INPUTS.day.optional().describe("Day after which an act counts as changed, YYYY-MM-DD"),
    detail: z
      .enum(["low", "high"])
      .default("low")
      .describe("`high` lists every act, with title and digest of its version"),
    offset: z.int().min(0).default(0).describe("Acts to leave out: `next_offset` of the result before"),
  },
  async run({ acts, since, detail, offset }, ask) {
    if (acts === undefined) return coverage(ask);
    const body = await bodyAt(ask, `/registro${query({ norme: acts.join("|"), dal: since })}`);
    const all = list(body.norme);
    const wanted = all.filter(({ esito, cambiata }) => detail === "high" || cambiata !== false || esito !== "trovata");
    const shown = wanted.slice(offset, offset + SHOWN_ACTS[detail]);
    const next = offset + shown.length < wanted.length ? { next_offset: offset + shown.length } : {};
    const short = ({ chiesta, esito, norma, versione, ultima_modifica, ultima_pronuncia, futura, cambiata }: Json) => ({
      ...{ asked: chiesta, outcome: esito, eli: Object(norma).eli ?? null, changed: cambiata },
      ...{ version_day: Object(versione).al ?? null, newest_amendment: ultima_modifica, next_version: futura },
      ...(ultima_pronuncia ? { newest_ruling: ultima_pronuncia } : {}),
    });
    return {
      total: all.length,
      changed: all.filter(({ cambiata }) => cambiata === true).length,
      unchanged: all.filter(({ cambiata }) => cambiata === false).length,
      acts: detail === "high" ? shown : shown.map(short),
      ...next,
      provenance: provenanceOf(body, { version_day: null }),
    };
  },
});
