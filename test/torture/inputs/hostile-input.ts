/** What a hostile input is: files beside good ones, and what must become of them. */

/** Makes at a path what is no plain file (a pipe, a link), with its folder already there. */
export type Make = (at: string) => void;

/** Entries of `/health` that an input may add to. */
export type Served = "norme" | "ddl" | "parlamentari" | "progetti" | "appalti";

/** Files that share a run with others: what becomes of them is told by their names. */
export interface HostileInput {
  readonly name: string;
  /** Content by path below the data folder. */
  readonly files: Readonly<Record<string, string | Uint8Array | Make>>;
  /** What they add to what is served without them; nothing by default. */
  readonly serves?: Readonly<Partial<Record<Served, number>>>;
  /** Every discard that they cause: the file or member, and its reason with place and remedy. */
  readonly discards?: Readonly<Record<string, RegExp>>;
  /** What the report counts because of them: reason, file and examples as one text. */
  readonly counts?: readonly RegExp[];
}

/** A run of its own. */
export interface HostileRun {
  readonly name: string;
  /** The data folder, beside nothing else; `fonti.json` is a good one unless it is given. */
  readonly files: Readonly<Record<string, string | Uint8Array | Make | null>>;
  readonly arguments?: readonly string[];
  readonly exit: 0 | 1 | 2;
  /** What stderr must say. */
  readonly says: RegExp;
}
