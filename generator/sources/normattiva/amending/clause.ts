import type { Quotation } from "./quotations.ts";

const AUXILIARY = "(?:e['’]|è|sono|viene|vengono|siano|sia)";
const VERB = new RegExp(
  `(?<![\\p{L}])${AUXILIARY}\\s+(?:(?:altresi['’]?|altresì|conseguentemente|cosi['’]?|così|pertanto|infine|inoltre|poi|contestualmente)\\s+){0,2}(?:(sostituit[oaie])|(inserit[oaie]|aggiunt[oaie]|introdott[oaie]|premess[oaie]|antepost[oaie])|(abrogat[oaie]|soppress[oaie]))(?!\\p{L})`,
  "giu",
);
/** What every amending text has; without it there is nothing to read. */
export const AMENDING = /sostituit|inserit|aggiunt|introdott|premess|antepost|abrogat|soppress/i;
/** One verb of a sentence with the words that belong to it. */
export interface Clause {
  readonly verb: "sostituisce" | "inserisce" | "abroga";
  /** Words before the verb and after it. */
  readonly before: string;
  readonly after: string;
  /** Where `before` begins in the sentence. */
  readonly start: number;
  /** What follows the verb between quotation marks. */
  readonly novella: Quotation | null;
}

/**
 * Cuts a sentence at its verbs: what stands before each, after it, and the quotation that follows.
 *
 * @param words quotations out of sight
 * @example clausesOf("il comma 2 e' abrogato", []).map(({ verb, before }) => [verb, before]) // [["abroga", "il comma 2 "]]
 */
export function clausesOf(words: string, quotations: readonly Quotation[]): Clause[] {
  const verbs = [...words.matchAll(VERB)];
  const clauses: Clause[] = [];
  let start = 0;
  for (const [i, match] of verbs.entries()) {
    const end = match.index + match[0].length;
    const next = verbs[i + 1]?.index ?? words.length;
    const verb = match[1] ? "sostituisce" : match[2] ? "inserisce" : "abroga";
    const novella = verb === "abroga" ? undefined : quotations.find((one) => one.start >= end && one.start < next);
    const stop = novella?.end ?? (i + 1 < verbs.length ? end : words.length);
    clauses.push({
      verb,
      before: words.slice(start, match.index),
      after: words.slice(end, novella?.start ?? stop),
      start,
      novella: novella ?? null,
    });
    start = stop;
  }
  return clauses;
}
