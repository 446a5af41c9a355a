/** One bill: its readings, who signed it, what it cites. */

import { META } from "./common.ts";
import { OF_BILL } from "./ddl.ts";
import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";
import { VOTE_ROW } from "./votazioni.ts";

const CITED_IN_BILL = f.record(
  {
    testo: f.filled(),
    articolo: f.filled.orNull({ it: "Articolo del disegno di legge.", en: "Article of the bill." }),
    partizione: f.filled.orNull({
      it: "La parte dell'atto citato, come è scritta.",
      en: "The part of the cited act, as written.",
    }),
    atto: f.record({
      eli: f.eli.orNull(),
      urn: f.orNull(f.shared("urn")),
      tipo: f.shared("slug"),
      data: f.day.orNull(),
      anno: f.integer.orNull(),
      numero: f.filled.orNull(),
    }),
    nel_corpus: f.flag(),
    titolo: f.text.orNull(),
    n_relazioni_in: f.count(),
  },
  { title: "Citazione", ref: forDocs("ddl.json#/$defs/citazione"), open: true },
);

export const READING = f.record(
  {
    numero: f.shared("numero_ddl"),
    ramo: f.branch(),
    data_presentazione: f.day.orNull(),
    stato: f.text.orNull(),
    data_stato: f.day.orNull(),
  },
  { open: true },
);
export const SIGNATURE = f.record(
  {
    id: f.orNull(f.shared("id_parlamentare")),
    nome: f.filled(),
    ramo: f.orNull(f.branch()),
    gruppo: f.filled.orNull(),
    primo: f.flag(),
    data_aggiunta: f.day.orNull(),
    data_ritiro: f.day.orNull(),
  },
  { open: true },
);

/** The bodies of answers, by operation. */
export const BILL_BODIES = {
  ddl: f.record(
    {
      meta: META,
      ...OF_BILL,
      stato_esteso: f.text.orNull({ it: "Lo stato senza abbreviazioni.", en: "The status without abbreviations." }),
      fasi: f.list(READING, {}, { minItems: 1 }),
      firmatari: f.list(SIGNATURE),
      assegnazioni: f.list(
        f.record(
          {
            data: f.day.orNull(),
            commissione: f.text.orNull(),
            tipo: f.text.orNull(),
            sede: f.text.orNull(),
          },
          { open: true },
        ),
      ),
      votazioni: f.list(VOTE_ROW, {
        it: "Le votazioni con i nomi su una delle sue letture, dalla più recente; nessuna non vuol dire che non si sia votato.",
        en: "The votes by name on one of its readings, the newest first; none does not mean that there was none.",
      }),
      dossier: f.record(
        {
          testo: f.word(["articolato", "titolo"]),
          articoli: f.count({ it: "0 per un titolo.", en: "0 for a title." }),
          citazioni: f.list(CITED_IN_BILL),
        },
        { open: true },
      ),
    },
    {
      title: "Dossier di un disegno di legge",
      it: "Corpo di `/ddl/{numero}`.",
      en: "Body of `/ddl/{numero}`.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
