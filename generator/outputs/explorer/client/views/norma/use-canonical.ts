import { useEffect } from "preact/hooks";
import { type Address, actHash } from "../../address/address.ts";
import { correct } from "../../address/navigate.ts";
import { type NormaAddress, onDay } from "./norma-address.ts";

/**
 * Puts the ELI into the address of what was asked for by another name; the day that was asked for stays.
 *
 * @param eli of the act, or of the article where the address names one
 */
export function useCanonical(eli: string | undefined, asked: NormaAddress, query: Address["query"]): void {
  const { act, day, below, comma } = asked;
  const there = `eli:/${act}${below === null ? "" : `/${below}`}`;
  useEffect(() => {
    if (eli === undefined || eli === there) return;
    correct(actHash(onDay(comma === null ? eli : `${eli}/comma/${comma}`, day), query));
  }, [eli, there]);
}
