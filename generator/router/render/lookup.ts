/** How every lookup answers when it finds nothing or too much. */

import { AMBIGUO, type Cercato, NON_TROVATO } from "../../contract/errors.ts";
import type { Lingua } from "../../contract/prose.ts";
import { type Answer, answerOf } from "../answer.ts";
import type { ActLookup } from "./find-named.ts";

/**
 * Nothing found: 404.
 *
 * @param more further fields of the body, none by default
 * @example notFound("ddl", "en").headers["Content-Language"] // "en"
 */
export function notFound(what: Cercato, lingua: Lingua, more: object = {}): Answer {
  return answerOf(404, JSON.stringify({ detail: NON_TROVATO[what][lingua], ...more }), lingua);
}

/**
 * No act is found: 404 with what the text was read as, and where the official text of that is.
 *
 * @param day of the version that is asked for
 * @param articolo number of the article that is asked for
 */
export const actNotFound = (
  lingua: Lingua,
  { riconosciuta, ufficiale }: Pick<ActLookup<unknown>, "riconosciuta" | "ufficiale">,
  day: string | null = null,
  articolo?: string,
): Answer => notFound("norma", lingua, { riconosciuta, testo_ufficiale: ufficiale?.(day, articolo) });

/** Several found: 300 with the row of each. */
export function several(what: keyof typeof AMBIGUO, lingua: Lingua, candidati: readonly object[]): Answer {
  return answerOf(300, JSON.stringify({ detail: AMBIGUO[what][lingua], candidati }), lingua);
}
