import type { Rapporto } from "../../sources/rapporto.ts";
import type { Cards } from "../../tree/cards.ts";
import type { Staging } from "../../tree/staging.ts";

/** What an area is written with. */
export interface AreaContext {
  /** Folder of the input. */
  readonly data: string;
  /** Folder for what is needed until the end of the run. */
  readonly spool: string;
  readonly rapporto: Rapporto;
  readonly staging: Staging;
  readonly cards: Cards;
}
