/** An act that others name, here or not. */

import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";

/** An act that is not here, in place of its row. */
const OUTSIDE = f.record(
  {
    eli: f.eli(),
    tipo: f.shared("slug"),
    titolo: f.nothing(),
    data: f.day(),
    numero: f.filled.orNull(),
    nel_corpus: f.flag({
      it: "Sempre `false`: l'atto non è in questa raccolta.",
      en: "Always `false`: the act is not in this collection.",
    }),
  },
  { title: "Atto fuori dalla raccolta", ref: forDocs("relazioni.json#/$defs/atto_esterno") },
);
/** The row of an act, or of one that is not here. */
export const CITED_ACT = f.oneOf(f.act(), OUTSIDE);

/** How often it is cited. */
export const TIMES = {
  n: f.count({ label: { it: "Citazioni", en: "Citations" }, it: "Quante volte.", en: "How often." }, { minimum: 1 }),
};
/** What a number of citing acts says. */
export const HOW_MANY_CITE = { it: "Quanti atti lo citano.", en: "How many acts cite it." };
