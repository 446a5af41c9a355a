import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import onHeaders from "on-headers";

/** Parts of a file are counted on the file, and what is not a 200 is short. */
const compress = compression({
  filter: (request, response) => response.statusCode === 200 && compression.filter(request, response),
});

/**
 * Compresses a response where its reader takes that and its type is worth it. Compressed bytes are not those that the tag names: there
 * it becomes a weak one.
 *
 * @param next writes the response
 * @example createServer((request, response) => compressed(request, response, () => response.end("...")))
 */
export function compressed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // The listener that comes first is called last: when it is known whether the bytes are compressed.
  onHeaders(response, () => {
    const tag = response.getHeader("ETag");
    if (response.hasHeader("Content-Encoding") && typeof tag === "string") response.setHeader("ETag", `W/${tag}`);
  });
  compress(request, response, next);
}
