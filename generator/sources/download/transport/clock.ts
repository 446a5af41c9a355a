/** Time as the downloads see it: tests give their own, so that waits of minutes pass at once. */
export interface Clock {
  /** Milliseconds since 1970, for days: it jumps when somebody sets the machine's clock. */
  now(): number;
  /** Milliseconds since some moment, for spans: it only goes forward. */
  elapsed(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/**
 * The day of a moment, in UTC.
 *
 * @example dayOf(0) // "1970-01-01"
 */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);
