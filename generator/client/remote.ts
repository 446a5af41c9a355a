/** A tree at an address, on any host: one that gives files only, or one that runs the router and gives its files too. */

import { fetchedFile } from "../router/entries/fetched-file.ts";
import { TreeError } from "./tree-error.ts";
import { isPage, type TreePlace } from "./tree-place.ts";

/** How files are fetched: the engine's own `fetch`, or one that adds a header, counts, goes through a proxy. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a cache between here and the host has kept counts only if it is still that. */
const REVALIDATED = { method: "GET", cache: "no-cache" } as const;

/** Answers of hosts that pass by themselves. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const ATTEMPTS = 3;
/** Milliseconds before the second attempt; before each further one twice as many. */
const PAUSE = 300;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Fetches, a few times where the host says that it will pass.
 *
 * @param more headers of the request
 * @throws TreeError where the host cannot be reached
 */
export async function patiently(fetch: Fetch, url: string, more: Record<string, string> = {}): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    let response: Response;
    try {
      response = await fetch(url, { ...REVALIDATED, headers: more });
    } catch (error) {
      const { cause, message } = error instanceof Error ? error : new Error(String(error));
      const reason = cause instanceof Error && cause.message ? cause.message : message;
      throw new TreeError(
        `${url}: the host cannot be reached (${reason}), expected a tree there: look at the address and at the network`,
      );
    }
    if (!PASSING.has(response.status) || attempt === ATTEMPTS) return response;
    await response.body?.cancel();
    await pause(PAUSE * 2 ** (attempt - 1));
  }
}

/** A `TreeError` about an answer that is no file of a tree. */
export const refusedBy = (url: string, status: number): TreeError =>
  new TreeError(
    `${url}: the host answered ${status}, expected 200 with the file or 404: look at the address and the rights`,
  );

/**
 * The tree at an address.
 *
 * @param root address of the root of the tree, where `index.html` and `manifest.json` are
 * @example await remoteTree("https://example.org/", fetch).read("indici/albero.json")
 */
export function remoteTree(root: string, fetch: Fetch): TreePlace {
  return {
    name: root,
    async read(name) {
      const url = root + name;
      const response = await patiently(fetch, url);
      if (!response.ok && response.status !== 404) {
        await response.body?.cancel();
        throw refusedBy(url, response.status);
      }
      const bytes = await fetchedFile(name, response);
      if (bytes && isPage(bytes) && !name.endsWith(".html"))
        throw new TreeError(
          `${url}: the host answered a page (HTML), expected a file of data: give the address of the root of a tree, where its manifest.json is`,
        );
      return bytes;
    },
  };
}
