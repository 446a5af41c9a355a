/** How a text changed: its versions, and what differs between two of them. */

import * as z from "zod";
import { parameterOf } from "../../api/operations.ts";
import { provenanceOf } from "../provenance.ts";
import { articleMeant, INPUTS, tool } from "../tool.ts";
import { bodyAt, inPathPart, type Json, query } from "../tree-api.ts";
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

export const history = tool({
  name: "history",
  title: "Versions of an act or article",
  description:
    "The versions of an act that the collection holds, newest first, with how many articles each added, removed and changed; of an article, since when its text is what it is: `text_unchanged_at_least_since` where no older version is here. A version that is `futura` is of a day after the data. Not all versions that the act ever had need be here.",
  input: { act: INPUTS.act, article: INPUTS.article.optional() },
  async run({ act, article }, ask) {
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
  },
});

export const compare = tool({
  name: "compare",
  title: "Compare two versions of an act",
  description:
    "Which articles differ between two days, with their text before and after. Marks and note numbers are no change. Without days: the oldest against the newest version here.",
  input: {
    act: INPUTS.act,
    before: INPUTS.day.optional().describe("First day, YYYY-MM-DD; by default the oldest version"),
    after: INPUTS.day.optional().describe("Second day, YYYY-MM-DD; by default the newest version"),
    article: INPUTS.article.optional().describe("Only this article"),
    offset: z.int().min(0).default(0).describe("Changed articles to leave out: `next_offset` of the result before"),
  },
  async run({ act, before, after, article, offset }, ask) {
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

export const changes = tool({
  name: "changes",
  title: "What has changed in a list of acts",
  description:
    "For up to a hundred acts at once: whether each has a newer version, an amendment or a ruling of the Constitutional Court after a day, the day of its version, the newest amendment and ruling known and the next version. With detail=low only those that changed, were not found or are ambiguous are listed; the others are counted. A change that this collection does not know is not here.",
  input: {
    acts: z.array(INPUTS.act).min(1).max(parameterOf("registro", "norme").most),
    since: INPUTS.day.optional().describe("Day after which an act counts as changed, YYYY-MM-DD"),
    detail: z
      .enum(["low", "high"])
      .default("low")
      .describe("`high` lists every act, with title and digest of its version"),
    offset: z.int().min(0).default(0).describe("Acts to leave out: `next_offset` of the result before"),
  },
  async run({ acts, since, detail, offset }, ask) {
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
