import { slugOfDenomination } from "../../law/names/denominations.ts";
import { Ledger } from "../../sources/download/ledger.ts";
import { FetchRefused } from "../../sources/download/outcome.ts";
import { Failure } from "../../terminal/failure.ts";

/**
 * How many acts of each type the source holds, as the download counted them; empty where the files were not downloaded so.
 *
 * @throws Failure where `scaricati.json` cannot be read
 * @example sourceCounts("data") // { legge: 13730, ... }
 */
export function sourceCounts(data: string): Readonly<Record<string, number>> {
  try {
    const counts = Ledger.read(data).counts?.atti ?? {};
    return Object.fromEntries(Object.entries(counts).map(([name, acts]) => [slugOfDenomination(name), acts]));
  } catch (error) {
    if (error instanceof FetchRefused) throw new Failure(error.message);
    throw error;
  }
}
