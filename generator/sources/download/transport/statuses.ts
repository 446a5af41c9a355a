import { FetchRefused, HostClosed } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import type { Try } from "./persist.ts";

/** Codes of Normattiva that describe the request: asking again gives the same. */
const FINAL_CODES: ReadonlySet<string> = new Set(["1006", "1501", "1503"]);

const MINUTE = 60_000;
/** The longest wait that a host may ask for: beyond it the host is left for another run. */
const LONGEST = 60 * MINUTE;

interface Failed {
  readonly address: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the body. */
  readonly text: string;
}

/** `code` and `message` of an error in JSON, as far as it has them. */
function errorOf(text: string): { code: string; message: string } {
  try {
    const { code = "", message = "" }: { code?: unknown; message?: unknown } = JSON.parse(text);
    return { code: String(code), message: String(message) };
  } catch {
    return { code: "", message: "" };
  }
}

/**
 * Milliseconds that `Retry-After` asks for: seconds, or a date.
 *
 * @example retryAfter("120", 0) // 120000
 */
export function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) || wait < 0 ? undefined : wait;
}

/**
 * What an answer that is no success means.
 *
 * @param now milliseconds, for a `Retry-After` that names a date
 * @returns what to wait for
 * @throws FetchRefused where no wait helps; HostClosed if the host asks for a longer one than an hour
 */
export function trouble({ address, status, headers, text }: Failed, now: number): Try<never> {
  const { code, message } = errorOf(text);
  const why = `${address}: HTTP ${status}${message === "" ? "" : ` (${message})`}`;
  const wait = retryAfter(headers["retry-after"], now);
  if (wait !== undefined && wait > LONGEST)
    throw new HostClosed(FETCH_TEXTS.waitTooLong(why, Math.ceil(wait / MINUTE)));
  const after = wait === undefined ? {} : { after: wait };
  if (status === 409 || status === 429) return { again: "haste", why, ...after };
  if (status >= 500) return { again: "fault", why, ...after };
  // The same read gives 200 once and 400 the next time, unless a code says what is wrong with the request.
  if (status === 400 && !FINAL_CODES.has(code)) return { again: "fault", why, ...after };
  throw new FetchRefused(FETCH_TEXTS.addressChanged(why));
}
