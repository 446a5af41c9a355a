/** nginx: an njs handler that chooses a file, which nginx then serves as it serves any file. */

import { nearest } from "../nearest.ts";
import { plainHeaders } from "./plain-headers.ts";
import { plainQuery, plainText } from "./plain-text.ts";

interface NginxRequest {
  readonly method: string;
  readonly variables: { readonly request_uri: string };
  readonly headersOut: Record<string, string>;
  internalRedirect(uri: string): void;
  return(status: number, body: string): void;
}

function answer(r: NginxRequest): void {
  const target = r.variables.request_uri;
  const at = `${target}?`.indexOf("?");
  const found = nearest(r.method, plainText(target.slice(0, at)), plainQuery(target.slice(at + 1)));
  if ("file" in found) {
    r.internalRedirect(found.file);
    return;
  }
  const headers = plainHeaders(found.status);
  Object.keys(headers).forEach((name) => {
    r.headersOut[name] = headers[name]!;
  });
  r.return(found.status, found.body);
}

export default { answer };
