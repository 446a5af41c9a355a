import { useEffect } from "preact/hooks";
import { type Address, actHash } from "../../address/address.ts";
import { correct, isStillAt } from "../../address/navigate.ts";
import { normaAddress, onDay } from "./norma-address.ts";

/**
 * The day that an answer says was asked for, in whatever spelling the address has it; `null` where none was.
 *
 * @param location where the answer lives
 */
export const dayAnswered = (body: { readonly giorno?: string } | undefined, location: string | null): string | null =>
  body?.giorno ?? /@(\d{4}-\d{2}-\d{2}|originale)(?=\/|$)/.exec(location ?? "")?.[1] ?? null;

/**
 * Puts the ELI into the address of what was asked for by another name; the day that was asked for stays.
 *
 * @param eli of the act, or of the article where the address names one
 * @param answered the day that the answer says was asked for
 */
export function useCanonical(eli: string | undefined, address: Address, answered: string | null): void {
  const { path, query } = address;
  const { act, day, below, comma } = normaAddress(path);
  const there = `eli:/${act}${below === null ? "" : `/${below}`}`;
  useEffect(() => {
    if (eli === undefined || eli === there || !isStillAt(path)) return;
    correct(actHash(onDay(comma === null ? eli : `${eli}/comma/${comma}`, day ?? answered), query));
  }, [eli, there]);
}
