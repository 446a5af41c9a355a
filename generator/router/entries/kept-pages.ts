import { worker } from "./worker-scope.ts";

/**
 * Pages that people read: as the host has them, or as they were last seen where there is no network.
 *
 * @param root address of the root of the tree, the slash included
 */
export function keptPages(root: string) {
  const name = `pagine ${root}`;
  const open = () => worker.caches.open(name);

  async function fetchPage(url: string): Promise<Response> {
    const response = await fetch(url);
    if (response.ok) await (await open()).put(url, response.clone());
    return response;
  }
  return {
    /** Keeps pages before anybody asks for them; a host that lacks one is no obstacle. */
    keep: (urls: readonly string[]): Promise<unknown> => Promise.allSettled(urls.map(fetchPage)),
    /** The page at an address; rejects where it was never seen and there is no network. */
    async page(url: string): Promise<Response> {
      try {
        return await fetchPage(url);
      } catch (error) {
        const kept = await (await open()).match(url);
        if (kept) return kept;
        throw error;
      }
    },
  };
}
