/** A file or an answer that cannot be had, or cannot be trusted: the message says why, and what to do. Other files go on. */
export class FetchRefused extends Error {}

/** A host that asks to be left alone for longer than a run waits: it is not asked again. */
export class HostClosed extends FetchRefused {}

/** What became of one thing that was to be had. */
export interface FetchOutcome {
  /** Source, as the table names it: `Normattiva`. */
  readonly source: string;
  /** File, or what was asked for. */
  readonly item: string;
  /** `missing`: the source does not have it, or less of it than it counted. `refused`: it could not be had, or could not be trusted. */
  readonly what: "fetched" | "unchanged" | "missing" | "refused";
  readonly bytes: number;
  /** The reason and the remedy where it is missing or refused. */
  readonly why: string | null;
}
