/** What `meta.nota` of an act's answer says besides. Loaded by itself: most texts have no later changes. */

import { notaSuccessive } from "../contract/modifiche-successive.ts";
import type { Lingua } from "../contract/prose.ts";
import { successiveOf } from "./act-lines.ts";
import { metaWith } from "./line-json.ts";

/**
 * Line 1 of an answer, whose note says what changed the text after its day: first, but behind what is said of a day that was asked for.
 *
 * @param said nothing where it is empty
 */
export function metaSaying(line: string, said: string, isOnDay: boolean): string {
  return said === "" ? line : metaWith(line, (nota) => (isOnDay ? [nota, said] : [said, nota]).join(" ").trim());
}

/**
 * Line 1 of an act's answer: its note says what changed the text after its day.
 *
 * @param line of every act
 * @param text of the answer from line 2 on, or line 2 alone
 */
export function actMeta(line: string, text: string | Uint8Array, lingua: Lingua, isOnDay = false): string {
  const later = successiveOf(text);
  return later ? metaSaying(line, notaSuccessive("atto", later.al, later.changes, lingua), isOnDay) : line;
}
