/** The addresses that a browser shows on Normattiva and on the site of the Gazzetta Ufficiale. */

import { articleNumber, suffixOfRank } from "../articles/article-number.ts";
import { isRealDate } from "../calendar.ts";
import type { RequestedPlace } from "../citations/place.ts";
import type { NormattivaEli } from "./eli.ts";

const ADDRESS = /^(?:https?:\/\/|www\.|(?:[a-z0-9-]+\.)+(?:it|eu|com|org|net)\/)/i;
const OF_THE_STATE = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)?(?:normattiva|gazzettaufficiale)\.it\/[^?]*\?/i;
const DATE = /[?&](?:(?:atto|art)\.)?(?:dataPubblicazioneGazzetta|dataGU)=(\d{4})-?(\d\d)-?(\d\d)(?=[&#]|$)/i;
const CODE = /[?&](?:(?:atto|art)\.)?(?:codiceRedaz(?:ionale)?|redaz)=([0-9a-z]+)(?=[&#]|$)/i;

/** The parameters by which both sites name an article. */
const ARTICLE = /[?&](?:atto\.articolo\.numero|art\.idArticolo)=(\d{1,5})(?=[&#]|$)/i;
/** 1, or 0, is the article itself, 2 its `bis`; the second one is 0 or 10 where there is no decimal. */
const SUFFIX = /[?&](?:atto\.articolo\.sottoArticolo|art\.idSottoArticolo)=(\d{1,2})(?=[&#]|$)/i;
const DECIMAL = /[?&](?:atto\.articolo\.sottoArticolo1|art\.idSottoArticolo1)=(\d{1,3})(?=[&#]|$)/i;
/** 0 is the body, the others attachments. */
const NUMBERING = /[?&](?:atto\.articolo\.tipoArticolo|art\.flagTipoArticolo)=(\d{1,2})(?=[&#]|$)/i;

/** The article of a page. */
function placeOf(text: string): RequestedPlace | undefined {
  const numero = ARTICLE.exec(text)?.[1];
  if (numero === undefined || numero === "0" || !/^(?:0|10)$/.test(DECIMAL.exec(text)?.[1] ?? "0")) return undefined;
  const rank = Number(SUFFIX.exec(text)?.[1] ?? 0);
  const suffix = rank > 1 ? suffixOfRank(rank) : "";
  const articolo = suffix === null ? null : articleNumber(numero + suffix);
  const inAttachment = Number(NUMBERING.exec(text)?.[1] ?? 0) > 0;
  return articolo === null ? undefined : { articolo, allegato: inAttachment ? "" : null };
}

/**
 * Whether a text is the address of a page.
 *
 * @example isAddress("https://www.example.org/legge-241-1990") // true
 */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/**
 * The act of a page of Normattiva or of the Gazzetta that names it by date of the Gazzetta and code, and its article; `null` for any other text.
 *
 * @example parseAddress("https://www.normattiva.it/atto/caricaDettaglioAtto?atto.dataPubblicazioneGazzetta=2005-05-16&atto.codiceRedazionale=005G0104")
 *   // { by: "gazzetta", data: "2005-05-16", codice: "005g0104" }
 */
export function parseAddress(text: string): NormattivaEli | null {
  if (!OF_THE_STATE.test(text.trim())) return null;
  const [, year, month, day] = DATE.exec(text) ?? [];
  const codice = CODE.exec(text.trim())?.[1]?.toLowerCase();
  const data = `${year}-${month}-${day}`;
  if (codice === undefined || !isRealDate(data)) return null;
  const luogo = placeOf(text.trim());
  return { by: "gazzetta", data, codice, ...(luogo && { luogo }) };
}
