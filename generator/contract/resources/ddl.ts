/** Bills, and how long each has stood still. */

import { matchingBills } from "../../law/matching-bills.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages } from "./declare/marks.ts";
import { type Resource, section } from "./declare/resource.ts";

const NUMERO = { it: "Numero", en: "Number" };
const STATO = { it: "Stato", en: "State" };
const RAMO = { it: "Ramo", en: "Branch" };

export const LEGGE = f.record(
  { numero: f.text.orNull({}, { minLength: 1 }), data: f.day.orNull(), eli: f.eli.orNull() },
  {
    label: { it: "Legge", en: "Law" },
    title: "Legge approvata",
    ref: forDocs("comuni.json#/$defs/legge"),
    it: "La legge in cui il disegno di legge è diventato.",
    en: "The law that the bill became.",
  },
);
/** What a list and its own answer say of a bill. */
export const OF_BILL = {
  numero: f.shared("numero_ddl", { label: NUMERO }),
  numeri: f.list(
    f.shared("numero_ddl"),
    {
      label: { it: "Numeri", en: "Numbers" },
      it: "Tutte le letture, in ordine.",
      en: "All readings, in order.",
    },
    { minItems: 1 },
  ),
  titolo: f.text.orNull({ label: { it: "Titolo", en: "Title" } }),
  ramo: f.branch({ label: RAMO }),
  natura: f.text.orNull({ label: { it: "Natura", en: "Nature" } }),
  stato: f.text.orNull({ label: STATO }),
  chiuso: f.flag({ label: { it: "Concluso", en: "Closed" } }),
  data_presentazione: f.day.orNull({ label: { it: "Presentato", en: "Presented" } }),
  data_stato: f.day.orNull({ label: { it: "Stato dal", en: "State since" } }),
  giorni_fermo: f.integer.orNull({
    label: { it: "Giorni fermo", en: "Days without change" },
    it: "Giorni da `data_stato` alla data di riferimento; `null` se il disegno di legge è chiuso o lo stato non ha data.",
    en: "Days from `data_stato` to the reference date; `null` where the bill is closed or its status has no date.",
  }),
  proponente: f.text.orNull({ label: { it: "Proponente", en: "Presented by" } }),
  iniziativa: f.text.orNull({ label: { it: "Iniziativa", en: "Initiative" } }),
  n_firmatari: f.count({
    label: { it: "Firmatari", en: "Signers" },
    it: "Parlamentari distinti, ritirati esclusi.",
    en: "Distinct members of Parliament, withdrawn ones left out.",
  }),
  legge: f.orNull(LEGGE),
};
const BILL = f.record(OF_BILL, {
  title: "Riga dell'elenco dei disegni di legge",
  ref: forDocs("comuni.json#/$defs/riga_ddl"),
});
export type DdlRow = f.ValueOf<typeof BILL>;

/**
 * The law that a bill became.
 *
 * @example lawText({ numero: "56", data: "2024-04-29" }) // "n. 56/2024"
 */
export const lawText = ({ numero, data }: Pick<f.ValueOf<typeof LEGGE>, "numero" | "data">): string =>
  `n. ${[numero, data?.slice(0, 4)].filter(Boolean).join("/")}`;

const ITER = { aperto: { it: "in corso", en: "open" }, chiuso: { it: "concluso", en: "closed" } };

export const DDL: Resource<"ddl"> = {
  name: "ddl",
  title: { it: "Disegni di legge, e da quando sono fermi", en: "Bills, and how long each has waited" },
  caution: forPages({
    it: "Lo stato è scritto come lo scrive la fonte; i giorni si contano da quando è cambiato, e non dall'ultima seduta.",
    en: "The state is in the source's own words; days are counted from its last change, not from the last sitting.",
  }),
  none: { it: "Nessun disegno di legge risponde a questi filtri.", en: "No bill matches these filters." },
  unit: forPages({ it: "disegno di legge/disegni di legge", en: "bill/bills" }),
  all: { it: "Tutti i disegni di legge", en: "All bills" },

  list: {
    operation: "ddl-lista",
    body: forDocs({
      title: "Elenco dei disegni di legge",
      doc: {
        it: "Corpo di `/ddl/lista`: dal più fermo.",
        en: "Body of `/ddl/lista`: the longest standing still first.",
      },
    }),
    path: "ddl/lista",
    unpaged: true,
    whole: forPages(true),
    more: forDocs({
      data_riferimento: f.day.orNull({
        it: "La data da cui si contano i giorni.",
        en: "The date from which days are counted.",
      }),
    }),
    caption: forPages(
      ({ data_riferimento }: { data_riferimento: string | null }, { lingua, day }) =>
        ` · ${lingua === "it" ? "giorno di riferimento dei giorni di fermo:" : "days are counted up to"} ${day(data_riferimento)}`,
    ),
    columns: {
      numero: {},
      titolo: { italian: true },
      stato: { italian: true },
      fermo: { field: "giorni_fermo" },
      ramo: {},
      proponente: {},
      firmatari: { field: "n_firmatari" },
      legge: {},
    },
    sections: {
      ddl: section(BILL, {
        label: { it: "Disegno di legge", en: "Bill" },
        cells: {
          numero: ({ numero }) => [{ text: numero, to: { page: ["ddl", numero] } }],
          fermo: ({ giorni_fermo, chiuso }, { lingua }) => giorni_fermo ?? (chiuso ? ITER.chiuso[lingua] : null),
          legge: ({ legge }) =>
            legge && [legge.eli ? { text: lawText(legge), to: { eli: legge.eli } } : lawText(legge)],
        },
      }),
    },
    filters: forPages({
      q: {
        label: { it: "Numero o parole del titolo", en: "Number or words of the title" },
        of: "text",
        keep: (rows: readonly DdlRow[], q) => (q.trim() === "" ? rows : matchingBills(rows, q)),
      },
      stato: { label: STATO, of: "values", has: ({ stato }: DdlRow) => [stato] },
      iter: {
        label: { it: "Iter", en: "Course" },
        of: ITER,
        has: ({ chiuso }: DdlRow) => [chiuso ? "chiuso" : "aperto"],
      },
      ramo: { label: RAMO, of: f.BRANCHES, has: ({ ramo }: DdlRow) => [ramo] },
    }),
  },
};
