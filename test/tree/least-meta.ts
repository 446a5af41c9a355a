/** The `meta` of answers that tests write: as little as the schema takes. */

import { lineOfMeta } from "../../generator/format/line-json.ts";
/** As the writers of the tree take it. */
export const meta = lineOfMeta({
  versione: "1.0.0",
  release: "0123456789ab",
  dati_al: null,
  lingua: "it",
  licenza: "",
  fonti: [],
  avvertenza: "a",
});
