/**
 * nginx: an njs handler. A whole answer in Italian is a file that nginx serves by itself; another language and a graph cut at any number
 * of nodes are made here.
 */

import fs from "node:fs";
import { fingerprint, namesTag } from "../etag.ts";
import { preferredLanguage } from "../language.ts";
import { nearest } from "../nearest.ts";
import { type BufferClass, type Bytes, plainDocument } from "./njs-document.ts";
import { plainHeaders } from "./plain-headers.ts";
import { plainQuery, plainText } from "./plain-text.ts";

interface NginxRequest {
  readonly method: string;
  readonly variables: { readonly request_uri: string; readonly document_root: string };
  readonly headersIn: Readonly<Record<string, string | undefined>>;
  readonly headersOut: Record<string, string>;
  internalRedirect(uri: string): void;
  return(status: number, body: string | Bytes): void;
}

function send(r: NginxRequest, status: number, lingua: "it" | "en", body: string | Bytes, tag?: string): void {
  const headers = plainHeaders(status, lingua);
  Object.keys(headers).forEach((name) => {
    r.headersOut[name] = headers[name]!;
  });
  r.headersOut.ETag = tag || `"${fingerprint(Buffer.from(body as string))}"`;
  r.return(status, body);
}

function answer(r: NginxRequest): void {
  const target = r.variables.request_uri;
  const at = `${target}?`.indexOf("?");
  const preferred = preferredLanguage(r.headersIn["Accept-Language"]);
  const found = nearest(r.method, plainText(target.slice(0, at)), plainQuery(target.slice(at + 1)), preferred);
  if ("status" in found) {
    send(r, found.status, "en", found.body);
    return;
  }
  const tier =
    found.maxNodi === undefined || found.file.slice(-`/${found.maxNodi}.json`.length) === `/${found.maxNodi}.json`;
  if (found.operation === "document" || (found.lingua === "it" && tier)) {
    r.internalRedirect(found.file);
    return;
  }
  const root = r.variables.document_root;
  const read = (name: string) => fs.readFileSync(`${root}/${name}`) as unknown as Bytes;
  // As nginx does for its own files: to fingerprint megabytes would stop the worker.
  const stamp = (name: string) => {
    const stat = fs.statSync(`${root}/${name}`);
    return `${stat.mtime.getTime().toString(16)}-${stat.size.toString(16)}-`;
  };
  const known = r.headersIn["If-None-Match"];
  try {
    const tag = `"${stamp(found.file)}${stamp(`indici/${found.operation}.json`)}${found.lingua}${found.maxNodi || ""}"`;
    if (known && namesTag(known, tag)) send(r, 304, found.lingua, "", tag);
    else send(r, 200, found.lingua, plainDocument(found, read, Buffer as unknown as BufferClass), tag);
  } catch (error) {
    // njs says of a file that is not there what Node.js says.
    if ((error as { code?: string }).code !== "ENOENT") throw error;
    send(r, 404, "en", '{"detail":"Not Found"}');
  }
}

export default { answer };
