/**
 * The card of an operation, `indici/<operation>.json`: `{"meta":{"it":{...},"en":{...}}, ...}`, the meta of its answers in both languages,
 * then what the router must know to compute one.
 */

import type { Lingua } from "../contract/prose.ts";
import { decode } from "./bytes.ts";

/** Name of the card of an operation: `norma` → `indici/norma.json`. */
export const cardFile = (operation: string): string => `indici/${operation}.json`;

/**
 * The text of a card.
 *
 * @param more what else the router must know
 * @example encodeCard({ it: {}, en: {} }, { pacchi: 64 }) // '{"meta":{"it":{},"en":{}},"pacchi":64}\n'
 */
export const encodeCard = (meta: Readonly<Record<Lingua, object>>, more: object): string =>
  `${JSON.stringify({ meta, ...more })}\n`;

/** Offset of the end of the JSON object that begins at `start`: where the braces outside its texts are closed. */
function endOfObject(json: Uint8Array, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < json.length; at++) {
    const c = json[at];
    if (quoted && c === BACKSLASH) at++;
    else if (c === QUOTE) quoted = !quoted;
    else if (!quoted && c === OPEN) depth++;
    else if (!quoted && c === CLOSE && --depth === 0) return at + 1;
  }
  throw new Error("scheda rotta: rigenerare l'albero con `npm run generate`");
}
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/**
 * Line 1 of an answer, newline included, from the bytes of a card, or of any file that begins as one. Taken as it is written: an engine
 * may order the keys of what it has parsed anew.
 */
export function metaLine(card: Uint8Array, lingua: Lingua): string {
  const it = '{"meta":{"it":'.length;
  const end = endOfObject(card, it);
  const en = end + ',"en":'.length;
  const meta = lingua === "it" ? card.subarray(it, end) : card.subarray(en, endOfObject(card, en));
  return `{"meta":${decode(meta)},\n`;
}
