import { BASE_PATH } from "../../api/operations.ts";
import { brokenTree } from "../answer.ts";
import { respondWithPages } from "../pages/respond-with-pages.ts";
import { splitTarget } from "../query.ts";
import type { respond } from "../respond.ts";
import { siteFile } from "./site-file.ts";

/**
 * Says whether a raw request target belongs to the API and not to the pages beside it.
 *
 * @example isApi("/%61pi/public/health") // true
 */
export function isApi(target: string): boolean {
  if (target.startsWith(`${BASE_PATH}/`)) return true;
  const { path } = splitTarget(target);
  return path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
}

/** Answers as `respondWithPages` does, and gives the tree's other files too, for hosts where the code answers for every path. */
export const respondForSite: typeof respond = async (request, read, fault) => {
  if (isApi(request.target) || request.method === "OPTIONS") return respondWithPages(request, read, fault);
  try {
    return await siteFile(request, read);
  } catch (error) {
    fault(error);
    return brokenTree();
  }
};
