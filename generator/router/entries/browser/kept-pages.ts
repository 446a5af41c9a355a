import { worker } from "./worker-scope.ts";

/** Of all that people open, only pages and their scripts are kept: a file for keeping has no bound, and the reader puts it where he likes. */
const PAGE = /^text\/html\b/;
const SCRIPT = /^(?:text|application)\/javascript\b/;
const SCRIPT_NAME = /\.js$/;

/** In small letters: a host may write `Text/html` (RFC 9110, 8.3.1). */
const typeOf = ({ headers }: Response) => (headers.get("content-type") ?? "").toLowerCase();
const isPage = (response: Response) => PAGE.test(typeOf(response));

/**
 * Pages that people read: as the host has them, or as they were last seen where there is no network. Each is kept once, whatever its
 * query. Where one has changed, all `first` are kept anew, and the scripts go that no kept page names: they are of an edition that is gone.
 *
 * @param root address of the root of the tree, the slash included
 * @param first names of pages that are kept before anybody asks for them
 * @example keptPages("https://example.org/", ["index.html"]).page(event.request, (done) => event.waitUntil(done))
 */
export function keptPages(root: string, first: readonly string[]) {
  const name = `pagine ${root}`;
  const open = () => worker.caches.open(name);
  const keyOf = (url: string) => url.replace(/[?#].*/s, "");

  /** Keeps a page in place of what was kept of it; whether that was another text. */
  async function put(url: string, response: Response): Promise<boolean> {
    try {
      const cache = await open();
      const before = await cache.match(keyOf(url));
      const changed =
        isPage(response) && before !== undefined && (await before.text()) !== (await response.clone().text());
      await cache.put(keyOf(url), response);
      return changed;
    } catch {
      // No room in the browser: the host has the page.
      return false;
    }
  }

  /** The page as the host has it, and the end of keeping it. */
  async function fetchPage(asked: string | Request): Promise<{ response: Response; done: Promise<boolean> }> {
    const response = await fetch(asked);
    const url = typeof asked === "string" ? asked : asked.url;
    const isKept = response.ok && (isPage(response) || SCRIPT.test(typeOf(response)));
    return { response, done: isKept ? put(url, response.clone()) : Promise.resolve(false) };
  }

  /** Keeps the first pages; a host that lacks one is no obstacle. */
  const keep = (): Promise<unknown> =>
    Promise.allSettled(first.map(async (page) => (await fetchPage(root + page)).done));

  /** Removes the scripts that no kept page names. */
  async function dropScripts(): Promise<void> {
    const cache = await open();
    const urls = (await cache.keys()).map(({ url }) => url);
    const pages = await Promise.all(urls.filter((url) => !SCRIPT_NAME.test(url)).map((url) => cache.match(url)));
    const texts = await Promise.all(pages.map((page) => page?.text() ?? ""));
    const isNamed = (url: string) => texts.some((text) => text.includes(`"${url.slice(root.length)}"`));
    for (const url of urls) if (SCRIPT_NAME.test(url) && !isNamed(url)) await cache.delete(url);
  }

  async function renew(): Promise<void> {
    await keep();
    await dropScripts();
  }

  return {
    /** Removes all pages that were kept. */
    forget: (): Promise<boolean> => worker.caches.delete(name),
    keep,
    /**
     * The page that a request names; rejects where it was never seen and there is no network.
     *
     * @param waitUntil is given the end of keeping it, which the answer does not wait for
     */
    async page(request: Request, waitUntil: (done: Promise<unknown>) => void): Promise<Response> {
      try {
        const { response, done } = await fetchPage(request);
        waitUntil(done.then((changed) => (changed ? renew() : undefined)));
        return response;
      } catch (error) {
        const kept = await (await open()).match(keyOf(request.url));
        if (kept) return kept;
        throw error;
      }
    },
  };
}
