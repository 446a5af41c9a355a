/** The addresses that a browser shows on Normattiva and on the site of the Gazzetta Ufficiale. */

import { isRealDate } from "../calendar.ts";
import type { NormattivaEli } from "./eli.ts";

const ADDRESS = /^(?:https?:\/\/|www\.|(?:[a-z0-9-]+\.)+(?:it|eu|com|org|net)\/)/i;
const OF_THE_STATE = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)?(?:normattiva|gazzettaufficiale)\.it\/[^?]*\?/i;
const DATE = /[?&](?:atto\.)?(?:dataPubblicazioneGazzetta|dataGU)=(\d{4})-?(\d\d)-?(\d\d)(?=[&#]|$)/i;
const CODE = /[?&](?:atto\.)?(?:codiceRedaz(?:ionale)?|redaz)=([0-9a-z]+)(?=[&#]|$)/i;

/**
 * Whether a text is the address of a page.
 *
 * @example isAddress("https://www.example.org/legge-241-1990") // true
 */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/**
 * A text without percent escapes (`urn%3Anir%3A`) and `&amp;`, also where they were escaped twice; as it is where they are malformed.
 * A URN of the newer kind (`urn:lex:it:`) becomes one of the kind that Normattiva uses.
 *
 * @example unescaped("urn%253Anir%253Astato") // "urn:nir:stato"
 */
export function unescaped(text: string): string {
  let plain = text.replaceAll("&amp;", "&");
  for (let times = 0; times < 2 && /%[0-9a-f]{2}/i.test(plain); times++) {
    try {
      plain = decodeURIComponent(plain);
    } catch (error) {
      if (error instanceof URIError) return plain;
      throw error;
    }
  }
  return plain.replace(/^\s*urn:lex:it:/i, "urn:nir:");
}

/**
 * The act of a page of Normattiva or of the Gazzetta that names it by date of the Gazzetta and code; `null` for any other text.
 *
 * @example parseAddress("https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2005-05-16&atto.codiceRedazionale=005G0104")
 *   // { by: "gazzetta", data: "2005-05-16", codice: "005g0104" }
 */
export function parseAddress(text: string): NormattivaEli | null {
  if (!OF_THE_STATE.test(text.trim())) return null;
  const [, year, month, day] = DATE.exec(text) ?? [];
  const codice = CODE.exec(text.trim())?.[1]?.toLowerCase();
  const data = `${year}-${month}-${day}`;
  return codice !== undefined && isRealDate(data) ? { by: "gazzetta", data, codice } : null;
}
