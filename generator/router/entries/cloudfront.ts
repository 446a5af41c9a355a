/** AWS: a CloudFront Function in front of S3. It cannot read a file nor make a body of one: it chooses the nearest, or refuses. */

import { BASE_PATH } from "../../api/operations.ts";
import { type Nearest, nearest } from "../nearest.ts";
import { plainHeaders } from "./plain-headers.ts";
import { plainText } from "./plain-text.ts";

interface Value {
  readonly value: string;
  readonly multiValue?: readonly Value[];
}
interface CloudFrontRequest {
  readonly method: string;
  uri: string;
  querystring: Readonly<Record<string, Value>>;
}

const decoded = (text: string) => plainText(text.replace(/\+/g, " "));

/** The last value of a parameter. */
function last(found: Value): string {
  const all = found.multiValue;
  return decoded(all ? all[all.length - 1]!.value : found.value);
}

/** The nearest file to a request below the API, or a refusal. */
function nearestTo(request: CloudFrontRequest, path: string): Nearest {
  const asked: Record<string, Value> = {};
  Object.keys(request.querystring).forEach((name) => {
    asked[decoded(name)] = request.querystring[name]!;
  });
  const get = (name: string) => (asked[name] ? last(asked[name]) : undefined);
  return nearest(request.method, path, { get }, "it");
}

/** A file beside the API, by its own name; whether the bucket has it is the bucket's to say. */
function beside(
  request: CloudFrontRequest,
): { readonly file: string } | { readonly status: number; readonly body: string } {
  const method = request.method;
  if (method === "OPTIONS") return { status: 204, body: "" };
  // Nothing but reads ever reaches the bucket.
  if (method !== "GET" && method !== "HEAD") return { status: 405, body: '{"detail":"Method Not Allowed"}' };
  return { file: request.uri.slice(-1) === "/" ? `${request.uri}index.html` : request.uri };
}

/**
 * What CloudFront runs for every request: gives it back with the file that the bucket has to give, or answers it.
 *
 * @example handler({ request: { method: "GET", uri: "/en/", querystring: {} } }) // { method: "GET", uri: "/en/index.html", ... }
 */
export function handler(event: { readonly request: CloudFrontRequest }): object {
  const request = event.request;
  const path = plainText(request.uri);
  const found = `${path}/`.indexOf(`${BASE_PATH}/`) === 0 ? nearestTo(request, path) : beside(request);
  if ("file" in found) {
    request.uri = found.file;
    request.querystring = {};
    return request;
  }
  const plain = plainHeaders(found.status, "en");
  const headers: Record<string, Value> = {};
  Object.keys(plain).forEach((name) => {
    headers[name.toLowerCase()] = { value: plain[name]! };
  });
  const body = found.body ? { body: { encoding: "text", data: found.body } } : {};
  return Object.assign({ statusCode: found.status, headers }, body);
}
