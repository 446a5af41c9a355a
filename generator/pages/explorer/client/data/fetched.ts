/** What comes back for an address, and what was asked for before the scripts of the page had come. */

import { isJson } from "../../../../contract/router-answers.ts";

/** An answer of the API; a page of a host of files is none, and has no `body`. */
async function fetchedNow(url: string) {
  const response = await fetch(url);
  const { status, headers } = response;
  const body = isJson(response) ? await response.json() : undefined;
  return { status, location: headers.get("content-location"), body };
}

type Fetched = ReturnType<typeof fetchedNow>;

declare global {
  interface Window {
    /** What the page asked for before its scripts had come. */
    early?: { readonly url: string; readonly asked: Fetched } | undefined;
  }
}

/**
 * Asks for an answer that a script will want which has not come yet.
 *
 * @param url of the answer, as `fetched` will be given it
 */
export function fetchEarly(url: string): void {
  const asked = fetchedNow(url);
  window.early = { url, asked };
  // Who takes it over handles its failure.
  asked.catch(() => undefined);
}

/**
 * What an address gives: taken over once where it was asked for early.
 *
 * @throws TypeError where there is no network, SyntaxError where the body was cut
 */
export function fetched(url: string): Fetched {
  const { early } = window;
  if (early?.url !== url) return fetchedNow(url);
  window.early = undefined;
  return early.asked;
}
