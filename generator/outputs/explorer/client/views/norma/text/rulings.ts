/** The rulings of the Constitutional Court on the articles that are shown. */

import { createContext } from "preact";
import type { RulingOnArticle, RulingRow } from "../../../../../../api/ruling-row.ts";
import type { ActBody } from "../act-body.ts";

/** By the ELI of the article, the newest first. */
export type RulingsByArticle = ReadonlyMap<string, readonly RulingRow[]>;

/** `null` until they have come. */
export const Rulings = createContext<RulingsByArticle | null>(null);

/** Whether there is a ruling on any article of an act. */
export const isRuled = ({ articoli }: Pick<ActBody, "articoli">): boolean =>
  articoli.some(({ n_pronunce }) => n_pronunce > 0);

/** @example rulingsByArticle(pronunce).get("eli:/it/legge/1990/08/07/241/art/2")?.length // 1 */
export function rulingsByArticle(rulings: readonly RulingRow[]): RulingsByArticle {
  const byArticle = new Map<string, RulingRow[]>();
  for (const ruling of rulings) {
    const { eli } = ruling.articolo;
    byArticle.set(eli, [...(byArticle.get(eli) ?? []), ruling]);
  }
  return byArticle;
}

/** Whether a ruling strikes the whole article as it reads here: a text that was rewritten since is another one. */
export const strikesWhole = ({ parti, nel_testo, ritirata_da }: RulingOnArticle): boolean =>
  nel_testo && ritirata_da === null && parti.some((part) => part.partizione === null && part.portata === "intero");
