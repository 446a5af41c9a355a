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
