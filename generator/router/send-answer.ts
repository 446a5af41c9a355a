import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

/** Sends a whole answer over `node:http`, to a HEAD without its body. */
export function sendAnswer({ method }: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer;
  response.writeHead(status, headers);
  if (method === "HEAD" || body.length === 0) response.end();
  else response.end(body);
}
