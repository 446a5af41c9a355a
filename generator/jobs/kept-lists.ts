/** The lists of acts of an earlier run, where nothing that they say has changed. */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Staging } from "../tree/staging.ts";

const CARD = "indici/norme.json";
/** Everything that follows from the rows of the acts, their URNs and the Gazzette that published them. */
const LISTS = /^indici\/norme\/(?:pagine|copie|parole|numeri|gazzetta|urn)\//;

/**
 * Takes the lists over from the published tree, which this very program must have made from the same rows.
 *
 * @param out folder of the published tree
 * @returns what the card of `/norme` must say; `null`, and nothing is done, where a file is not as it was
 */
export function keepLists(staging: Staging, out: string): object | null {
  const lists = staging.earlier?.entries.filter((entry) => LISTS.test(entry.path));
  if (!lists || !staging.keep(lists)) return null;
  const { meta: _, ...card } = JSON.parse(readFileSync(path.join(out, CARD), "utf8")) as Record<string, unknown>;
  return card;
}
