import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import type { Connection } from "./connection.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Waits before each further try, by what went wrong. When they are used up, the host is given up for this run. */
const WAITS = {
  /** The protection layer closed the door after haste: it opens after minutes. */
  haste: [1 * MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 16 * MINUTE],
  /** The host has a fault that passes. */
  fault: [2 * SECOND, 5 * SECOND, 15 * SECOND, 45 * SECOND, 2 * MINUTE, 5 * MINUTE],
  /** The network failed, or the answer was cut. */
  network: [1 * SECOND, 3 * SECOND, 10 * SECOND, 30 * SECOND, 90 * SECOND],
} as const;

type Trouble = keyof typeof WAITS;

/** What a try came to. */
export type Try<T> =
  | { readonly done: T }
  | {
      readonly again: Trouble;
      /** What went wrong, for the message where all tries are used up. */
      readonly why: string;
      /** Milliseconds that the host asks to wait, where it says so. */
      readonly after?: number;
    };

/** The `code` of a system's or network's error. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Faults of this machine, which no wait mends. */
const OWN_FAULTS: ReadonlySet<string> = new Set(["ENOSPC", "EACCES", "EPERM", "EROFS", "EDQUOT", "EISDIR", "ENOTDIR"]);

/** Certificates that cannot be checked: said plainly, and never passed over. */
const CERTIFICATE = /^(?:UNABLE_TO_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_)/;

/** What a failed exchange means: the network's faults pass, others do not. */
export function networkTrouble(address: string, error: unknown): Try<never> {
  const code = codeOf(error);
  if (error instanceof FetchRefused || code === undefined || OWN_FAULTS.has(code)) throw error;
  if (CERTIFICATE.test(code)) throw new FetchRefused(FETCH_TEXTS.certificate(address, code));
  return { again: "network", why: `${address}: ${code}` };
}

/**
 * Tries until it is done. A wait that the host asks for is said before it begins.
 *
 * @param attempt one try; throws what no further try can mend
 * @throws FetchRefused when all tries are used up
 * @example await persist(connection, async () => ({ done: 42 })) // 42
 */
export async function persist<T>(
  { clock, say }: Pick<Connection, "clock" | "say">,
  attempt: () => Promise<Try<T>>,
): Promise<T> {
  const used: Record<Trouble, number> = { haste: 0, fault: 0, network: 0 };
  for (;;) {
    const result = await attempt();
    if ("done" in result) return result.done;
    const wait = WAITS[result.again][used[result.again]++];
    if (wait === undefined) throw new FetchRefused(FETCH_TEXTS.givenUp(result.why, used[result.again]));
    const { after = 0, why } = result;
    if (after > wait) say(FETCH_TEXTS.waiting(why, Math.ceil(after / SECOND)));
    await clock.sleep(Math.max(wait, after));
  }
}
