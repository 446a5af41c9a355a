/** Keys that join the tables. */

import { allEqual } from "./all-equal.ts";

/**
 * A CIG of the official form (10 letters or digits, not all equal), else `null`.
 *
 * @example validCig("0000000000") // null
 */
export function validCig(cig: string): string | null {
  return /^[A-Z0-9]{10}$/.test(cig) && !allEqual(cig) ? cig : null;
}

/** A CUP of the official form, else `null` (`N/A` stands for a whole measure). */
export function validCup(cup: string): string | null {
  return /^[A-Z]\d{2}[A-Z]\d{11}$/.test(cup) ? cup : null;
}

/** A Codice Interno PDA (10 digits, not all equal), else `null`. It names one row of the tenders, in every release. */
export function validPda(pda: string): string | null {
  return /^\d{10}$/.test(pda) && !allEqual(pda) ? pda : null;
}

/**
 * The id of a tender: its CIG, else its PDA, else the user's procedure code; `null` where a row has none of them.
 *
 * @example appaltoId("", "5000084832", "") // "appalto:pda-5000084832"
 */
export function appaltoId(cig: string, pda: string, procedura: string): string | null {
  const byCig = validCig(cig);
  if (byCig) return `appalto:${byCig}`;
  const byPda = validPda(pda);
  if (byPda) return `appalto:pda-${byPda}`;
  return procedura === "" ? null : `appalto:proc-${procedura}`;
}
