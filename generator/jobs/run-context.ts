import type { Rapporto } from "../sources/rapporto.ts";
import type { Cards } from "../tree/cards.ts";
import type { Staging } from "../tree/staging.ts";
import type { Downloads } from "./downloads.ts";
import type { Progress } from "./progress.ts";

/** What every area's part of a run works with. */
export interface RunContext {
  /** Folder of the input, as `--data` names it. */
  readonly data: string;
  /** Folder for what is needed until the end of the run. */
  readonly spool: string;
  readonly rapporto: Rapporto;
  readonly staging: Staging;
  readonly cards: Cards;
  readonly progress: Progress;
  /** Takes each area's model for the files for keeping; `null` where none is asked for. */
  readonly downloads: Downloads | null;
  /** Whether every act has a twin as linked data. */
  readonly linkedData: boolean;
}
