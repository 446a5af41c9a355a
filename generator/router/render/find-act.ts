/** Finding the act that a text names. */

import type { Read } from "../../format/read-tree.ts";
import { CANONICAL_ELI } from "../../law/identity/canonical-eli.ts";
import type { splitDay } from "../../law/identity/version-day.ts";
import type { ActLookup, RowsAmong } from "./find-named.ts";

/** Parts a text that names an act from the day that it asks for; how days are written is loaded for any text but an ELI alone. */
export const dayApart = async (text: string): Promise<ReturnType<typeof splitDay>> =>
  CANONICAL_ELI.test(text) ? { text, day: null } : (await import("../../law/identity/version-day.ts")).splitDay(text);

/**
 * The act that a text names, in any of the spellings of the contract: found at once where the text is a canonical ELI. For any other, what
 * reads citations is loaded, a third of the router.
 *
 * @param open what is wanted of the act, `null` where no act has this ELI
 * @param among where rows are looked for, by default by year and number
 * @example await findAct(read, "L. 241/1990", (eli) => actDocument(read, "norme", eli)) // { eli: "eli:/it/legge/1990/08/07/241", act: ... }
 */
export async function findAct<T>(
  read: Read,
  text: string,
  open: (eli: string) => Promise<T | null>,
  among?: RowsAmong,
): Promise<ActLookup<T>> {
  if (CANONICAL_ELI.test(text)) {
    const act = await open(text);
    if (act) return { eli: text, act };
  }
  return (await import("./find-named.ts")).findByText(read, text, open, among);
}
