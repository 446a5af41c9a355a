import * as z from "zod";
import { officialPage } from "../../law/identity/written-urn.ts";
import { typeMeant } from "../../law/names/short-type.ts";
import { provenanceOf } from "../provenance.ts";
import { INPUTS, tool } from "../tool.ts";
import { type AskTree, bodyAt, query, ToolRefusal } from "../tree-api.ts";

const objects = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** An act of a list, with its address at Normattiva. */
const withLink = (row: unknown) => {
  const act = Object(row);
  return { ...act, official_link: officialPage(act) };
};

/** That no act of a type has the words is one thing, that there is no such type another. @throws ToolRefusal where the collection has none of it */
async function expectType(ask: AskTree, type: string): Promise<void> {
  const types = objects((await bodyAt(ask, "/health")).copertura).map(({ tipo }) => String(tipo));
  if (!types.includes(typeMeant(type)))
    throw new ToolRefusal(`${type}: no act of this type here; there are ${types.join(", ")}`);
}

const day = INPUTS.day.optional();
const STATES = { in_force: "vigente", repealed: "abrogato" } as const;

export const search = tool({
  name: "search",
  title: "Search acts",
  description:
    "Finds acts and articles by words of titles, common names, headings and texts. Give plain Italian words of the matter; read the article found before you say what it says.",
  input: {
    words: z
      .string()
      .min(1)
      .max(300)
      .describe('Words in Italian; "a phrase" or one very "form" in quotes, word* for a beginning'),
    type: z
      .string()
      .max(60)
      .optional()
      .describe("Type of act: legge, decreto-legge, decreto-legislativo, dpr, regio-decreto"),
    act: z.string().max(300).optional().describe("Only inside this act: its ELI or a citation, L. 241/1990"),
    from: day.describe("Only acts dated on this day or later, YYYY-MM-DD"),
    to: day.describe("Only acts dated on this day or earlier, YYYY-MM-DD"),
    status: z.enum(["in_force", "repealed"]).optional().describe("Only articles in force, or only repealed ones"),
    limit: z.int().min(1).max(20).default(10),
    offset: z.int().min(0).max(900).default(0),
    after: z
      .int()
      .min(0)
      .max(10_000_000)
      .default(0)
      .describe("Quoted words: next_after of the answer before, to look at more texts"),
  },
  async run({ words, type, act, from, to, status, limit, offset, after }, ask) {
    const stato = status && STATES[status];
    const body = await bodyAt(
      ask,
      `/cerca${query({ q: words, tipo: type, norma: act, dal: from, al: to, stato, limit, offset, dopo: after })}`,
    );
    const found = objects(body.risultati).map(({ norma, articolo, estratto }) => ({
      act: withLink(norma),
      article: articolo,
      excerpt: estratto,
    }));
    const total = Number(body.totale);
    if (total === 0 && type !== undefined) await expectType(ask, type);
    const next = offset + found.length < total && found.length > 0 ? { next_offset: offset + found.length } : {};
    // Words in quotes are looked for in so many texts at a time.
    const further = typeof body.prosegue === "number" ? { next_after: body.prosegue } : {};
    const perhaps = objects(body.forse).map(({ parola, per, q }) => ({ word: parola, instead_of: per, words: q }));
    return {
      total,
      total_exact: body.totale_esatto,
      ...further,
      ...(perhaps.length > 0 ? { did_you_mean: perhaps } : {}),
      ...(objects(body.radice).length > 0 ? { by_root: body.radice } : {}),
      found,
      ...next,
      provenance: provenanceOf(body, { eli: null, official_link: "https://www.normattiva.it" }),
    };
  },
});
