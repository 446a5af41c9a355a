/** What one trial of the harness is, and what it reports. */

/** How much is run: `part` in CI, `whole` with `npm run torture -- --all`. */
export type Scale = "part" | "whole";

/** One line of the table. */
export interface Row {
  /** What was done, in a few words: `SIGKILL of generate --cache`. */
  readonly what: string;
  /** How many times it was done. */
  readonly runs: number;
  /** What went wrong, one sentence each; empty where nothing did. */
  readonly failures: readonly string[];
  /** A figure worth reading beside it: `slowest 12 ms`. */
  readonly figure?: string;
}

/** A kind of ill treatment that the project must survive. */
export interface Trial {
  readonly name: string;
  /**
   * Runs the trial.
   *
   * @param scale how much of it
   * @param report called with what is being done, for a terminal
   * @returns the rows of the table; a failure is a row, never an exception
   */
  readonly run: (scale: Scale, report: (doing: string) => void) => Promise<readonly Row[]>;
}
