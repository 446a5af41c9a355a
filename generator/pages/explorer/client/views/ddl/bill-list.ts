/** The list of bills, as `/ddl/lista` gives it. */

import type { DdlRow } from "../../../../../contract/resources/ddl.ts";

/** The request that has all bills. */
export const BILLS_REQUEST = "ddl/lista";

/** What these pages read of `/ddl/lista`. */
export interface BillList {
  readonly data_riferimento: string | null;
  readonly totale: number;
  readonly ddl: readonly DdlRow[];
}
