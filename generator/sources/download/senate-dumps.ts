/** The Senate's dumps of bills and of its members. */

import { attemptFile } from "./attempt.ts";
import { isZip } from "./checks.ts";
import type { FetchOutcome } from "./outcome.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import type { Fetching } from "./transport/fetch-file.ts";

const ADDRESS = `https://raw.githubusercontent.com/SenatoDellaRepubblica/OpenData/main/Leg${LEGISLATURA}`;
const DUMPS = [`dump-ddl-${LEGISLATURA}.zip`, `dump-composizione-${LEGISLATURA}.zip`];

/** Fetches the two dumps of the current legislature. */
async function fetchDumps(fetching: Fetching): Promise<FetchOutcome[]> {
  const outcomes: FetchOutcome[] = [];
  for (const dump of DUMPS) {
    const wanted = { name: `parlamento/senato/${dump}`, address: `${ADDRESS}/${dump}`, check: isZip };
    outcomes.push(await attemptFile(fetching, "Senato", wanted));
  }
  return outcomes;
}

export const SENATE: Source = {
  area: "parlamento",
  attributions: [
    {
      area: "parlamento",
      nome: "Senato della Repubblica - dati aperti (disegni di legge e composizione, XIX legislatura)",
      url: "https://github.com/SenatoDellaRepubblica/OpenData",
      licenza: "CC BY 3.0",
      attribuzione: "Senato della Repubblica, dati.senato.it",
      files: "parlamento/senato/dump-",
    },
  ],
  fetch: fetchDumps,
};
