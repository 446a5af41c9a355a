/** AWS: a CloudFront Function in front of S3. It cannot read a file nor make a body of one: it chooses the nearest, or refuses. */

import { nearest } from "../nearest.ts";
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

export function handler(event: { readonly request: CloudFrontRequest }): object {
  const request = event.request;
  const asked: Record<string, Value> = {};
  Object.keys(request.querystring).forEach((name) => {
    asked[decoded(name)] = request.querystring[name]!;
  });
  const get = (name: string) => (asked[name] ? last(asked[name]) : undefined);
  const found = nearest(request.method, plainText(request.uri), { get }, "it");
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
