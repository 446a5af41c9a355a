import { METHODS } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";

/** What an answer says to caches besides where it depends on the form that is asked for. */
export const BY_ACCEPT = { Vary: "Accept, Accept-Language" } as const;

/**
 * The headers that every answer carries, by its status; a tag and a length belong to the bytes. A cache may keep an answer for five
 * minutes, so that a new release shows soon; errors are not kept.
 *
 * @param lingua of the body
 * @example headersOf(405, "en").Allow // "GET, HEAD, OPTIONS"
 */
export function headersOf(status: number, lingua: Lingua): Record<string, string> {
  const headers: Record<string, string> = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Content-Location, Ignored-Parameters",
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
