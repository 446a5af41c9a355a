import * as z from "zod";
import { DAY_PATTERN, SEARCH_FILTERS } from "../../../contract/operations.ts";
import { SEARCH_INPUTS } from "../../../contract/resources/cerca-filters.ts";
import { officialPage } from "../../../law/identity/written-urn.ts";
import { typeMeant } from "../../../law/names/short-type.ts";
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

/** The inputs that the filters of a search are. */
const NARROWING: Readonly<Record<string, z.ZodOptional<z.ZodString | z.ZodEnum>>> = Object.fromEntries(
  SEARCH_FILTERS.map(({ name: of, ...parameter }) => {
    const { name, says, values } = SEARCH_INPUTS[of];
    const text = "pattern" in parameter && parameter.pattern === DAY_PATTERN ? INPUTS.day : z.string().max(500);
    return [name, (values ? z.enum(Object.keys(values)) : text).optional().describe(says)];
  }),
);

/** The filters of a search by the names and words of the API. */
const narrowingMeant = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    SEARCH_FILTERS.flatMap(({ name: of }) => {
      const { name, values } = SEARCH_INPUTS[of];
      const value = given[name];
      return value === undefined ? [] : [[of, values?.[String(value)] ?? String(value)]];
    }),
  );

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
    ...NARROWING,
    limit: z.int().min(1).max(20).default(10),
    offset: z.int().min(0).max(900).default(0),
    after: z
      .int()
      .min(0)
      .max(10_000_000)
      .default(0)
      .describe("Quoted words: next_after of the answer before, to look at more texts"),
  },
  async run({ words, limit, offset, after, ...given }, ask) {
    const narrowing = narrowingMeant(given);
    const body = await bodyAt(ask, `/cerca${query({ q: words, ...narrowing, limit, offset, dopo: after })}`);
    const found = objects(body.risultati).map(({ norma, articolo, estratto }) => ({
      act: withLink(norma),
      article: articolo,
      excerpt: estratto,
    }));
    const total = Number(body.totale);
    if (total === 0 && narrowing.tipo !== undefined) await expectType(ask, narrowing.tipo);
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
