/** Projects of the recovery plan, and their graph. */

import { LUOGO, META, OF_GRAPH, OF_PROJECT, PROGETTO_RIGA } from "./common.ts";
import * as f from "./declare/fields.ts";
import { forDocs, sentence } from "./declare/marks.ts";

const NATURA = f.word(["appalto", "accordo quadro", "concessione", "contributo"]);
const NAMED = f.record({ codice_fiscale: f.filled(), nome: f.filled() }, { open: true });
const TENDER = f.record(
  {
    id: f.text({}, { pattern: "^appalto:" }),
    cig: f.filled.orNull(),
    oggetto: f.filled(),
    importo: f.amount.orNull({
      it: "L'aggiudicazione; `null` se sconosciuta.",
      en: "The award; `null` where unknown.",
    }),
    natura: f.orNull(NATURA),
    oltre_finanziamento: f.flag(),
    enti: f.list(NAMED),
    aziende: f.list(NAMED),
  },
  { title: "Appalto", ref: forDocs("pnrr-progetto.json#/$defs/appalto"), open: true },
);
const PROJECT = f.record(
  {
    id: f.text({}, { pattern: "^progetto:" }),
    ...OF_PROJECT,
    finanziamenti: f.list(f.record({ codice: f.filled(), nome: f.filled(), importo: f.amount() }, { open: true }), {
      it: "Per importo decrescente; le fonti a zero sono omesse.",
      en: "By amount descending; sources of 0 are left out.",
    }),
    appalti: f.list(TENDER),
  },
  { title: "Progetto intero", ref: forDocs("pnrr-progetto.json#/$defs/progetto"), open: true },
);
const PROJECT_NODE = f.record(
  {
    id: f.text({}, { pattern: "^progetto:" }),
    tipo: f.constant("progetto"),
    label: f.text(),
    cup: f.filled.orNull(),
    settore: f.filled(),
    finanziamento_totale: f.amount.orNull(),
  },
  { title: "Progetto", ref: forDocs("pnrr-graph.json#/$defs/progetto"), open: true },
);
const TENDER_NODE = f.record(
  {
    id: f.text({}, { pattern: "^appalto:" }),
    tipo: f.constant("appalto"),
    label: f.text(),
    cig: f.filled.orNull(),
    importo: f.amount.orNull(),
    natura: f.orNull({
      ...NATURA,
      doc: sentence(
        "Dalla modalità di realizzazione; `null` se la fonte non lo dice.",
        "From the way of realisation; `null` where the source does not say.",
      ),
    }),
    oltre_finanziamento: f.flag({
      it: "Se l'importo supera l'intero finanziamento dei progetti che citano l'appalto.",
      en: "Whether the amount exceeds the whole funding of the projects that name the tender.",
    }),
  },
  { title: "Appalto", ref: forDocs("pnrr-graph.json#/$defs/appalto"), open: true },
);
const COMPANY_NODE = f.record(
  {
    id: f.text({}, { pattern: "^azienda:" }),
    tipo: f.constant("azienda"),
    label: f.filled(),
    codice_fiscale: f.filled(),
  },
  { title: "Azienda", ref: forDocs("pnrr-graph.json#/$defs/azienda"), open: true },
);
const AUTHORITY_NODE = f.record(
  { id: f.text({}, { pattern: "^ente:" }), tipo: f.constant("ente"), label: f.filled(), codice_fiscale: f.filled() },
  { title: "Ente", ref: forDocs("pnrr-graph.json#/$defs/ente"), open: true },
);
const HAS_TENDER = f.record(
  {
    source: f.text({}, { pattern: "^progetto:" }),
    target: f.text({}, { pattern: "^appalto:" }),
    tipo: f.constant("ha_appalto"),
  },
  { ref: forDocs("pnrr-graph.json#/$defs/ha_appalto") },
);
const CALLS = f.record(
  {
    source: f.text({}, { pattern: "^ente:" }),
    target: f.text({}, { pattern: "^appalto:" }),
    tipo: f.constant("bandisce"),
  },
  { ref: forDocs("pnrr-graph.json#/$defs/bandisce") },
);
const WINS = f.record(
  {
    source: f.text({}, { pattern: "^azienda:" }),
    target: f.text({}, { pattern: "^appalto:" }),
    tipo: f.constant("vince"),
  },
  { ref: forDocs("pnrr-graph.json#/$defs/vince") },
);

/** The bodies of answers, by operation. */
export const PROJECT_BODIES = {
  "pnrr-progetti": f.record(
    {
      meta: META,
      totale: f.count({
        it: "Progetti scelti, qualunque sia la finestra.",
        en: "Chosen projects, whatever the window.",
      }),
      importo_totale: f.amount({
        it: "Il loro finanziamento; di un luogo la parte che gli tocca.",
        en: "Their funding; of a place the part that falls to it.",
      }),
      limit: f.integer({}, { minimum: 1, maximum: 1000 }),
      offset: f.count(),
      luogo: f.orNull(
        f.again(LUOGO, {
          it: "Il luogo com'è stato inteso; `null` se non è chiesto.",
          en: "The place as it was understood; `null` where none is asked for.",
        }),
      ),
      progetti: f.list(
        f.also(PROGETTO_RIGA, {
          importo_nel_luogo: f.amount.orNull({
            it: "La parte del suo finanziamento che tocca al luogo chiesto, arrotondata al centesimo; tutto se non ne è chiesto alcuno.",
            en: "The part of its funding that falls to the place asked for, rounded to the cent; all of it if none is asked for.",
          }),
        }),
        {},
        { maxItems: 1000 },
      ),
    },
    {
      title: "Progetti di un luogo",
      it: "Corpo di `/pnrr/progetti`: per finanziamento decrescente.",
      en: "Body of `/pnrr/progetti`: by funding descending.",
    },
  ),
  "pnrr-progetto": f.record(
    {
      meta: META,
      cup: f.filled(),
      totale: f.count({}, { minimum: 1 }),
      importo_totale: f.amount({
        it: "Il finanziamento di tutti i progetti del codice.",
        en: "The funding of all projects of the code.",
      }),
      progetti: f.list(PROJECT, {}, { minItems: 1 }),
    },
    {
      title: "Progetti di un CUP",
      it: "Corpo di `/pnrr/progetti/{cup}`.",
      en: "Body of `/pnrr/progetti/{cup}`.",
    },
  ),
  "pnrr-graph": f.record(
    {
      meta: META,
      settore: f.text(),
      importo_min: f.decimal.orNull({ it: "`null` quando è infinito.", en: "`null` when infinite." }),
      ...OF_GRAPH,
      nodes: f.list(f.oneOf(PROJECT_NODE, TENDER_NODE, COMPANY_NODE, AUTHORITY_NODE)),
      links: f.list(f.oneOf(HAS_TENDER, CALLS, WINS)),
    },
    {
      title: "Grafo del PNRR",
      it: "Corpo di `/pnrr/graph`: progetti per finanziamento decrescente, ciascuno seguito dai suoi appalti, enti e aziende.",
      en: "Body of `/pnrr/graph`: projects by descending funding, each followed by its tenders, bodies and companies.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
