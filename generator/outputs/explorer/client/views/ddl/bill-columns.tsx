/** What the table of bills shows of each. */

import { actHash, hashOf } from "../../address/address.ts";
import { writtenCount } from "../../data/written.ts";
import type { TableColumn } from "../../widgets/sortable-table.tsx";
import type { ListedBill } from "./bill-list.ts";
import { billWord } from "./bill-words.ts";

/** The law that a bill became: `n. 56/2024`. */
export const lawText = ({ numero, data }: { numero: string; data: string }) => `n. ${numero}/${data.slice(0, 4)}`;

function stillText({ giorni_fermo, chiuso }: ListedBill): string {
  if (giorni_fermo !== null) return writtenCount(giorni_fermo);
  return chiuso ? billWord("chiuso") : "—";
}

/** The columns of the table, as the order of the address names them. */
export const BILL_COLUMN_NAMES = ["numero", "titolo", "stato", "fermo", "ramo", "proponente", "firmatari", "legge"];

export const BILL_COLUMNS: readonly TableColumn<ListedBill>[] = [
  {
    title: billWord("numero"),
    value: ({ numero }) => numero,
    cell: ({ numero }) => <a href={hashOf(["ddl", numero])}>{numero}</a>,
  },
  { title: billWord("titolo"), value: ({ titolo }) => titolo, cell: ({ titolo }) => <span lang="it">{titolo}</span> },
  { title: billWord("stato"), value: ({ stato }) => stato, cell: ({ stato }) => <span lang="it">{stato}</span> },
  { title: billWord("fermo"), value: ({ giorni_fermo }) => giorni_fermo, cell: stillText, numeric: true },
  { title: billWord("ramo"), value: ({ ramo }) => ramo },
  { title: billWord("proponente"), value: ({ proponente }) => proponente, cell: ({ proponente }) => proponente ?? "—" },
  {
    title: billWord("firmatari"),
    value: ({ n_firmatari }) => n_firmatari,
    cell: ({ n_firmatari }) => writtenCount(n_firmatari),
    numeric: true,
  },
  {
    title: billWord("legge"),
    value: ({ legge }) => legge && lawText(legge),
    cell: ({ legge }) => (legge ? <a href={actHash(legge.eli)}>{lawText(legge)}</a> : "—"),
  },
];
