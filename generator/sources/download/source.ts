/** What a source of official files is to the download: whose files they are, and how they are fetched. */

import type { Area } from "../../contract/areas.ts";
import type { FetchOutcome } from "./outcome.ts";
import type { Fetching } from "./transport/fetch-file.ts";

/** The legislature whose bills and members are fetched: the current one. */
export const LEGISLATURA = 19;

/** A source as `fonti.json` names it (`schemas/fonti.json`), but for the day. */
export interface Attribution {
  readonly area: Area;
  readonly nome: string;
  readonly url: string;
  readonly licenza: string;
  readonly attribuzione: string;
  /** What the names of its files begin with. */
  readonly files: string;
}

export interface Source {
  readonly area: Area;
  readonly attributions: readonly Attribution[];
  /** Whether it looks at the files of the others, and so comes after them. */
  readonly afterOthers?: true;
  /** Fetches what is new or has changed; a file that could not be had is an outcome, not an error. */
  fetch(fetching: Fetching): Promise<FetchOutcome[]>;
}
