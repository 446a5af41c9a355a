/** Media types of the files of the tree. */

import { DOWNLOADS } from "./download-kinds.ts";

/** Types by the end of a name, without its first dot; the longest end wins. */
export const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(DOWNLOADS).map(({ end, mediaType }) => [end, mediaType])),
  atom: "application/atom+xml",
  bin: "application/octet-stream",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  ndjson: "application/x-ndjson",
  ttl: "text/turtle; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
};

const END = /^[^.]*\.(.+)$/;

/**
 * The media type of a file; one of no known kind is a run of bytes.
 *
 * @example mediaTypeOf("download/ndjson/norme.ndjson.gz") // "application/gzip"
 */
export function mediaTypeOf(name: string): string {
  const last = name.slice(name.lastIndexOf("/") + 1);
  for (let end = END.exec(last)?.[1]; end !== undefined; end = END.exec(end)?.[1]) {
    const type = TYPES[end];
    if (type !== undefined && Object.hasOwn(TYPES, end)) return type;
  }
  return "application/octet-stream";
}

/** A media type without its parameters. */
export const bareType = (mediaType: string): string => mediaType.replace(/;.*/, "");
