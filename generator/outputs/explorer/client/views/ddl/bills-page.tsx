/** All bills, filtered and sorted as the address and the reader say; or one of them. */

import { type Address, actHash, hashOf } from "../../address.ts";
import { type Awaited, type PageAnswer, useAnswer } from "../../data/answer.ts";
import { counted, dated, writtenCount } from "../../data/written.ts";
import { type Filter, Listing } from "../../shell/listing.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import type { ViewProps } from "../../shell/view.tsx";
import {
  GROUPS_REQUEST,
  type GroupRanking,
  groupChoices,
  membersOfGroup,
  type SignatureGraph,
  signaturesRequest,
  signedBills,
} from "../parlamentari/signatures.ts";
import { BILLS_REQUEST, BILLS_WITH, type BillList, type ListedBill, lawText, statesOf } from "./bill-list.ts";
import { BillPage } from "./bill-page.tsx";
import { billText } from "./bill-texts.ts";
import style from "./ddl.css";

adoptStyle(style);

function stillText({ giorni_fermo, chiuso }: ListedBill): string {
  if (giorni_fermo !== null) return writtenCount(giorni_fermo);
  return chiuso ? billText("chiuso") : "—";
}

const BILL_COLUMNS: readonly TableColumn<ListedBill>[] = [
  {
    name: "numero",
    title: billText("numero"),
    value: (bill) => bill.numero,
    href: (bill) => hashOf(["ddl", bill.numero]),
  },
  { name: "titolo", title: billText("titolo"), value: (bill) => bill.titolo, lang: "it" },
  { name: "stato", title: billText("stato"), value: (bill) => bill.stato, lang: "it" },
  { name: "fermo", title: billText("fermo"), value: (bill) => bill.giorni_fermo, cell: stillText, numeric: true },
  { name: "ramo", title: billText("ramo"), value: (bill) => bill.ramo },
  { name: "proponente", title: billText("proponente"), value: (bill) => bill.proponente },
  { name: "firmatari", title: billText("firmatari"), value: (bill) => bill.n_firmatari, numeric: true },
  {
    name: "legge",
    title: billText("legge"),
    value: ({ legge }) => legge && lawText(legge),
    href: ({ legge }) => legge && actHash(legge.eli),
  },
];

/** All bills, and the signatures of the group that is chosen. */
type Bills = BillList & { readonly graph?: SignatureGraph };

function withGraph(list: Awaited<BillList>, graph: Awaited<SignatureGraph>): Awaited<Bills> {
  if (list.state !== "ready") return list;
  if (graph.state !== "ready") return graph;
  const both: PageAnswer<Bills> = { ...list, body: { ...list.body, graph: graph.body } };
  return both;
}

/** What bills are filtered by. */
function filtersOf(bills: Bills | undefined, groups: Filter<ListedBill>["choices"]): readonly Filter<ListedBill>[] {
  const branches = ["Camera", "Senato"].map((value) => ({ value, text: value }));
  const states = statesOf(bills?.ddl ?? []);
  return [
    { name: "q", label: billText("cerca"), keep: BILLS_WITH.q },
    {
      name: "stato",
      label: billText("stato"),
      none: billText("stati"),
      choices: states.map(([value, count]) => ({ value, text: `${value} (${writtenCount(count)})` })),
      keep: BILLS_WITH.stato,
    },
    {
      name: "iter",
      label: billText("iter"),
      none: billText("entrambi"),
      choices: (["aperto", "chiuso"] as const).map((value) => ({ value, text: billText(value) })),
      keep: BILLS_WITH.iter,
    },
    {
      name: "ramo",
      label: billText("ramo"),
      none: billText("rami"),
      choices: branches,
      keep: BILLS_WITH.ramo,
    },
    {
      name: "gruppo",
      label: billText("gruppo"),
      none: billText("gruppi"),
      choices: groups ?? [],
      keep(rows, gruppo) {
        const signed = bills?.graph && signedBills(bills.graph, membersOfGroup(bills.graph, gruppo));
        return rows.filter((bill) => signed?.has(bill.numero));
      },
    },
  ];
}

function BillListing({ address }: { address: Address }) {
  const { q = "", gruppo } = address.query;
  const groupRequest = gruppo === undefined ? null : signaturesRequest({ gruppo });
  const list = useAnswer<BillList>(BILLS_REQUEST);
  const group = useAnswer<SignatureGraph>(groupRequest);
  const groups = useAnswer<GroupRanking>(GROUPS_REQUEST).answer;
  const asked = groupRequest === null ? list : { ...group, answer: withGraph(list.answer, group.answer) };
  // Groups come with an answer of their own, until when only the one chosen is there.
  const choices = groups.state === "ready" ? groupChoices(groups.body) : [];
  return (
    <div class="ddl">
      <Listing<Bills, ListedBill>
        of={{
          title: billText("titolo_elenco"),
          tab: billText("disegni"),
          asked,
          words: gruppo ?? q,
          address,
          filters: (bills) => filtersOf(bills, choices),
          listed: ({ meta, ddl, totale, data_riferimento, graph }) => ({
            meta,
            rows: ddl,
            rowKey: ({ numero }) => numero,
            columns: BILL_COLUMNS,
            caption(shown) {
              const of = shown === totale ? "" : `${writtenCount(shown)} ${billText("di")} `;
              return `${of}${counted(totale, billText("n_disegni"))} · ${dated(billText("riferimento"), data_riferimento)}`;
            },
            requests: groupRequest === null ? [BILLS_REQUEST] : [BILLS_REQUEST, groupRequest],
            name: "ddl",
            totals: graph?.troncato && <p class="warning notice">{billText("tagliato")}</p>,
            notes: (
              <p class="label">
                {billText("stato_nota")} {graph && billText("gruppo_nota")}
              </p>
            ),
            none: billText("nessuno"),
          }),
        }}
      />
    </div>
  );
}

export function BillsPage({ address }: ViewProps) {
  // A number may have a slash in it, which somebody types as it is: S.926/I.
  const numero = address.path.slice(1).join("/");
  return numero === "" ? (
    <BillListing address={address} />
  ) : (
    <BillPage numero={numero} path={address.path} key={numero} />
  );
}
