/** Which operation a path names. */

import { BASE_PATH, OPERATIONS, type Operation } from "../api/operations.ts";

/** What an operation with a path parameter has before it: `/norme/`. */
const prefixOf = (path: string) => path.slice(0, path.indexOf("{"));

const FIXED = new Map(OPERATIONS.filter(({ path }) => !path.includes("{")).map((o) => [BASE_PATH + o.path, o]));
const OPEN = OPERATIONS.filter(({ path }) => path.includes("{")).map((operation) => ({
  operation,
  prefix: BASE_PATH + prefixOf(operation.path),
}));

/**
 * The operation of a decoded path, with the text of its path parameter: all that follows the fixed part, slashes included, even
 * nothing. A fixed path wins (`/ddl/lista` is the list); paths are compared as they are, never repaired.
 *
 * @returns `null` for an unknown path
 * @example matchPath("/api/public/norme/a/b") // { operation: norma, text: "a/b" }
 */
export function matchPath(path: string): { operation: Operation; text: string } | null {
  const fixed = FIXED.get(path);
  if (fixed) return { operation: fixed, text: "" };
  for (const { operation, prefix } of OPEN)
    if (path.startsWith(prefix)) return { operation, text: path.slice(prefix.length) };
  return null;
}
