import { type Answer, brokenTree, refused } from "./answer.ts";
import type { Request } from "./plan.ts";
import { render } from "./render/table.ts";
import { resolve } from "./resolve.ts";
import type { Read } from "./tree.ts";

/**
 * The whole answer to a request, before `If-None-Match` and HEAD are looked at.
 *
 * @param fault is called with why the tree failed the request; the client gets a 500 without details
 * @example (await respond({ method: "GET", target: "/api/public/health" }, read, console.error)).status // 200
 */
export async function respond(request: Request, read: Read, fault: (error: unknown) => void): Promise<Answer> {
  const resolved = resolve(request);
  if ("refusal" in resolved) return refused(resolved.refusal);
  const { operation, lingua, plan } = resolved;
  try {
    return await render(plan, { operation, lingua, read });
  } catch (error) {
    fault(error);
    return brokenTree();
  }
}
