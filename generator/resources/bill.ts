/** One bill: its readings, who signed it, what it cites. */

import { META } from "./common.ts";
import { LEGGE } from "./ddl.ts";
import * as f from "./declare/fields.ts";

const CITED_IN_BILL = f.record(
  {
    testo: f.filled(),
    articolo: f.orNull(f.filled({ doc: { it: "Articolo del disegno di legge.", en: "Article of the bill." } })),
    partizione: f.orNull(
      f.filled({
        doc: { it: "La parte dell'atto citato, come è scritta.", en: "The part of the cited act, as written." },
      }),
    ),
    atto: f.record({
      eli: f.orNull(f.eli()),
      urn: f.orNull(f.shared("urn")),
      tipo: f.shared("slug"),
      data: f.orNull(f.day()),
      anno: f.orNull(f.integer()),
      numero: f.orNull(f.filled()),
    }),
    nel_corpus: f.flag(),
    titolo: f.orNull(f.text()),
    n_relazioni_in: f.count(),
  },
  { title: "Citazione", ref: "ddl.json#/$defs/citazione", open: true },
);

/** The bodies of answers, by operation. */
export const BILL_BODIES = {
  ddl: f.record(
    {
      meta: META,
      numero: f.shared("numero_ddl"),
      numeri: f.list(
        f.shared("numero_ddl"),
        { doc: { it: "Tutte le letture, in ordine.", en: "All readings, in order." } },
        { minItems: 1 },
      ),
      titolo: f.orNull(f.text()),
      ramo: f.branch(),
      natura: f.orNull(f.text()),
      stato: f.orNull(f.text()),
      chiuso: f.flag(),
      data_presentazione: f.orNull(f.day()),
      data_stato: f.orNull(f.day()),
      giorni_fermo: f.orNull(
        f.integer({
          doc: {
            it: "Giorni da `data_stato` alla data di riferimento; `null` se il disegno di legge è chiuso o lo stato non ha data.",
            en: "Days from `data_stato` to the reference date; `null` where the bill is closed or its status has no date.",
          },
        }),
      ),
      proponente: f.orNull(f.text()),
      iniziativa: f.orNull(f.text()),
      n_firmatari: f.count({
        doc: {
          it: "Parlamentari distinti, ritirati esclusi.",
          en: "Distinct members of Parliament, withdrawn ones left out.",
        },
      }),
      legge: f.orNull(LEGGE),
      stato_esteso: f.orNull(
        f.text({ doc: { it: "Lo stato senza abbreviazioni.", en: "The status without abbreviations." } }),
      ),
      fasi: f.list(
        f.record(
          {
            numero: f.shared("numero_ddl"),
            ramo: f.branch(),
            data_presentazione: f.orNull(f.day()),
            stato: f.orNull(f.text()),
            data_stato: f.orNull(f.day()),
          },
          { open: true },
        ),
        {},
        { minItems: 1 },
      ),
      firmatari: f.list(
        f.record(
          {
            id: f.orNull(f.shared("id_parlamentare")),
            nome: f.filled(),
            ramo: f.orNull(f.branch()),
            gruppo: f.orNull(f.filled()),
            primo: f.flag(),
            data_aggiunta: f.orNull(f.day()),
            data_ritiro: f.orNull(f.day()),
          },
          { open: true },
        ),
      ),
      assegnazioni: f.list(
        f.record(
          {
            data: f.orNull(f.day()),
            commissione: f.orNull(f.text()),
            tipo: f.orNull(f.text()),
            sede: f.orNull(f.text()),
          },
          { open: true },
        ),
      ),
      dossier: f.record(
        {
          testo: f.word(["articolato", "titolo"]),
          articoli: f.count({ doc: { it: "0 per un titolo.", en: "0 for a title." } }),
          citazioni: f.list(CITED_IN_BILL),
        },
        { open: true },
      ),
    },
    {
      title: "Dossier di un disegno di legge",
      doc: { it: "Corpo di `/ddl/{numero}`.", en: "Body of `/ddl/{numero}`." },
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
