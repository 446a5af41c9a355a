/** Moving between addresses: by links, which need nothing of this, and by what a view does itself. */

import { type Address, addressOf, hashOf } from "./address.ts";

/** Goes to an address; the way back leads here. */
export function go(path: readonly string[], query: Readonly<Record<string, string | undefined>> = {}): void {
  location.hash = hashOf(path, query);
}

/** Writes what is chosen into the address in place of what it said: no step back is made of a letter typed into a field. */
export function amend(changes: Readonly<Record<string, string | undefined>>): void {
  const { path, query } = addressOf(location.hash);
  correct(hashOf(path, { ...query, ...changes }));
}

/**
 * Whether the reader is still at the address that a view was drawn for: an answer that comes late says nothing of the next one.
 *
 * @param path of that address
 */
export const isStillAt = (path: Address["path"]): boolean => hashOf(addressOf(location.hash).path) === hashOf(path);

/** Puts another hash in place of the address: what it names has a better name. */
export function correct(hash: string): void {
  history.replaceState(history.state, "", hash);
  dispatchEvent(new Event("indirizzo"));
}

/**
 * Calls back with each address that the reader comes to.
 *
 * @param arrived `again`: by the browser's back or forward, or within a page, where it keeps its place
 * @returns ends it
 */
export function onAddress(arrived: (address: Address, again: boolean) => void): () => void {
  const came = () => {
    const again = history.state?.seen === true;
    history.replaceState({ seen: true }, "");
    arrived(addressOf(location.hash), again);
  };
  const amended = () => arrived(addressOf(location.hash), true);
  addEventListener("hashchange", came);
  addEventListener("indirizzo", amended);
  history.replaceState({ seen: true }, "");
  return () => {
    removeEventListener("hashchange", came);
    removeEventListener("indirizzo", amended);
  };
}
