import type { Read } from "../format/read-tree.ts";
import { conditional } from "./answer.ts";
import { respond } from "./respond.ts";

/** Statuses whose response may have no body, not even an empty one. */
const BODILESS = new Set([204, 304]);

/**
 * A handler for hosts that speak `Request` and `Response` (Workers, Deno, service workers, Netlify, Vercel).
 *
 * @param read how this host reads a file of the tree
 * @param fault is called with why the tree failed a request
 * @param answer makes the answer, or has it from an earlier time
 * @example export default { fetch: fetchHandler((name) => ...) }
 */
export function fetchHandler(read: Read, fault: (error: unknown) => void = console.error, answer = respond) {
  return async (request: Request): Promise<Response> => {
    const { method, url, headers: asked } = request;
    // Not `new URL`, which would rewrite the target once more: it is what follows the authority.
    const start = url.indexOf("/", url.indexOf("//") + 2);
    const target = start < 0 ? "/" : url.slice(start).replace(/#.*/s, "");
    const prefers = { acceptLanguage: asked.get("accept-language"), accept: asked.get("accept") };
    const whole = await answer({ method, target, ...prefers }, read, fault);
    const { status, headers, body } = conditional(whole, asked.get("if-none-match"));
    const bare = method === "HEAD" || BODILESS.has(status);
    // Never shared memory, which the browsers' types of a body leave out.
    return new Response(bare ? null : (body as Uint8Array<ArrayBuffer>), { status, headers });
  };
}
