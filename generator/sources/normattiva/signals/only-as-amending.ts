import type { Corpo } from "../records.ts";
import { datedNumbers, startOfAct } from "./named-acts.ts";

/** `come modificato dalla`, `come modificata, da ultimo, dall'articolo 3 del`: what stands before the act it names. */
const AMENDED_BY =
  /\bcome\s+(?:da\s+ultimo\s+)?modificat[oaie],?\s+(?:da\s+ultimo,?\s+)?da(?:l|lla|i|gli|lle|ll['’])\s*(?:art(?:icol[oi]|t?\.)[^;:()"«»]{0,60}?\s(?:della|del|dell['’])\s*)?$/i;
const LOOK_BACK = 140;
/** A quick test before `AMENDED_BY`, which is slow: every match contains this. */
const AMENDED = /modificat/i;
/** A quick test of a whole text: without this it names no act in that way. */
const AMENDED_ACT = /come\s+(?:da\s+ultimo\s+)?modificat/i;
/** Longest way from the date back to the words before the denomination. */
const DENOMINATION = 90;

function* textsOf({ articoli, allegati }: Corpo): Generator<string> {
  for (const { testo, note } of articoli) {
    yield testo;
    yield* note;
  }
  for (const { testo } of allegati) yield testo;
}

const amendsBefore = (text: string, start: number) =>
  AMENDED_BY.test(text.slice(Math.max(0, start - LOOK_BACK), start));

/**
 * The acts that a text names only as amending another one ("la L. 31 maggio 1965, n. 575, come modificata dalla L. ..."), as
 * `data;numero`: they changed the provision that changed this act.
 *
 * @example onlyAsAmending(corpo).has("1982-09-13;646") // true
 */
export function onlyAsAmending(corpo: Corpo): ReadonlySet<string> {
  const only = new Set<string>();
  const otherwise = new Set<string>();
  const texts = [...textsOf(corpo)];
  if (!texts.some((text) => AMENDED_ACT.test(text))) return only;
  for (const text of texts) {
    for (const { data, numero, at } of datedNumbers(text)) {
      const amending =
        AMENDED.test(text.slice(Math.max(0, at - DENOMINATION - LOOK_BACK), at)) &&
        amendsBefore(text, startOfAct(text, at));
      (amending ? only : otherwise).add(`${data};${numero}`);
    }
  }
  for (const key of otherwise) only.delete(key);
  return only;
}
