/** Rankings of the recovery plan and of Parliament: the first of an order, as many as are asked for. And the funding of the plan. */

import { TOP_N } from "../operations.ts";
import type { Prosa } from "../prose.ts";
import { LUOGO } from "./common.ts";
import * as f from "./declare/fields.ts";
import { forDocs, sentence } from "./declare/marks.ts";

const name = f.text({}, { minLength: 1 });
const some = f.count({}, { minimum: 1 });
const euro = (doc?: Prosa) => f.amount(doc && { doc: forDocs(doc) });

/** @param before what the answer says of all, not only of the entries that it has */
const ranking = <const Entry extends f.Fields, const Before extends f.Fields = Record<never, never>>(
  entry: Entry,
  body: f.Said,
  before?: Before,
) =>
  f.record(
    {
      meta: f.shared("meta"),
      ...(before as Before),
      limit: f.integer({}, { minimum: TOP_N.ge, maximum: TOP_N.le }),
      totale: f.count({ it: "Voci della classifica intera.", en: "Entries of the whole ranking." }),
      classifica: f.list(f.record({ posizione: some, ...entry }), {}, { maxItems: TOP_N.le }),
    },
    body,
  );

const BEARER = {
  nome: name,
  codice_fiscale: name,
  numero_appalti: some,
  importo_totale: euro(),
  importo_oltre_finanziamento: euro({
    it: "Parte di `importo_totale`: appalti il cui importo supera l'intero finanziamento dei progetti che li citano.",
    en: "Part of `importo_totale`: tenders whose amount exceeds the whole funding of the projects that name them.",
  }),
  importo_contributi: euro({
    it: "Parte di `importo_totale`: contributi, che non sono appalti.",
    en: "Part of `importo_totale`: grants, which are no tenders.",
  }),
};
/** A company, or who puts tenders out, in a ranking; amounts are euro. */
export type RankedBearer = f.RowOf<typeof BEARER> & { readonly posizione: number };

const BEARER_IN_PLACE = {
  ...BEARER,
  importo_anche_altrove: euro({
    it: "Parte di `importo_totale`: appalti di progetti che si svolgono anche altrove.",
    en: "Part of `importo_totale`: tenders of projects that lie elsewhere too.",
  }),
};
const OF_PLACE = {
  luogo: f.again(LUOGO, { it: "Il luogo com'è stato inteso.", en: "The place as it was understood." }),
  numero_appalti: f.count({
    it: "Appalti dei progetti che si svolgono nel luogo, ognuno una volta.",
    en: "Tenders of the projects that lie in the place, each once.",
  }),
  importo_appalti: euro({ it: "Il loro importo, per intero.", en: "Their amount, in full." }),
  importo_anche_altrove: euro({
    it: "Parte di `importo_appalti`: appalti di progetti che si svolgono anche altrove.",
    en: "Part of `importo_appalti`: tenders of projects that lie elsewhere too.",
  }),
};

const REGION = { nome: name, codice: f.orNull(name), numero_progetti: some, importo_totale: euro() };

const MEMBER = {
  nome: name,
  id: f.shared("id_parlamentare"),
  ramo: f.branch(),
  gruppo: f.orNull({
    ...name,
    doc: sentence(
      "Sigla del gruppo, al giorno che `meta.nota` dice.",
      "Acronym of the group, on the day that `meta.nota` says.",
    ),
  }),
  gruppo_nome: f.orNull({
    ...name,
    doc: sentence(
      "Nome del gruppo, al giorno che `meta.nota` dice.",
      "Name of the group, on the day that `meta.nota` says.",
    ),
  }),
  numero_atti: some,
  numero_prime_firme: f.count(),
};
const GROUP = { nome: name, sigla: name, ramo: f.branch(), numero_atti: some, numero_firme: some };

const of = (title: string, it: string, en: string): f.Said => ({ title, doc: forDocs({ it, en }) });

/** The bodies of their answers, by operation. */
export const RANKINGS = {
  "pnrr-aziende": ranking(
    BEARER,
    of(
      "Classifica delle aziende",
      "Corpo di `/pnrr/classifica-aziende`: per importo decrescente.",
      "Body of `/pnrr/classifica-aziende`: by descending amount.",
    ),
  ),
  "pnrr-enti": ranking(
    BEARER,
    of(
      "Classifica degli enti",
      "Corpo di `/pnrr/classifica-enti`: per numero di appalti decrescente.",
      "Body of `/pnrr/classifica-enti`: by descending number of tenders.",
    ),
  ),
  "pnrr-luogo-aziende": ranking(
    BEARER_IN_PLACE,
    of(
      "Classifica delle aziende di un luogo",
      "Corpo di `/pnrr/luoghi/{luogo}/classifica-aziende`: per importo decrescente.",
      "Body of `/pnrr/luoghi/{luogo}/classifica-aziende`: by descending amount.",
    ),
    OF_PLACE,
  ),
  "pnrr-luogo-enti": ranking(
    BEARER_IN_PLACE,
    of(
      "Classifica degli enti di un luogo",
      "Corpo di `/pnrr/luoghi/{luogo}/classifica-enti`: per numero di appalti.",
      "Body of `/pnrr/luoghi/{luogo}/classifica-enti`: by number of tenders.",
    ),
    OF_PLACE,
  ),
  "pnrr-regioni": ranking(
    REGION,
    of(
      "Classifica delle regioni",
      "Corpo di `/pnrr/classifica-regioni`: per valore decrescente.",
      "Body of `/pnrr/classifica-regioni`: by descending value.",
    ),
  ),
  "pnrr-finanziamenti": f.record(
    {
      meta: f.shared("meta"),
      totale: euro(),
      fonti: f.list(f.record({ codice: name, nome: name, importo: euro() })),
      settori: f.list(f.record({ nome: name, importo: euro() })),
      flussi: f.list(
        f.record({
          fonte: { ...name, doc: sentence("Codice della fonte.", "Code of the source.") },
          settore: name,
          importo: euro(),
        }),
      ),
    },
    of(
      "Finanziamenti del PNRR",
      "Corpo di `/pnrr/finanziamenti`: importi decrescenti.",
      "Body of `/pnrr/finanziamenti`: descending amounts.",
    ),
  ),
  "politici-parlamentari": ranking(
    MEMBER,
    of(
      "Classifica dei parlamentari",
      "Corpo di `/politici/classifica-parlamentari`: per disegni di legge firmati.",
      "Body of `/politici/classifica-parlamentari`: by bills signed.",
    ),
  ),
  "politici-gruppi": ranking(
    GROUP,
    of(
      "Classifica dei gruppi",
      "Corpo di `/politici/classifica-gruppi`: per disegni di legge firmati.",
      "Body of `/politici/classifica-gruppi`: by bills signed.",
    ),
  ),
} satisfies Readonly<Record<string, f.Field>>;
