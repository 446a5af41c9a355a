/** Headers of the answers that a small engine makes itself, in the dialect of `nearest.ts`; the same as in `answer.ts`. */

import { METHODS } from "../../api/operations.ts";

/**
 * The headers of a status.
 *
 * @param lingua of the body
 * @example plainHeaders(405, "en").Allow // "GET, HEAD, OPTIONS"
 */
export function plainHeaders(status: number, lingua: "it" | "en"): Record<string, string> {
  const headers: Record<string, string> = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Content-Location",
    "Cache-Control": status < 400 ? "public, max-age=300" : "no-store",
    "Content-Language": lingua,
    Vary: "Accept-Language",
    "X-Content-Type-Options": "nosniff",
  };
  if (status !== 204 && status !== 304) headers["Content-Type"] = "application/json";
  if (status === 405 || status === 204) headers.Allow = METHODS;
  if (status === 204) {
    headers["Access-Control-Allow-Methods"] = METHODS;
    headers["Access-Control-Allow-Headers"] = "*";
  }
  return headers;
}
