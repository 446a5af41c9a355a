/** What a tool is. */

import * as z from "zod";
import { lettersApart } from "../../law/letters-apart.ts";
import type { Provenance } from "./provenance.ts";
import { type AskTree, askedAnswer, bodyAt, inPathPart, type Json, ToolRefusal } from "./tree-api.ts";

/** What a tool gives: fields of its own, and where they come from. */
export interface Result {
  readonly provenance: Provenance;
  readonly [field: string]: unknown;
}

export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** For the assistant: when to use it, what it gives. */
  readonly description: string;
  readonly input: Shape;
  run(given: z.output<z.ZodObject<Shape>>, ask: AskTree): Promise<Result>;
}

/** Keeps the types of a tool's input together. */
export const tool = <Shape extends z.ZodRawShape>(made: Tool<Shape>): Tool<Shape> => made;

/** No name of an act is longer. */
const LONGEST = 500;

/** A number of an article or a comma, which may have letters (`416-bis`); programs that have a plain one send it as a number. */
export const numberInput = (longest: number, description: string) =>
  z
    .union([z.string().min(1).max(longest), z.int().min(0)])
    .transform(String)
    .describe(description);

/** Inputs that several tools take. */
export const INPUTS = {
  act: z
    .string()
    .min(1)
    .max(LONGEST)
    .describe(
      "The act: ELI (eli:/it/legge/1990/08/07/241), citation (L. 241/1990), common name (codice penale), URN or address of Normattiva",
    ),
  article: numberInput(50, "Number of the article: 640, 416-bis"),
  comma: numberInput(20, "Number of the comma of the article: 2, 1-bis"),
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe(
      "The newest version here up to this day, YYYY-MM-DD; by default the newest of all. What changed the text between that version and the day is in the result: it may be another text on the day",
    ),
} as const;

/** Why a comma alone is refused. */
export const COMMA_ALONE = "a comma is of an article: give its number";

/** What callers write for an input, besides its own name: other tools and the API call it so. */
const SAID_AS: Readonly<Record<string, readonly string[]>> = {
  act: ["norma", "atto", "eli", "urn", "law", "legge", "code", "codice", "citation"],
  acts: ["norme", "atti", "laws", "list", "act"],
  article: ["articolo", "art", "section", "number"],
  comma: ["paragraph", "part", "n"],
  day: ["date", "data", "giorno", "al", "vigenza", "vig", "version", "on", "as_of"],
  before: ["da", "from", "dal"],
  after: ["a", "to", "al"],
  since: ["dal", "from", "after", "date", "day"],
  from: ["dal", "since", "after", "offset", "next"],
  to: ["al", "until", "before"],
  words: ["q", "query", "text", "testo"],
  text: ["testo", "draft", "content"],
  ruling: ["number", "numero", "ecli", "sentenza", "pronuncia", "judgment", "decision", "citation"],
  year: ["anno", "date"],
  union: ["ue", "eu", "celex", "direttiva", "directive", "regolamento", "regulation"],
  effect: ["effetto", "kind", "type", "outcome"],
  citation: ["act", "norma", "q"],
  type: ["tipo"],
  status: ["stato", "state"],
  direction: ["dir", "direzione"],
  kind: ["tipo", "type", "relation"],
  bill: ["number", "numero", "ddl"],
  member: ["politico", "deputy", "senator", "person", "id"],
  of: ["kind", "what", "ranking", "type"],
  place: ["luogo", "comune", "where", "city", "municipality", "region"],
  cup: ["code", "codice", "project"],
  limit: ["max", "count", "size", "page_size", "top"],
  offset: ["skip", "start", "page", "next_offset"],
  detail: ["verbosity", "level"],
};

/** The input that a name comes nearest to: one that is called so elsewhere, else the one that the fewest letters tell from it. */
function nearestInput(name: string, inputs: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  const said = inputs.find((input) => input === written || SAID_AS[input]?.includes(written));
  const apart = inputs.map((input) => ({ input, far: lettersApart(written.slice(0, LONGEST_NAME), input) }));
  const [nearest] = apart.sort((a, b) => a.far - b.far);
  return said ?? (nearest && nearest.far <= nearest.input.length / 2 ? nearest.input : undefined);
}

/** No input has a longer name, and comparing takes time in proportion to the length. */
const LONGEST_NAME = 20;
/** Unknown names of one call that its refusal says. */
const MOST_UNKNOWN = 5;

/**
 * The schema of a tool's input, which refuses names that the tool does not know and says the nearest ones.
 *
 * @example inputSchemaOf({ day: INPUTS.day }).safeParse({ date: "2021-01-01" }).error?.issues[0]?.message
 *   // "unknown: date (did you mean day?); this tool takes day"
 */
export const inputSchemaOf = <Shape extends z.ZodRawShape>(input: Shape): z.ZodObject<Shape, z.core.$strict> =>
  z.strictObject(input, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return undefined;
      const inputs = Object.keys(input);
      const unknown = issue.keys.slice(0, MOST_UNKNOWN).map((name) => {
        const nearest = nearestInput(name, inputs);
        return `${name.slice(0, LONGEST_NAME)}${nearest ? ` (did you mean ${nearest}?)` : ""}`;
      });
      return `unknown: ${unknown.join(", ")}; this tool takes ${inputs.length > 0 ? inputs.join(", ") : "no input"}`;
    },
  });

/**
 * An article as the API understands it, in the version that is served, else in the newest that has it: the body of its answer.
 *
 * @throws ToolRefusal where no version has it, with the nearest
 */
export async function articleMeant(ask: AskTree, act: string, article: string, comma?: string): Promise<Json> {
  const below = comma === undefined ? "" : `/comma/${inPathPart(comma)}`;
  const path = (day: string) => `/norme/${inPathPart(act + day)}/art/${inPathPart(article)}${below}`;
  const { status, body: without } = await askedAnswer(ask, path(""));
  const newest = status === 404 && without.dal && Array.isArray(without.versioni) ? `@${without.versioni[0]}` : "";
  const body = await bodyAt(ask, path(newest));
  // A text that names an act itself makes the whole path the name of an act.
  if (body.articolo === undefined) throw new ToolRefusal(`${article}: no number of an article`);
  return body;
}

/** Characters of text in one result: what an assistant reads at once. */
export const TEXT_LIMIT = 12_000;
