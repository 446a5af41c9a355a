import * as z from "zod";
import { ITALIAN_GRAMMAR } from "../../../law/italian/grammar.ts";
import { understand } from "../../../law/understand.ts";
import { provenanceOf } from "../provenance.ts";
import { type Result, tool } from "../tool.ts";
import { type AskTree, askedAnswer, bodyAt, inPathPart, type Json, ToolRefusal } from "../tree-api.ts";
import { citationsOfText } from "./citations.ts";
import { textOfDay } from "./read.ts";

/** Characters of a text that an assistant hands over at once. */
const LONGEST = 20_000;

const ITEM = /<([^<>]+)>; rel="item"/;

/** Whether the collection holds all acts of a type that its source has, as `/health` counts them. */
async function holdsAll(ask: AskTree, type: unknown): Promise<{ all: boolean; health: Json }> {
  const health = await bodyAt(ask, "/health");
  const rows: readonly Json[] = Array.isArray(health.copertura) ? health.copertura : [];
  const row = rows.find(({ tipo }) => tipo === type);
  return { all: typeof row?.atti_fonte === "number" && Number(row.atti) >= row.atti_fonte, health };
}

/** No act was found: nothing is said of what exists, unless all are here. */
async function unknownAct(ask: AskTree, { riconosciuta, testo_ufficiale }: Json): Promise<Result> {
  const { all, health } = await holdsAll(ask, Object(riconosciuta).tipo);
  const complete = all && riconosciuta !== undefined;
  return {
    status: complete ? "does not exist" : "not verified",
    understood_as: riconosciuta ?? null,
    why: complete
      ? "The collection holds every act of this type that the official source has, and this is none of them."
      : "The act is not in this collection, which does not hold all acts: it may exist. Look it up at the official source before you cite it, and say that it was not verified.",
    provenance: provenanceOf(health, {
      eli: null,
      official_link: typeof testo_ufficiale === "string" ? testo_ufficiale : "https://www.normattiva.it",
    }),
  };
}

/** The article that a citation names besides, where the act has it. */
async function namedArticle(ask: AskTree, link: string | undefined): Promise<Json | null> {
  return link === undefined ? null : bodyAt(ask, link.replace(/^.*?\/api\/public/, ""));
}

/** Which act, and which article, a citation means. */
async function resolved(citation: string, ask: AskTree): Promise<Result> {
  const { status, body, headers } = await askedAnswer(ask, `/norme/${inPathPart(citation)}`);
  if (status === 300) {
    const { health } = await holdsAll(ask, null);
    return { status: "ambiguous", candidates: body.candidati, provenance: provenanceOf(health, { eli: null }) };
  }
  if (status !== 200) return unknownAct(ask, body);
  const { eli, titolo, tipo, data, numero, nomi } = body;
  const act = { eli, type: tipo, title: titolo, date: data, number: numero, names: nomi };
  const understood = understand(ITALIAN_GRAMMAR, citation);
  const place = understood?.by === "identity" ? understood.candidates[0]?.luogo : understood?.luogo;
  const wanted = place?.articolo ?? null;
  const article = await namedArticle(ask, ITEM.exec(headers.get("link") ?? "")?.[1]);
  if (wanted !== null && article === null)
    return {
      status: "not verified",
      act,
      why: `The act is here; article ${wanted} is not in the version of ${Object(body.versione).al}. It may be in an attachment or in another version: do not cite it unverified.`,
      provenance: provenanceOf(body),
    };
  const day = textOfDay({ ...body, entrata_in_vigore: null });
  if (article === null) return { status: "verified", act, ...day, provenance: provenanceOf(body) };
  const { numero: number, rubrica, testo, eli: articleEli, n_pronunce } = Object(article.articolo);
  const beginning = String(testo).slice(0, 300);
  return {
    status: "verified",
    act,
    article: { eli: articleEli, number, heading: rubrica, ...(n_pronunce > 0 && { rulings: n_pronunce }), beginning },
    ...day,
    provenance: provenanceOf(article),
  };
}

export const resolveCitation = tool({
  name: "resolve_citation",
  title: "Resolve and verify a citation, or all of a text",
  description:
    "With `citation`: which act, and which article, it means, and whether they are really there. Use it on every citation before you repeat it. `verified`: it is there; `ambiguous`: several acts fit; `not verified`: this collection cannot tell, which does not mean that it does not exist. With `text`: every citation of Italian State acts and of European Union acts in a draft, and what became of each: `found`; `factual mismatch`: the act is here and does not have that article; `not in this collection`: no verdict, the act may exist; `ambiguous`, also where a name that several acts have borne may mean an earlier one; `incomplete`: it refers back to an act that is not sure; `act of the European Union`, with its CELEX number; `ruling of the Constitutional Court`, with its ECLI. `by_name` marks an act that is called by its name alone (`codice penale`): taken for the one of today, which a text of another year may not mean. `official_link` leads to the official text of what is not here. Cut a text of more than 20,000 characters yourself.",
  input: {
    text: z.string().max(LONGEST).optional().describe("The text, at most 20,000 characters"),
    detail: z.enum(["low", "high"]).default("low").describe("Of a text: `high` adds act, title, heading, candidates"),
    offset: z.int().min(0).default(0).describe("Citations of a text to skip: `next_offset` of the result before"),
    citation: z
      .string()
      .min(1)
      .max(2000)
      .optional()
      .describe("A citation as it is written: art. 640 c.p., L. 241/1990, Legislative Decree 231/2001, a URN, an ELI"),
  },
  async run({ citation, text, detail, offset }, ask) {
    if ((citation === undefined) === (text === undefined))
      throw new ToolRefusal("give a citation, or a text with citations");
    if (text !== undefined) return citationsOfText(text, detail, offset, ask);
    return resolved(String(citation), ask);
  },
});
