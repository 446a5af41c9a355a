/** What each region is worth; what belongs to none stands apart. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../../../contract/resources/rankings.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenEuro } from "../../data/written.ts";
import { Listing } from "../../shell/listing.tsx";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import type { ViewProps } from "../../shell/view.tsx";
import { AmountBar, WholeNote } from "./amount-bar.tsx";
import { noteAbout } from "./nota.ts";
import { placeHash } from "./place.tsx";
import { pnrrText } from "./pnrr-texts.ts";

type Regions = AnswerOf<(typeof RANKINGS)["pnrr-regioni"]>;
type RankedRegion = Regions["classifica"][number];

const REQUEST = "pnrr/classifica-regioni?limit=100";

/** The code of what is nationwide. */
const NATIONWIDE = "000";

const isRegion = ({ codice }: RankedRegion) => codice !== null && codice !== NATIONWIDE;

/** @param most what a bar of the whole length is; without it there are none: what is no region is not to be compared with one */
const columnsOf = (most: number | null): TableColumn<RankedRegion>[] => [
  {
    name: "nome",
    title: pnrrText("regione"),
    value: (r) => r.nome,
    href: (r) => placeHash({ tipo: "regione", codice: r.codice }),
  },
  { name: "progetti", title: pnrrText("progetti"), value: (r) => r.numero_progetti, numeric: true },
  {
    name: "importo",
    title: pnrrText("importo_totale"),
    value: (r) => r.importo_totale,
    numeric: true,
    cell: (r) => (most === null ? writtenEuro(r.importo_totale) : <AmountBar amount={r.importo_totale} most={most} />),
  },
];

const keyOf = ({ nome, codice }: RankedRegion) => codice ?? nome;

/** What belongs to no region. */
function Others({ rows, nota }: { readonly rows: readonly RankedRegion[]; readonly nota: string | undefined }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{pnrrText("fuori")}</h2>
      <p class="caveat">{noteAbout(nota, "senza_regione")}</p>
      <SortableTable caption={pnrrText("fuori")} columns={columnsOf(null)} rows={rows} rowKey={keyOf} />
    </section>
  );
}

export function RegionsPage({ address }: ViewProps) {
  return (
    <Listing
      of={{
        title: pnrrText("titolo_regioni"),
        lead: <p class="lead">{pnrrText("testo_regioni")}</p>,
        asked: useAnswer<Regions>(REQUEST),
        address,
        listed: ({ meta, classifica }) => ({
          meta,
          rows: classifica.filter(isRegion),
          sheet: () => tableOf(classifica, columnsOf(null)),
          rowKey: keyOf,
          columns: columnsOf(Math.max(0, ...classifica.filter(isRegion).map((region) => region.importo_totale))),
          caption: () => pnrrText("regioni"),
          requests: [REQUEST],
          name: "pnrr-regioni",
          notes: <p class="caveat">{noteAbout(meta.nota, "regioni")}</p>,
        }),
        below: ({ meta, classifica }) => (
          <>
            <Others rows={classifica.filter((entry) => !isRegion(entry))} nota={meta.nota} />
            <WholeNote nota={meta.nota} />
          </>
        ),
      }}
    />
  );
}
