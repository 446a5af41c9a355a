/** The Senate's dumps of bills and of its members. */

import { ADDRESSES, LEGISLATURA } from "./addresses.ts";
import { attemptFile } from "./attempt.ts";
import { isZip } from "./checks.ts";
import type { Outcome } from "./outcome.ts";
import type { Fetching } from "./transport/fetch-file.ts";

const DUMPS = [`dump-ddl-${LEGISLATURA}.zip`, `dump-composizione-${LEGISLATURA}.zip`];

/** Fetches the two dumps of the current legislature. */
export async function fetchSenateDumps(fetching: Fetching): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const dump of DUMPS) {
    const wanted = { name: `parlamento/senato/${dump}`, address: ADDRESSES.senateDump(dump), check: isZip };
    outcomes.push(await attemptFile(fetching, "Senato", wanted));
  }
  return outcomes;
}
