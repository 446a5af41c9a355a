import { preferredLanguage } from "../language.ts";
import { shortAccept } from "../pages/accept.ts";
import type { respond } from "../respond.ts";
import type { ServedTree } from "./served-tree.ts";

/**
 * The answers of a tree on disk, as they were made before, or made now: for `fetchHandler`, which then needs to read nothing. It is the
 * tree that reads files, one release at a time.
 *
 * @example fetchHandler(async () => null, console.error, answersOf(tree))
 */
export const answersOf =
  (tree: ServedTree): typeof respond =>
  async ({ method, target, acceptLanguage, accept }) => {
    const asked = method === "HEAD" ? "GET" : method;
    const form = shortAccept(accept);
    const key = `${asked} ${preferredLanguage(acceptLanguage)} ${target} ${form}`;
    return tree.cached(key) ?? (await tree.answer(key, { method: asked, target, acceptLanguage, accept: form }));
  };
