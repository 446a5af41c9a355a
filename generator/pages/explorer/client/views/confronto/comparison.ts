/** What a comparison's address asks for, and what its page reads of the answers. */

import type { ValueOf } from "../../../../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../../../../contract/resources/norme.ts";
import { isRealDate } from "../../../../../law/calendar.ts";
import type { Address } from "../../address.ts";
import type { SheetTable } from "../../data/csv.ts";
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

/** Whether a text is a day of the calendar: others the API refuses. */
export const isDay = (text: string | undefined): boolean => text === undefined || isRealDate(text);

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
  const [, part = eli] = /\/((?:art|annesso)\/.*)/.exec(eli) ?? [];
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

/** `/norme/{eli}/versioni`, the newest first. */
export type VersionsBody = ValueOf<typeof ACT_BODIES.versioni>;
/** A version; counts are against the one before. */
export type VersionEntry = VersionsBody["versioni"][number];
/** `/norme/{eli}/confronto`. */
export type Comparison = ValueOf<typeof ACT_BODIES.confronto>;
/** An article that differs. */
export type ComparedArticle = Comparison["articoli"][number];
export type ArticleSide = NonNullable<ComparedArticle["prima"]>;

const KINDS = [
  ["aggiunto", "aggiunti"],
  ["tolto", "tolti"],
  ["modificato", "modificati"],
] as const;

/**
 * How many articles changed, and how: kinds that there are.
 *
 * @example countsOfChanges([{ cambiamento: "tolto", ... }]) // [{ kind: "tolto", plural: "tolti", count: 1 }]
 */
export const countsOfChanges = (articles: readonly Pick<ComparedArticle, "cambiamento">[]) =>
  KINDS.map(([kind, plural]) => ({
    kind,
    plural,
    count: articles.filter(({ cambiamento }) => cambiamento === kind).length,
  })).filter(({ count }) => count > 0);

/** The comparison as a table of the drawer "these data". */
export const comparisonTable = ({ articoli }: Comparison): SheetTable => ({
  columns: ["numero", "eli", "cambiamento", "prima_rubrica", "prima_testo", "dopo_rubrica", "dopo_testo"],
  rows: articoli.map(({ numero, eli, cambiamento, prima, dopo }) => [
    numero,
    eli,
    cambiamento,
    prima?.rubrica ?? null,
    prima?.testo ?? null,
    dopo?.rubrica ?? null,
    dopo?.testo ?? null,
  ]),
});
