/** Which feeds there are, and in which trees. */

import type { Prosa } from "../../api/prose.ts";
import type { Fonte } from "../../tree/cards.ts";

/** A feed: its path in the tree and its name. */
export interface FeedFile {
  readonly path: string;
  readonly titolo: Prosa;
}

export const FEEDS = {
  norme: { path: "feed/norme.atom", titolo: { it: "Nuovi atti", en: "New acts" } },
  modifiche: { path: "feed/modifiche.atom", titolo: { it: "Nuove modifiche", en: "New amendments" } },
} as const satisfies Record<string, FeedFile>;

/**
 * Whether a tree has the feeds: where it has sources of acts.
 *
 * @example hasFeeds([{ area: "pnrr" }]) // false
 */
export function hasFeeds(fonti: readonly Pick<Fonte, "area">[]): boolean {
  return fonti.some(({ area }) => area === "norme");
}
