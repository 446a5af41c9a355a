/** Where the money comes from and where it goes: a drawing, and the tables with the same figures. */

import type { Meta } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { percent, writtenCount, writtenEuro } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import { SortableTable, type TableColumn, tableOf } from "../../widgets/sortable-table.tsx";
import { AmountBar, WholeNote } from "./amount-bar.tsx";
import { FlowDrawing } from "./flow-drawing.tsx";
import { type Flow, groupSmall } from "./flow-layout.ts";
import { noteAbout } from "./nota.ts";
import { pnrrWord } from "./pnrr-words.ts";

/** What this page reads of `/pnrr/finanziamenti`. */
interface Funds {
  readonly totale: number;
  readonly fonti: readonly { readonly codice: string; readonly nome: string; readonly importo: number }[];
  readonly settori: readonly { readonly nome: string; readonly importo: number }[];
  readonly flussi: readonly { readonly fonte: string; readonly settore: string; readonly importo: number }[];
}

const REQUEST = "pnrr/finanziamenti";

/** Share of all money below which a sector is drawn with the others. */
const SMALL = 0.015;

interface Sum {
  readonly nome: string;
  readonly importo: number;
}

function sumColumns(title: string, sums: readonly Sum[]): TableColumn<Sum>[] {
  const most = Math.max(0, ...sums.map(({ importo }) => importo));
  const total = sums.reduce((sum, { importo }) => sum + importo, 0);
  return [
    { title, value: ({ nome }) => nome },
    {
      title: pnrrWord("importo"),
      value: ({ importo }) => importo,
      numeric: true,
      cell: ({ importo }) => <AmountBar amount={importo} most={most} />,
    },
    {
      title: pnrrWord("quota"),
      value: ({ importo }) => (total > 0 ? importo / total : 0),
      numeric: true,
      cell: ({ importo }) => percent(total > 0 ? importo / total : 0),
    },
  ];
}

const FLOW_COLUMNS: readonly TableColumn<Flow>[] = [
  { title: pnrrWord("fonte"), value: ({ from }) => from },
  { title: pnrrWord("settore"), value: ({ to }) => to },
  {
    title: pnrrWord("importo"),
    value: ({ amount }) => amount,
    numeric: true,
    cell: ({ amount }) => writtenEuro(amount),
  },
];

function FundsTables({ totale, fonti, settori, flussi, meta }: Funds & { readonly meta: Meta }) {
  const names = new Map(fonti.map(({ codice, nome }) => [codice, nome]));
  const flows = flussi.map(
    ({ fonte, settore, importo }): Flow => ({ from: names.get(fonte) ?? fonte, to: settore, amount: importo }),
  );
  const othersOf = (count: number) => `${pnrrWord("altri")} (${writtenCount(count)})`;
  const { small } = groupSmall(flows, SMALL, "");
  const others = othersOf(small.length);
  const drawn = groupSmall(flows, SMALL, others).flows;
  return (
    <>
      <dl class="counts">
        <div>
          <dt>{pnrrWord("totale")}</dt>
          <dd>{writtenEuro(totale)}</dd>
        </div>
      </dl>
      <SourceLine meta={meta} />
      <p class="caveat">{noteAbout(meta.nota, "totali", "scarto")}</p>
      {flows.length > 0 && (
        <div class="drawn">
          <button type="button" class="quiet skip-drawing" onClick={() => document.getElementById("tabelle")?.focus()}>
            {pnrrWord("salta")}
          </button>
          <FlowDrawing flows={drawn} last={others} />
        </div>
      )}
      <h2 id="tabelle" tabIndex={-1}>
        {pnrrWord("fonti")}
      </h2>
      <SortableTable
        caption={pnrrWord("fonti")}
        columns={sumColumns(pnrrWord("fonte"), fonti)}
        rows={fonti}
        rowKey={({ nome }) => nome}
      />
      <h2>{pnrrWord("settori")}</h2>
      <SortableTable
        caption={pnrrWord("settori")}
        columns={sumColumns(pnrrWord("settore"), settori)}
        rows={settori}
        rowKey={({ nome }) => nome}
      />
      <h2>{pnrrWord("flussi")}</h2>
      <SortableTable
        caption={pnrrWord("flussi")}
        columns={FLOW_COLUMNS}
        rows={flows}
        rowKey={({ from, to }) => `${from} ${to}`}
        step={20}
      />
      <TheseData
        requests={[REQUEST]}
        table={() => tableOf(flows, FLOW_COLUMNS)}
        name={LINGUA === "it" ? "pnrr-flussi" : "pnrr-flows"}
        nota={meta.nota}
      />
      <WholeNote nota={meta.nota} />
    </>
  );
}

export function FundsPage() {
  useTitle(pnrrWord("titolo_fondi"));
  const { answer, again } = useAnswer<Funds>(REQUEST);
  return (
    <>
      <h1>{pnrrWord("titolo_fondi")}</h1>
      <p class="lead">{pnrrWord("testo_fondi")}</p>
      <Shown answer={answer} again={again} asked={pnrrWord("fondi")}>
        {(body) => <FundsTables {...body} />}
      </Shown>
    </>
  );
}
