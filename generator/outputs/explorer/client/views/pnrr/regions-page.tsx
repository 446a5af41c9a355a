/** What each region is worth; what belongs to none stands apart. */

import { type Meta, useAnswer } from "../../data/answer.ts";
import { writtenCount, writtenEuro } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { orderOf, orderText } from "../../shell/order-text.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import { AmountBar, WholeNote } from "./amount-bar.tsx";
import { noteAbout } from "./nota.ts";
import { pnrrText } from "./pnrr-texts.ts";
import { placeHash } from "./projects-page.tsx";

/** What this page reads of an entry. */
interface Region {
  readonly nome: string;
  /** `000` is nationwide, `null` no region at all. */
  readonly codice: string | null;
  readonly numero_progetti: number;
  readonly importo_totale: number;
}

interface Regions {
  readonly classifica: readonly Region[];
}

const REQUEST = "pnrr/classifica-regioni?limit=100";

const NAMES = ["nome", "progetti", "importo"];

/** The code of what is nationwide. */
const NATIONWIDE = "000";

const isRegion = ({ codice }: Region) => codice !== null && codice !== NATIONWIDE;

/** @param most what a bar of the whole length is; without it there are none: what is no region is not to be compared with one */
const columnsOf = (most: number | null): TableColumn<Region>[] => [
  {
    title: pnrrText("regione"),
    value: (r) => r.nome,
    cell: (r) => <a href={placeHash({ tipo: "regione", codice: r.codice })}>{r.nome}</a>,
  },
  {
    title: pnrrText("progetti"),
    value: (r) => r.numero_progetti,
    numeric: true,
    cell: (r) => writtenCount(r.numero_progetti),
  },
  {
    title: pnrrText("importo_totale"),
    value: (r) => r.importo_totale,
    numeric: true,
    cell: (r) => (most === null ? writtenEuro(r.importo_totale) : <AmountBar amount={r.importo_totale} most={most} />),
  },
];

const keyOf = ({ nome, codice }: Region) => codice ?? nome;

function RegionTables({ meta, classifica, address }: Regions & ViewProps & { readonly meta: Meta }) {
  const regions = classifica.filter(isRegion);
  const columns = columnsOf(Math.max(0, ...regions.map((region) => region.importo_totale)));
  const others = classifica.filter((entry) => !isRegion(entry));
  const ordered = {
    order: orderOf(address.query.ordine, NAMES),
    set: (order: Parameters<typeof orderText>[0]) => amend({ ordine: orderText(order, NAMES) }),
  };
  return (
    <>
      <SourceLine meta={meta} />
      <p class="caveat">{noteAbout(meta.nota, "regioni")}</p>
      <SortableTable caption={pnrrText("regioni")} columns={columns} rows={regions} rowKey={keyOf} ordered={ordered} />
      {others.length > 0 && (
        <section>
          <h2>{pnrrText("fuori")}</h2>
          <p class="caveat">{noteAbout(meta.nota, "senza_regione")}</p>
          <SortableTable caption={pnrrText("fuori")} columns={columnsOf(null)} rows={others} rowKey={keyOf} />
        </section>
      )}
      <TheseData requests={[REQUEST]} table={() => tableOf(classifica, columns)} name="pnrr-regioni" nota={meta.nota} />
      <WholeNote nota={meta.nota} />
    </>
  );
}

export function RegionsPage({ address }: ViewProps) {
  useTitle(pnrrText("titolo_regioni"));
  const { answer, again } = useAnswer<Regions>(REQUEST);
  return (
    <>
      <h1>{pnrrText("titolo_regioni")}</h1>
      <p class="lead">{pnrrText("testo_regioni")}</p>
      <Shown answer={answer} again={again} asked={pnrrText("regioni")}>
        {(body) => <RegionTables {...body} address={address} />}
      </Shown>
    </>
  );
}
