/** Where the money comes from and where it goes: a drawing, and the tables with the same figures. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../../../contract/resources/rankings.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { percent, roundEuro, writtenCount, writtenEuro } from "../../data/written.ts";
import { Folded } from "../../shell/folded.tsx";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle } from "../../shell/view.tsx";
import { AmountBar, WholeNote } from "./amount-bar.tsx";
import { type Flow, type FlowBand, type FlowNode, flowLayout, groupSmall } from "./flow-layout.ts";
import { noteAbout } from "./nota.ts";
import { pnrrText } from "./pnrr-texts.ts";

/** Width of a node, and the share of the drawing that labels of either side have. */
const NODE_WIDTH = 10;
const LABELS = { from: 0.22, to: 0.33 } as const;
/** About the width of a capital letter in a label. */
const LETTER = 8.2;

/** The width of an element on the page, as it is now. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1000);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(480, current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The outline of a band between two edges. */
function outline({ y0, y1, height }: FlowBand, left: number, right: number): string {
  const middle = (left + right) / 2;
  return `M${left},${y0}C${middle},${y0} ${middle},${y1} ${right},${y1}v${height}C${middle},${y1 + height} ${middle},${y0 + height} ${left},${y0 + height}z`;
}

const saidFlow = ({ from, to, amount }: Flow) => `${from} ${pnrrText("verso")} ${to}: ${writtenEuro(amount)}`;

const saidNode = ({ name, amount }: FlowNode) => `${name}: ${writtenEuro(amount)}`;

/** A label in lines, its amount below. */
function Label({ node, x }: { node: FlowNode; x: number }) {
  const top = node.y + node.height / 2 - (node.lines.length * 16) / 2;
  return (
    <text text-anchor={node.side === "from" ? "end" : "start"}>
      {node.lines.map((line, i) => (
        <tspan key={line} x={x} y={top + 5 + i * 16}>
          {line}
        </tspan>
      ))}
      <tspan class="amount" x={x} y={top + 5 + node.lines.length * 16}>
        {roundEuro(node.amount)}
      </tspan>
    </text>
  );
}

interface DrawingProps {
  /** By the names that are shown. */
  readonly flows: readonly Flow[];
  /** Name that stands last. */
  readonly last: string;
}

/** Sources, sectors and the flows between them, drawn: each can be pointed at or reached by the keyboard, and says its amount. */
function FlowDrawing({ flows, last }: DrawingProps) {
  const { ref, width } = useWidth();
  const [said, setSaid] = useState(pnrrText("indica"));
  const layout = flowLayout(flows, last, Math.floor((width * LABELS.to - NODE_WIDTH - 8) / LETTER));
  const left = width * LABELS.from;
  const right = width * (1 - LABELS.to);
  const named = (text: string) => ({
    tabIndex: 0,
    role: "img" as const,
    "aria-label": text,
    onFocus: () => setSaid(text),
    onPointerEnter: () => setSaid(text),
  });
  return (
    <figure class="flows" ref={ref}>
      <svg
        viewBox={`0 -8 ${width} ${layout.height + 24}`}
        width={width}
        height={layout.height + 24}
        aria-label={pnrrText("disegno")}
      >
        {layout.bands.map((band) => (
          <path
            key={`${band.from} ${band.to}`}
            class="band"
            d={outline(band, left + NODE_WIDTH, right - NODE_WIDTH)}
            {...named(saidFlow(band))}
          />
        ))}
        {layout.nodes.map((node) => (
          <g key={`${node.side} ${node.name}`} class="end">
            <rect
              x={node.side === "from" ? left : right - NODE_WIDTH}
              y={node.y}
              width={NODE_WIDTH}
              height={node.height}
              {...named(saidNode(node))}
            />
            <Label node={node} x={node.side === "from" ? left - 8 : right + 8} />
          </g>
        ))}
      </svg>
      <figcaption aria-live="off">{said}</figcaption>
    </figure>
  );
}

/** What `/pnrr/finanziamenti` answers. */
type Funds = AnswerOf<(typeof RANKINGS)["pnrr-finanziamenti"]>;

const REQUEST = "pnrr/finanziamenti";

/** Share of all money below which a sector is drawn with the others. */
const SMALL = 0.015;

type Sum = Funds["settori"][number];

function sumColumns(title: string, sums: readonly Sum[]): TableColumn<Sum>[] {
  const most = Math.max(0, ...sums.map(({ importo }) => importo));
  const total = sums.reduce((sum, { importo }) => sum + importo, 0);
  return [
    { title, value: ({ nome }) => nome },
    {
      title: pnrrText("importo"),
      value: ({ importo }) => importo,
      numeric: true,
      cell: ({ importo }) => <AmountBar amount={importo} most={most} />,
    },
    {
      title: pnrrText("quota"),
      value: ({ importo }) => (total > 0 ? importo / total : 0),
      numeric: true,
      cell: ({ importo }) => percent(total > 0 ? importo / total : 0),
    },
  ];
}

const FLOW_COLUMNS: readonly TableColumn<Flow>[] = [
  { title: pnrrText("fonte"), value: ({ from }) => from },
  { title: pnrrText("settore"), value: ({ to }) => to },
  {
    title: pnrrText("importo"),
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
  const othersOf = (count: number) => `${pnrrText("altri")} (${writtenCount(count)})`;
  const { small } = groupSmall(flows, SMALL, "");
  const others = othersOf(small.length);
  const drawn = groupSmall(flows, SMALL, others).flows;
  return (
    <>
      <dl class="counts">
        <div>
          <dt>{pnrrText("totale")}</dt>
          <dd>{writtenEuro(totale)}</dd>
        </div>
      </dl>
      <SourceLine meta={meta} />
      <Folded title={pnrrText("come")}>
        <p class="caveat">{noteAbout(meta.nota, "totali", "scarto")}</p>
      </Folded>
      {flows.length > 0 && (
        <div class="drawn">
          <button type="button" class="quiet skip-drawing" onClick={() => document.getElementById("tabelle")?.focus()}>
            {pnrrText("salta")}
          </button>
          <FlowDrawing flows={drawn} last={others} />
        </div>
      )}
      <h2 id="tabelle" tabIndex={-1}>
        {pnrrText("fonti")}
      </h2>
      <SortableTable
        caption={pnrrText("fonti")}
        columns={sumColumns(pnrrText("fonte"), fonti)}
        rows={fonti}
        rowKey={({ nome }) => nome}
      />
      <h2>{pnrrText("settori")}</h2>
      <SortableTable
        caption={pnrrText("settori")}
        columns={sumColumns(pnrrText("settore"), settori)}
        rows={settori}
        rowKey={({ nome }) => nome}
      />
      <h2>{pnrrText("flussi")}</h2>
      <SortableTable
        caption={pnrrText("flussi")}
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
  useTitle(pnrrText("titolo_fondi"));
  const { answer, again } = useAnswer<Funds>(REQUEST);
  return (
    <>
      <h1>{pnrrText("titolo_fondi")}</h1>
      <p class="lead">{pnrrText("testo_fondi")}</p>
      <Shown answer={answer} again={again} asked={pnrrText("fondi")}>
        {(body) => <FundsTables {...body} />}
      </Shown>
    </>
  );
}
