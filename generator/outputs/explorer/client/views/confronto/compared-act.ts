/** What a comparison's address says, and what of it is asked for. */

import type { Address } from "../../address/address.ts";
import { actRequest, type NormaAddress, normaAddress } from "../norma/norma-address.ts";

/** What is compared. */
export interface ComparedAct {
  /** The act, of no day. */
  readonly act: NormaAddress;
  /** Days, `YYYY-MM-DD`; none where the oldest and the newest version are meant. */
  readonly da: string | undefined;
  readonly a: string | undefined;
  /** The article that the reader jumped to: what follows the act in its ELI, `art/` left out. */
  readonly articolo: string | undefined;
}

/**
 * What an address asks to be compared. The act may carry a day (it is the newer one) and an article.
 *
 * @example comparedAct(addressOf("#/confronto/it/legge/1999/03/15/9001@2024-12-14/art/3?da=1999-03-20"))
 *   // { act: { act: "it/legge/1999/03/15/9001", ... }, da: "1999-03-20", a: "2024-12-14", articolo: "3" }
 */
export function comparedAct({ path, query }: Address): ComparedAct {
  const { act, day, below } = normaAddress(path);
  return {
    act: { act, day: null, below: null, comma: null },
    da: query.da,
    a: query.a ?? day ?? undefined,
    articolo: query.articolo ?? below?.replace(/^art\//, ""),
  };
}

/** Whether a text can be a day: of others the API has nothing to say but that they are none. */
export const isDay = (text: string | undefined): boolean => text === undefined || /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * The request for a comparison.
 *
 * @example comparisonRequest(comparedAct(addressOf("#/confronto/it/legge/1999/03/15/9001?da=1999-03-20")))
 *   // "norme/eli:/it/legge/1999/03/15/9001/confronto?da=1999-03-20"
 */
export function comparisonRequest({ act, da, a }: ComparedAct): string {
  const days = Object.entries({ da, a }).flatMap(([name, day]) => (day === undefined ? [] : [`${name}=${day}`]));
  return `${actRequest(act)}/confronto${days.length === 0 ? "" : `?${days.join("&")}`}`;
}

/**
 * Where an article stands in its act: what the address of a comparison calls it by.
 *
 * @example comparedKey("eli:/it/legge/1999/03/15/9001/art/3-bis") // "3-bis"
 * @example comparedKey("eli:/it/regio-decreto/1930/10/19/1398/annesso/0/art/1") // "annesso/0/art/1"
 */
export function comparedKey(eli: string): string {
  const [, part = eli] = /\/((?:art|annesso)\/.*)$/.exec(eli) ?? [];
  return part.replace(/^art\//, "");
}

/**
 * An article as it is called in a list.
 *
 * @example articleTitle("3-bis") // "Art. 3-bis"
 * @example articleTitle("annesso/2/art/1") // "Annesso 2, art. 1"
 */
export function articleTitle(key: string): string {
  const [, container, article = key] = /^annesso\/(\d+)\/art\/(.+)$/.exec(key) ?? [];
  return container === undefined ? `Art. ${article}` : `Annesso ${container}, art. ${article}`;
}
