/** What a tool is. */

import * as z from "zod";
import type { Provenance } from "./provenance.ts";
import type { AskTree } from "./tree-api.ts";

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
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .describe(
      "The newest version here up to this day, YYYY-MM-DD; by default the newest of all. What changed the text between that version and the day is in the result: it may be another text on the day",
    ),
} as const;

/** Characters of text in one result: what an assistant reads at once. */
export const TEXT_LIMIT = 12_000;
