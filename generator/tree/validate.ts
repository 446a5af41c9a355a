/** Answers held against `schemas/`: what is written validates, or the run fails. */

import type { SchemaName } from "../contract/schemas.ts";
import { validatorOf } from "./validators.ts";

const PROBLEMS_SHOWN = 5;

/**
 * What is wrong with a value, held against a schema: the first few problems, none where it is right.
 *
 * @example problemsOf("fonti", {}) // ["il documento deve essere un elenco ..."]
 */
export function problemsOf(name: SchemaName, value: unknown): string[] {
  const validate = validatorOf(name);
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, PROBLEMS_SHOWN)
    .map((e) => `${e.instancePath || "/"} ${e.message ?? e.keyword}`);
}

/**
 * Holds an answer against its operation's schema.
 *
 * @throws Error naming the file and the first problems
 */
export function validateAnswer(name: SchemaName, file: string, answer: unknown): void {
  const problems = problemsOf(name, answer);
  if (problems.length > 0) throw new Error(`${file} non rispetta schemas/${name}.json: ${problems.join("; ")}`);
}
