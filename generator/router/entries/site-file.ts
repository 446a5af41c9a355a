/** Files beside the API, for hosts where the code answers for every path. */

import { mediaTypeOf } from "../../api/media-types.ts";
import { type Answer, answerOf, unknownPath, wrongMethod } from "../answer.ts";
import { PAGE_HEADERS } from "../page-headers.ts";
import { splitTarget } from "../query.ts";
import type { Read } from "../tree.ts";

/** Paths of the tree's files; dots never begin a name, and one has capitals. What hosts run is theirs. */
const NAME = /^SHA256SUMS$|^(?!hosts\/)(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9_-]*(?:\.[a-z0-9_-]+)+$/;

/**
 * The file of the tree that a path names, `index.html` where it ends with a slash.
 *
 * @example (await siteFile({ method: "GET", target: "/en/" }, read)).headers["Content-Language"] // "en"
 */
export async function siteFile({ method, target }: { method: string; target: string }, read: Read): Promise<Answer> {
  const name = splitTarget(target)
    .path.slice(1)
    .replace(/(^|\/)$/, "$1index.html");
  const type = NAME.test(name) ? mediaTypeOf(name) : undefined;
  const bytes = type ? await read(name) : null;
  if (!bytes) return unknownPath();
  if (method !== "GET" && method !== "HEAD") return wrongMethod();
  const lingua = name.startsWith("en/") ? "en" : "it";
  return answerOf(200, bytes, lingua, { ...PAGE_HEADERS, "Content-Type": type! });
}
