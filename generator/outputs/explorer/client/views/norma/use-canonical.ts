import { useEffect } from "preact/hooks";
import { type Address, actHash } from "../../address/address.ts";
import { correct, isStillAt } from "../../address/navigate.ts";
import { normaAddress, onDay } from "./norma-address.ts";

/**
 * Puts the ELI into the address of what was asked for by another name; the day that was asked for stays.
 *
 * @param eli of the act, or of the article where the address names one
 */
export function useCanonical(eli: string | undefined, address: Address): void {
  const { path, query } = address;
  const { act, day, below, comma } = normaAddress(path);
  const there = `eli:/${act}${below === null ? "" : `/${below}`}`;
  useEffect(() => {
    if (eli === undefined || eli === there || !isStillAt(path)) return;
    correct(actHash(onDay(comma === null ? eli : `${eli}/comma/${comma}`, day), query));
  }, [eli, there]);
}
