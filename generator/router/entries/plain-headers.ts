/** Headers of the few answers that a host of files makes itself, in the dialect of `nearest.ts`. */

const METHODS = "GET, HEAD, OPTIONS";

/**
 * The headers of a status other than 200.
 *
 * @example plainHeaders(405).Allow // "GET, HEAD, OPTIONS"
 */
export function plainHeaders(status: number): Record<string, string> {
  const headers: Record<string, string> = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-store",
    "Content-Language": "en",
    "X-Content-Type-Options": "nosniff",
  };
  if (status !== 204) headers["Content-Type"] = "application/json";
  if (status === 405 || status === 204) headers.Allow = METHODS;
  if (status === 204) {
    headers["Access-Control-Allow-Methods"] = METHODS;
    headers["Access-Control-Allow-Headers"] = "*";
  }
  return headers;
}
