/** The acts that a bill names, as links to what they name. */

import { actHash } from "../../address/address.ts";
import type { SheetTable } from "../../data/csv.ts";
import { writtenCount } from "../../data/written.ts";
import { SortableTable, type TableColumn, tableOf } from "../../widgets/sortable-table.tsx";
import { type Bill, type NamedByBill, placeOfPart } from "./bill.ts";
import { billWord } from "./bill-words.ts";

/** The act as the bill writes it. One that is not here has a dotted line: its page says so and searches for it. */
function NamedAct({ named }: { named: NamedByBill }) {
  const { testo, atto, nel_corpus, titolo } = named;
  const title = titolo !== null && <p class="label">{titolo}</p>;
  if (atto.eli === null)
    return (
      <span class="not-here" title={billWord("manca")} lang="it">
        {testo}
      </span>
    );
  return (
    <span lang="it">
      <a
        href={actHash(atto.eli)}
        class={nel_corpus ? undefined : "not-here"}
        title={nel_corpus ? undefined : billWord("manca")}
      >
        {testo}
      </a>
      {title}
    </span>
  );
}

function NamedPart({ named: { partizione, atto, nel_corpus } }: { named: NamedByBill }) {
  const place = placeOfPart(partizione);
  if (partizione === null) return <>—</>;
  if (atto.eli === null || place === "" || !nel_corpus) return <span lang="it">{partizione}</span>;
  return (
    <a href={actHash(atto.eli + place)} lang="it">
      {partizione}
    </a>
  );
}

const NAMED_COLUMNS: readonly TableColumn<NamedByBill>[] = [
  { title: billWord("atto"), value: ({ testo }) => testo, cell: (named) => <NamedAct named={named} /> },
  { title: billWord("parte"), value: ({ partizione }) => partizione, cell: (named) => <NamedPart named={named} /> },
  { title: billWord("nell_articolo"), value: ({ articolo }) => articolo, cell: ({ articolo }) => articolo ?? "—" },
  {
    title: billWord("relazioni"),
    value: ({ nel_corpus, n_relazioni_in }) => (nel_corpus ? n_relazioni_in : null),
    cell: ({ nel_corpus, n_relazioni_in }) => (nel_corpus ? writtenCount(n_relazioni_in) : "—"),
    numeric: true,
  },
];

/** The acts that a bill names, with their ELI, for a spreadsheet. */
export const namedTable = (named: readonly NamedByBill[]): SheetTable =>
  tableOf(named, [...NAMED_COLUMNS, { title: "ELI", value: ({ atto }) => atto.eli }]);

export function ActsNamed({ dossier: { testo, articoli, citazioni } }: Pick<Bill, "dossier">) {
  return (
    <>
      <p class="label">
        {testo === "titolo" ? billWord("dal_titolo") : `${billWord("dal_testo")} ${writtenCount(articoli)}.`}
      </p>
      {citazioni.length === 0 ? (
        <p>{billWord("nessun_atto")}</p>
      ) : (
        <>
          <p class="label">{billWord("relazioni_nota")}</p>
          <div class="cards">
            <SortableTable
              caption={`${billWord("quanti_citati")}: ${writtenCount(citazioni.length)}`}
              columns={NAMED_COLUMNS}
              rows={citazioni}
              rowKey={({ testo: words, articolo, partizione }) => `${articolo} ${words} ${partizione}`}
            />
          </div>
        </>
      )}
    </>
  );
}
