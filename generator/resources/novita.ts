/** What changed since an earlier release. */

import {
  AFFIDABILITA,
  BASE,
  CAMBIAMENTO,
  CLASSE_RELAZIONE,
  DECORRENZA,
  META,
  PARTIZIONE_ARTICOLO,
  PORTATA,
  TIPO_RELAZIONE,
} from "./common.ts";
import * as f from "./declare/fields.ts";

const COUNTED = f.record(
  { aggiunte: f.count(), cambiate: f.count(), rimosse: f.count() },
  { ref: "novita.json#/$defs/conteggio" },
);
const ACTS = f.list(f.act(), { ref: "novita.json#/$defs/atti" });
const CHANGES = f.list(
  f.record({
    da: f.eli({ it: "Atto che agisce.", en: "The act that acts on the other." }),
    a: f.eli({ it: "Atto su cui agisce.", en: "The act that is acted on." }),
    articolo_da: f.filled.orNull(),
    partizione_da: PARTIZIONE_ARTICOLO,
    articolo_a: f.filled.orNull(),
    partizione_a: PARTIZIONE_ARTICOLO,
    portata: PORTATA,
    tipo: TIPO_RELAZIONE,
    classe: CLASSE_RELAZIONE,
    data: f.day.orNull(),
    decorrenza: DECORRENZA,
    evidenza: f.text.orNull({}, { maxLength: 600 }),
    base: f.list(BASE, {}, { minItems: 1 }),
    affidabilita: AFFIDABILITA,
  }),
  { ref: "novita.json#/$defs/modifiche" },
);
const BILLS = f.list(
  f.record({
    numero: f.shared("numero_ddl"),
    numeri: f.list(f.shared("numero_ddl"), {}, { minItems: 1 }),
    titolo: f.text.orNull(),
    stato: f.text.orNull(),
    data_stato: f.day.orNull(),
  }),
  { ref: "novita.json#/$defs/disegni" },
);
const CHANGED_ARTICLE = f.record(
  { numero: f.filled(), eli: f.shared("eli_articolo"), cambiamento: CAMBIAMENTO },
  { title: "Articolo cambiato", ref: "novita.json#/$defs/articolo_cambiato" },
);
const CHANGED_ACT = f.also(
  f.act(),
  {
    articoli: f.list(CHANGED_ARTICLE, {
      it: "Gli articoli con un'altra rubrica o un altro testo, quelli in più e quelli in meno.",
      en: "The articles with another title or text, those added and those gone.",
    }),
  },
  { ref: "novita.json#/$defs/atto_cambiato" },
);

/** The bodies of answers, by operation. */
export const NEWS_BODIES = {
  novita: f.record(
    {
      meta: META,
      precedente: f.record(
        { release: f.shared("release"), dati_al: f.day.orNull() },
        { it: "La release con cui si confronta.", en: "The release that is compared with." },
      ),
      conteggi: f.record({ norme: COUNTED, relazioni: COUNTED, ddl: COUNTED }),
      norme: f.record(
        { aggiunte: ACTS, cambiate: f.list(CHANGED_ACT), rimosse: ACTS },
        {
          it: "Un atto cambia quando cambia quel che dice; le sue relazioni si confrontano da sole.",
          en: "An act changes where what it says changes; its relations are compared by themselves.",
        },
      ),
      relazioni: f.record({ aggiunte: CHANGES, cambiate: CHANGES, rimosse: CHANGES }),
      ddl: f.record(
        { aggiunte: BILLS, cambiate: BILLS, rimosse: BILLS },
        {
          it: "I giorni di fermo e le sorti degli atti citati non cambiano un disegno di legge.",
          en: "Days of standing still and the fate of cited acts do not change a bill.",
        },
      ),
    },
    {
      title: "Novità",
      it: "`novita.json`: che cosa è cambiato rispetto a una release precedente. Atti per ELI, relazioni per atti, articoli, partizioni, portata e tipo, disegni di legge per la prima lettura.",
      en: "`novita.json`: what changed since an earlier release. Acts by ELI, relations by acts, articles, parts, extent and kind, bills by their first reading.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
