/** Tables of a dossier: tenders, and who has a part in them. */

import type { BearerNode, ProjectNode } from "../../../../../api/explorer/money-files.ts";
import { writtenCount } from "../../data/written.ts";
import { SortableTable, type TableColumn } from "../../widgets/sortable-table.tsx";
import { AmountBar } from "./amount-bar.tsx";
import { knownAmount, type Share, type TenderLinks } from "./dossier.ts";
import { kindName, NodeLink, NodeLinks, nodeName } from "./node-links.tsx";
import { pnrrWord } from "./pnrr-words.ts";

/** Rows that are shown at first. */
const FIRST = 20;

/** Who stands beside a tender: those whom the page is not about. */
const OTHERS = {
  azienda: ["enti", "progetti"],
  ente: ["aziende", "progetti"],
  progetto: ["aziende"],
  appalto: [],
} as const;

type Members = "enti" | "progetti" | "aziende";

const tendersColumn: TableColumn<Pick<Share<unknown>, "totals">> = {
  title: pnrrWord("appalti"),
  value: ({ totals }) => totals.appalti,
  numeric: true,
  cell: ({ totals }) => writtenCount(totals.appalti),
};

const nodeColumn = <Node extends BearerNode | ProjectNode>(title: string): TableColumn<Share<Node>> => ({
  title,
  value: ({ node }) => nodeName(node),
  cell: ({ node }) => <NodeLink node={node} />,
});

const membersColumn = (members: Members): TableColumn<TenderLinks> => ({
  title: pnrrWord(members),
  value: (links) => links[members].map(nodeName).join("; "),
  cell: (links) => <NodeLinks nodes={links[members]} />,
});

/** Columns of tenders. Bars are as long as their share of the largest. */
export function tenderColumns(about: keyof typeof OTHERS, tenders: readonly TenderLinks[]): TableColumn<TenderLinks>[] {
  const most = Math.max(0, ...tenders.map(({ tender }) => tender.importo ?? 0));
  return [
    {
      title: pnrrWord("oggetto"),
      value: ({ tender }) => nodeName(tender),
      cell: ({ tender }) => <NodeLink node={tender} />,
    },
    {
      title: pnrrWord("importo"),
      value: ({ tender }) => tender.importo,
      numeric: true,
      cell: ({ tender: { importo, oltre_finanziamento, natura } }) => (
        <AmountBar
          amount={importo}
          most={most}
          oltre={oltre_finanziamento ? (importo ?? 0) : 0}
          contributi={natura === "contributo" ? (importo ?? 0) : 0}
        />
      ),
    },
    { title: pnrrWord("natura"), value: ({ tender }) => kindName(tender.natura) },
    ...OTHERS[about].map(membersColumn),
    { title: pnrrWord("cig"), value: ({ tender }) => tender.cig ?? "—" },
  ];
}

export function TenderTable(props: {
  readonly title: string;
  readonly about: keyof typeof OTHERS;
  readonly tenders: readonly TenderLinks[];
}) {
  const { title, about, tenders } = props;
  return (
    <section>
      <h2>
        {title} ({writtenCount(tenders.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={tenderColumns(about, tenders)}
        rows={tenders}
        rowKey={({ tender }) => tender.id}
        step={FIRST}
      />
    </section>
  );
}

/** Companies or authorities with their tenders among some. */
export function BearerTable({ title, shares }: { title: string; shares: readonly Share<BearerNode>[] }) {
  const most = Math.max(0, ...shares.map(({ totals }) => totals.importo));
  const [first] = shares;
  if (first === undefined) return null;
  return (
    <section>
      <h2>
        {title} ({writtenCount(shares.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={[
          nodeColumn(pnrrWord(first.node.tipo)),
          tendersColumn,
          {
            title: pnrrWord("importo"),
            value: ({ totals }) => knownAmount(totals),
            numeric: true,
            cell: ({ totals }) => (
              <AmountBar amount={knownAmount(totals)} most={most} oltre={totals.oltre} contributi={totals.contributi} />
            ),
          },
        ]}
        rows={shares}
        rowKey={({ node }) => node.id}
        step={FIRST}
      />
    </section>
  );
}

/** Projects with their funding. */
export function ProjectTable({ title, shares }: { title: string; shares: readonly Share<ProjectNode>[] }) {
  const most = Math.max(0, ...shares.map(({ node }) => node.finanziamento_totale ?? 0));
  return shares.length === 0 ? null : (
    <section>
      <h2>
        {title} ({writtenCount(shares.length)})
      </h2>
      <SortableTable
        caption={title}
        columns={[
          nodeColumn(pnrrWord("progetto")),
          { title: pnrrWord("settore"), value: ({ node }) => node.settore },
          {
            title: pnrrWord("finanziamento"),
            value: ({ node }) => node.finanziamento_totale,
            numeric: true,
            cell: ({ node }) => <AmountBar amount={node.finanziamento_totale} most={most} />,
          },
          tendersColumn,
        ]}
        rows={shares}
        rowKey={({ node }) => node.id}
        step={FIRST}
      />
    </section>
  );
}
