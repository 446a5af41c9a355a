import type { Grammar } from "./citations/grammar.ts";
import { readLaw } from "./grammar/mentions.ts";
import { namesOf } from "./grammar/names.ts";
import { type AttoUe, identifiedUnionAct } from "./identity/union-act.ts";

/** No name of an act, and no address, is longer. */
const LONGEST = 2000;

/**
 * The acts of the European Union that a request may mean: by CELEX number, ELI, address of EUR-Lex, numbers or name. Several if it cites
 * several, or numbers that can be read in two ways; none if it cites none.
 *
 * @example understandUnion(ITALIAN_GRAMMAR, "dir. 98/84/CE").map(({ celex }) => celex) // ["31998L0084"]
 */
export function understandUnion({ tables, inItalian }: Grammar, text: string): AttoUe[] {
  if (text.length > LONGEST) return [];
  const known = identifiedUnionAct(text);
  if (known) return [known];
  const { mentions } = readLaw(namesOf(tables), inItalian(text), { latest: tables.fino, isRequest: true });
  const acts = mentions.flatMap(({ act }) => (act?.kind === "other" ? act.ue : []));
  return [...new Map(acts.map((act) => [act.celex, act])).values()];
}
