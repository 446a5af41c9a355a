/** Which operation a path names. */

import { BASE_PATH, OPERATIONS, type Operation } from "../api/operations.ts";

/**
 * The operation of a decoded path, with the text of its path parameter: all that follows the fixed part, slashes included, even
 * nothing. A fixed path wins (`/ddl/lista` is the list); paths are compared as they are, never repaired.
 *
 * @returns `undefined` for an unknown path
 * @example matchPath("/api/public/norme/a/b") // { operation: norma, text: "a/b" }
 */
export function matchPath(path: string): { operation: Operation; text: string } | undefined {
  let open: { operation: Operation; text: string } | undefined;
  for (let i = 0; i < OPERATIONS.length; i++) {
    const operation = OPERATIONS[i]!;
    const whole = BASE_PATH + operation.path;
    const start = whole.split("{")[0]!;
    if (path === start && start === whole) return { operation, text: "" };
    if (start !== whole && path.startsWith(start)) open = { operation, text: path.slice(start.length) };
  }
  return open;
}
