/** Requests as they are written, and responses as they come. */

import { request as httpRequest } from "node:http";
import type { Read } from "../../generator/format/read-tree.ts";
import { conditional } from "../../generator/router/answer.ts";
import { respond } from "../../generator/router/respond.ts";

/** A response, its header names in lower case. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Ask = (method: string, target: string, headers: Readonly<Record<string, string>>) => Promise<Seen>;

/**
 * Asks a server on this machine; the target goes out byte for byte.
 *
 * @example await askPort(8080)("GET", "/api/public/health", {})
 */
export function askPort(port: number): Ask {
  return (method, target, headers) =>
    new Promise((resolve, reject) => {
      httpRequest({ host: "127.0.0.1", port, method, path: target, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      })
        .on("error", reject)
        .end();
    });
}

/**
 * Asks the router itself, without a server.
 *
 * @param fault told of what a server would keep to itself
 * @example await askRouter(read, fail)("GET", "/api/public/health", {})
 */
export function askRouter(read: Read, fault: (error: unknown) => void): Ask {
  return async (method, target, headers) => {
    const { accept, "accept-language": acceptLanguage } = headers;
    const whole = await respond({ method, target, acceptLanguage, accept }, read, fault);
    const { status, headers: sent, body } = conditional(whole, headers["if-none-match"]);
    return {
      status,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value])),
      body: method === "HEAD" ? "" : new TextDecoder().decode(body),
    };
  };
}

/**
 * Asks a handler of `Request` and `Response`.
 *
 * @example await askHandler(fetchHandler(read, fail))("GET", "/api/public/health", {})
 */
export function askHandler(handle: (request: Request) => Promise<Response>): Ask {
  return async (method, target, headers) => {
    const response = await handle(new Request(`https://esempio.invalid${target}`, { method, headers }));
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}
