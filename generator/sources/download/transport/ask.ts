import { text } from "node:stream/consumers";
import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import type { Connection, HttpRequest } from "./connection.ts";
import { networkTrouble, persist, type Try } from "./persist.ts";
import { trouble } from "./statuses.ts";

/** A whole answer in memory. */
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Characters of an error that are looked at. */
const SHOWN = 400;

/**
 * Asks for something small, and tries again while the fault is one that passes.
 *
 * @param accepted statuses that are answers; by default those of success
 * @throws FetchRefused where it cannot be had
 * @example (await ask(connection, { address: ADDRESSES.normattiva.collections })).text // "[{\"nomeCollezione\":..."
 */
export function ask(
  connection: Connection,
  request: HttpRequest,
  accepted: (status: number) => boolean = (status) => status >= 200 && status < 300,
): Promise<Reply> {
  const attempt = async (): Promise<Try<Reply>> => {
    try {
      return await connection.exchange(request, async ({ status, headers, body }) => {
        const received = await text(body);
        if (accepted(status)) return { done: { status, headers, text: received } };
        return trouble(
          { address: request.address, status, headers, text: received.slice(0, SHOWN) },
          connection.clock.now(),
        );
      });
    } catch (error) {
      return networkTrouble(request.address, error);
    }
  };
  return persist(connection, attempt);
}

/**
 * Asks for JSON.
 *
 * @param shape takes the parts that are needed, or gives `null` where they are not there
 * @throws FetchRefused where the answer has another shape
 */
export async function askJson<T>(
  connection: Connection,
  request: HttpRequest,
  shape: (value: unknown) => T | null,
): Promise<T> {
  const { text: received } = await ask(connection, request);
  let value: unknown;
  try {
    value = JSON.parse(received);
  } catch {
    throw new FetchRefused(FETCH_TEXTS.noJson(request.address, received.slice(0, 60).trim()));
  }
  const taken = shape(value);
  if (taken === null) throw new FetchRefused(FETCH_TEXTS.otherForm(request.address));
  return taken;
}

/** A request with a JSON body. */
export const jsonRequest = (method: "POST" | "PUT", address: string, value: unknown): HttpRequest => ({
  method,
  address,
  headers: { "content-type": "application/json", accept: "application/json, text/plain" },
  body: JSON.stringify(value),
});
