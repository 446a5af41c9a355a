import { worker } from "./worker-scope.ts";

/** Of all that people open, only pages and their scripts are kept: a file for keeping has no bound, and the reader puts it where he likes. */
const PAGE = /^(?:text\/html|(?:text|application)\/javascript)\b/;

/**
 * Pages that people read: as the host has them, or as they were last seen where there is no network. Each is kept once, whatever its
 * query. Scripts of an edition that is gone stay until the browser or `forget` removes them: their names say what they hold.
 *
 * @param root address of the root of the tree, the slash included
 * @example keptPages("https://example.org/").page(event.request, (done) => event.waitUntil(done))
 */
export function keptPages(root: string) {
  const name = `pagine ${root}`;
  const open = () => worker.caches.open(name);
  const keyOf = (url: string) => url.replace(/[?#].*/s, "");

  async function put(url: string, response: Response): Promise<void> {
    try {
      await (await open()).put(keyOf(url), response);
    } catch {
      // No room in the browser: the host has the page.
    }
  }

  /** The page as the host has it, and the end of keeping it. */
  async function fetchPage(asked: string | Request): Promise<{ response: Response; done: Promise<void> }> {
    const response = await fetch(asked);
    const isPage = response.ok && PAGE.test(response.headers.get("content-type") ?? "");
    const url = typeof asked === "string" ? asked : asked.url;
    return { response, done: isPage ? put(url, response.clone()) : Promise.resolve() };
  }

  return {
    /** Removes all pages that were kept. */
    forget: (): Promise<boolean> => worker.caches.delete(name),
    /** Keeps pages before anybody asks for them; a host that lacks one is no obstacle. */
    keep: (urls: readonly string[]): Promise<unknown> =>
      Promise.allSettled(urls.map(async (url) => (await fetchPage(url)).done)),
    /**
     * The page that a request names; rejects where it was never seen and there is no network.
     *
     * @param waitUntil is given the end of keeping it, which the answer does not wait for
     */
    async page(request: Request, waitUntil: (done: Promise<unknown>) => void): Promise<Response> {
      try {
        const { response, done } = await fetchPage(request);
        waitUntil(done);
        return response;
      } catch (error) {
        const kept = await (await open()).match(keyOf(request.url));
        if (kept) return kept;
        throw error;
      }
    },
  };
}
