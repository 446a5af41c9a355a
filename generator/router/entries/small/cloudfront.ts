/**
 * AWS: a CloudFront Function in front of S3. It cannot read a file nor make a body of one: it chooses the nearest, or refuses.
 * `build.mjs` writes what its engine does not know in older words.
 */

import { BASE_PATH } from "../../../api/operations.ts";
import { decodeText } from "../../escapes.ts";
import { headersOf } from "../../headers.ts";
import { nearest } from "../../nearest.ts";
import { PREFLIGHT, type Refusal, reads, WRONG_METHOD } from "../../refusal.ts";

interface Value {
  readonly value: string;
  readonly multiValue?: readonly Value[];
}
interface CloudFrontRequest {
  readonly method: string;
  uri: string;
  /** By name, all of it as it was written. */
  querystring: Readonly<Record<string, Value>>;
}

/** The target as it came: a name that was repeated has its values one after the other. */
function targetOf({ uri, querystring }: CloudFrontRequest): string {
  const pieces = Object.entries(querystring).map(([name, found]) =>
    (found.multiValue ?? [found]).map(({ value }) => `${name}=${value}`).join("&"),
  );
  return `${uri}?${pieces.join("&")}`;
}

/** A file beside the API, by its own name; whether the bucket has it is the bucket's to say. */
function beside({ method, uri }: CloudFrontRequest): { readonly file: string } | { readonly refusal: Refusal } {
  if (method === "OPTIONS") return { refusal: PREFLIGHT };
  // Nothing but reads ever reaches the bucket.
  if (!reads(method)) return { refusal: WRONG_METHOD };
  return { file: uri.slice(-1) === "/" ? `${uri}index.html` : uri };
}

/**
 * What CloudFront runs for every request: gives it back with the file that the bucket has to give, or answers it.
 *
 * @example handler({ request: { method: "GET", uri: "/en/", querystring: {} } }) // { method: "GET", uri: "/en/index.html", ... }
 */
export function handler({ request }: { readonly request: CloudFrontRequest }): object {
  const inApi = `${decodeText(request.uri)}/`.startsWith(`${BASE_PATH}/`);
  const found = inApi ? nearest({ method: request.method, target: targetOf(request) }) : beside(request);
  if ("file" in found) {
    request.uri = found.file;
    request.querystring = {};
    return request;
  }
  const { status, body } = found.refusal;
  const headers: Record<string, Value> = {};
  Object.entries(headersOf(status, "en")).forEach(([name, value]) => {
    headers[name.toLowerCase()] = { value };
  });
  const answer = { statusCode: status, headers };
  return body ? Object.assign(answer, { body: { encoding: "text", data: body } }) : answer;
}
