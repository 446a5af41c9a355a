import * as z from "zod";
import { OPERATIONS } from "../../api/operations.ts";
import { officialLink, provenanceOf } from "../provenance.ts";
import { tool } from "../tool.ts";
import { bodyAt, query } from "../tree-api.ts";

/** Trees of this program search texts too, where the operation is there. */
const IN_TEXTS = OPERATIONS.some(({ path }) => path === "/cerca");

const objects = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** An act of a list, with its address at Normattiva. */
const withLink = (row: unknown) => {
  const act = Object(row);
  return { ...act, official_link: officialLink(act) };
};

export const search = tool({
  name: "search",
  title: "Search acts",
  description: IN_TEXTS
    ? "Finds acts and articles by words of titles, common names, headings and texts. Give plain Italian words of the matter; read the article found before you say what it says."
    : "Finds acts by words of their titles. Give Italian words of the title; read the act found before you say what it says.",
  input: {
    words: z.string().min(1).max(300).describe('Words in Italian; "a phrase" in quotes, word* for a beginning'),
    type: z
      .string()
      .max(60)
      .optional()
      .describe("Type of act: legge, decreto-legge, decreto-legislativo, dpr, regio-decreto"),
    limit: z.int().min(1).max(20).default(10),
    offset: z.int().min(0).max(900).default(0),
  },
  async run({ words, type, limit, offset }, ask) {
    const body = await bodyAt(
      ask,
      `${IN_TEXTS ? "/cerca" : "/norme"}${query({ q: words, tipo: type, limit, offset })}`,
    );
    const found = IN_TEXTS
      ? objects(body.risultati).map(({ norma, articolo, estratto }) => ({
          act: withLink(norma),
          article: articolo,
          excerpt: estratto,
        }))
      : objects(body.norme).map((row) => ({ act: withLink(row) }));
    const total = Number(body.totale);
    const next = offset + found.length < total && found.length > 0 ? { next_offset: offset + found.length } : {};
    return {
      total,
      found,
      ...next,
      provenance: provenanceOf(body, { eli: null, official_link: "https://www.normattiva.it" }),
    };
  },
});
