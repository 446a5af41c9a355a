/** Which act, article and comma an address shows. */

import type { Address } from "../../address.ts";

/** An address below `#/norma/`. */
export interface NormaAddress {
  /** `it/legge/1990/08/07/241`, without its day; or any text that names an act. */
  readonly act: string;
  /** The day whose version is wanted, or `AS_PUBLISHED`; `null` for the newest. */
  readonly day: string | null;
  /** `art/3`, `annesso/1/art/3`; `null` for the whole act. */
  readonly below: string | null;
  readonly comma: string | null;
}

/** What stands for a day where the text as it was published is wanted. */
export const AS_PUBLISHED = "originale";

const PLACE =
  /^(?<act>.*?)(?:@(?<day>\d{4}-\d{2}-\d{2}|originale))?(?:\/(?<below>(?:annesso\/[^/]+\/)?art\/[^/]+)(?:\/comma\/(?<comma>[^/]+))?)?\/*$/su;

/**
 * Act, day, article and comma of an address.
 *
 * @param path segments of the address, the first one `norma`
 * @example normaAddress(["norma", "it", "legge", "1990", "08", "07", "241@2020-01-01", "art", "3"])
 *   // { act: "it/legge/1990/08/07/241", day: "2020-01-01", below: "art/3", comma: null }
 * @example normaAddress(["norma", "L. 241", "1990"]).act // "L. 241/1990"
 */
export function normaAddress(path: readonly string[]): NormaAddress {
  const groups = PLACE.exec(path.slice(1).join("/"))?.groups ?? {};
  const { act = "", day = null, below = null, comma = null } = groups;
  return { act: act.replace(/^eli:\/*/i, ""), day, below, comma };
}

/** An act as the API is asked for it: an ELI as it is, any other text as one segment. */
const named = (act: string) =>
  /^it\/[\p{L}\p{N}.~_/-]+$/iu.test(act) ? `eli:/${encodeURI(act)}` : encodeURIComponent(act);

/**
 * The request for an act in the version of its address.
 *
 * @example actRequest({ act: "it/legge/1990/08/07/241", day: null, below: null, comma: null }) // "norme/eli:/it/legge/1990/08/07/241"
 */
export const actRequest = ({ act, day }: NormaAddress): string => `norme/${named(act)}${day === null ? "" : `@${day}`}`;

/**
 * The request for an article.
 *
 * @param below `art/3`
 * @example articleRequest(normaAddress(["norma", "codice penale"]), "art/640") // "norme/codice%20penale/art/640"
 */
export const articleRequest = (asked: NormaAddress, below: string): string =>
  `${actRequest(asked)}/${below.split("/").map(encodeURIComponent).join("/")}`;

/** The request for the rulings of the Constitutional Court on an act. */
export const rulingsRequest = (eli: string, day: string | null): string =>
  `norme/${encodeURI(onDay(eli, day))}/pronunce`;

/**
 * The ELI of an act, or of a part of it, in the version of an address: links keep the day that was chosen.
 *
 * @param eli without a day
 * @example onDay("eli:/it/legge/1990/08/07/241/art/3", "2020-01-01") // "eli:/it/legge/1990/08/07/241@2020-01-01/art/3"
 */
export const onDay = (eli: string, day: string | null): string =>
  day === null ? eli : eli.replace(/(?=\/(?:annesso\/[^/]+\/)?art\/)|$/, `@${day}`);

/** Whether an address shows an article alone: its place in the whole text, and other pages of the act, need all of it. */
export const isAlone = ({ path, query: { vista = "testo", testo } }: Address): boolean =>
  normaAddress(path).below !== null && vista === "testo" && testo !== "intero";

/**
 * The request for what an address shows.
 *
 * @example requestOf(addressOf("#/norma/it/legge/1990/08/07/241/art/2")) // "norme/eli:/it/legge/1990/08/07/241/art/2"
 */
export function requestOf(address: Address): string {
  const asked = normaAddress(address.path);
  return isAlone(address) && asked.below !== null ? articleRequest(asked, asked.below) : actRequest(asked);
}
