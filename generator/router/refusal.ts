/** Answers that look at no file: what a request cannot have, and what a browser asks beforehand. Plain data, for every engine. */

/** A status with the JSON text that says why, in English; `""` where a status has no body. */
export interface Refusal {
  readonly status: number;
  readonly body: string;
}

/**
 * An error as all of them look.
 *
 * @example refusal(404, "Not Found").body // '{"detail":"Not Found"}'
 */
export const refusal = (status: number, detail: string): Refusal => ({ status, body: JSON.stringify({ detail }) });

/** A path that names nothing. */
export const UNKNOWN_PATH: Refusal = refusal(404, "Not Found");

/** A method other than GET, HEAD and OPTIONS. */
export const WRONG_METHOD: Refusal = refusal(405, "Method Not Allowed");

/** What a tree was made without. */
export const NOT_HELD: Refusal = refusal(501, "Not Implemented");

/** OPTIONS: what a browser asks before a request with headers of its own. */
export const PREFLIGHT: Refusal = { status: 204, body: "" };

/** Whether a method reads. */
export const reads = (method: string): boolean => method === "GET" || method === "HEAD";
