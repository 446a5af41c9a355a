/** All bills, filtered and sorted as the address and the reader say; or one of them. */

import { actHash, hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { FilterField, SelectField } from "../../shell/fields.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { orderedByAddress, SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import {
  GROUPS_REQUEST,
  type GroupRanking,
  groupChoices,
  membersOfGroup,
  type SignatureGraph,
  signaturesRequest,
  signedBills,
} from "../parlamentari/signatures.ts";
import { BILLS_REQUEST, type BillList, filteredBills, type ListedBill, lawText, statesOf } from "./bill-list.ts";
import { BillPage } from "./bill-page.tsx";
import { billText } from "./bill-texts.ts";
import style from "./ddl.css";

adoptStyle(style);

function stillText({ giorni_fermo, chiuso }: ListedBill): string {
  if (giorni_fermo !== null) return writtenCount(giorni_fermo);
  return chiuso ? billText("chiuso") : "—";
}

/** The columns of the table, as the order of the address names them. */
const BILL_COLUMN_NAMES = ["numero", "titolo", "stato", "fermo", "ramo", "proponente", "firmatari", "legge"];

const BILL_COLUMNS: readonly TableColumn<ListedBill>[] = [
  {
    title: billText("numero"),
    value: ({ numero }) => numero,
    cell: ({ numero }) => <a href={hashOf(["ddl", numero])}>{numero}</a>,
  },
  { title: billText("titolo"), value: ({ titolo }) => titolo, cell: ({ titolo }) => <span lang="it">{titolo}</span> },
  { title: billText("stato"), value: ({ stato }) => stato, cell: ({ stato }) => <span lang="it">{stato}</span> },
  { title: billText("fermo"), value: ({ giorni_fermo }) => giorni_fermo, cell: stillText, numeric: true },
  { title: billText("ramo"), value: ({ ramo }) => ramo },
  { title: billText("proponente"), value: ({ proponente }) => proponente, cell: ({ proponente }) => proponente ?? "—" },
  {
    title: billText("firmatari"),
    value: ({ n_firmatari }) => n_firmatari,
    cell: ({ n_firmatari }) => writtenCount(n_firmatari),
    numeric: true,
  },
  {
    title: billText("legge"),
    value: ({ legge }) => legge && lawText(legge),
    cell: ({ legge }) => (legge ? <a href={actHash(legge.eli)}>{lawText(legge)}</a> : "—"),
  },
];

interface FieldsProps {
  readonly query: Readonly<Record<string, string>>;
  readonly rows: readonly ListedBill[];
}

/** What bills are filtered by. Groups come with an answer of their own, until when only the one chosen is there. */
function BillFields({ query, rows }: FieldsProps) {
  const { answer } = useAnswer<GroupRanking>(GROUPS_REQUEST);
  const { q = "", stato = "", iter = "", ramo = "", gruppo = "" } = query;
  return (
    <div class="fields">
      <FilterField name="q" label={billText("cerca")} value={q} />
      <SelectField
        name="stato"
        label={billText("stato")}
        value={stato}
        none={billText("stati")}
        choices={statesOf(rows).map(([value, bills]) => ({ value, text: `${value} (${writtenCount(bills)})` }))}
      />
      <SelectField
        name="iter"
        label={billText("iter")}
        value={iter}
        none={billText("entrambi")}
        choices={(["aperto", "chiuso"] as const).map((value) => ({ value, text: billText(value) }))}
      />
      <SelectField
        name="ramo"
        label={billText("ramo")}
        value={ramo}
        none={billText("rami")}
        choices={["Camera", "Senato"].map((value) => ({ value, text: value }))}
      />
      <SelectField
        name="gruppo"
        label={billText("gruppo")}
        value={gruppo}
        none={billText("gruppi")}
        choices={answer.state === "ready" ? groupChoices(answer.body) : []}
      />
    </div>
  );
}

type Query = Readonly<Record<string, string>>;

interface TableProps {
  readonly list: BillList & { readonly meta: Meta };
  readonly query: Query;
  /** The signatures of the group that is chosen. */
  readonly graph: SignatureGraph | undefined;
  readonly requests: readonly string[];
}

function BillTable({ list, query, graph, requests }: TableProps) {
  const { meta, data_riferimento, totale, ddl } = list;
  const signed = graph && signedBills(graph, membersOfGroup(graph, query.gruppo));
  const shown = filteredBills(ddl, { ...query, signed });
  const of = shown.length === totale ? "" : `${writtenCount(shown.length)} ${billText("di")} `;
  const counted = `${of}${writtenCount(totale)} ${billText("disegni").toLowerCase()}`;
  return (
    <>
      <SourceLine meta={meta} />
      <p class="label">
        {billText("stato_nota")} {graph && billText("gruppo_nota")}
      </p>
      {graph?.troncato && <p class="warning">{billText("tagliato")}</p>}
      <TheseData requests={requests} table={() => tableOf(shown, BILL_COLUMNS)} name="ddl" nota={meta.nota} />
      {shown.length === 0 ? (
        <p role="status">
          {billText("nessuno")} <a href={hashOf(["ddl"])}>{billText("togli_filtri")}</a>
        </p>
      ) : (
        <div class="cards bill-table">
          <SortableTable
            caption={`${counted} · ${billText("riferimento")} ${writtenDate(data_riferimento)}`}
            columns={BILL_COLUMNS}
            rows={shown}
            rowKey={({ numero }) => numero}
            ordered={orderedByAddress(query.ordine, BILL_COLUMN_NAMES)}
          />
        </div>
      )}
    </>
  );
}

function Bills({ query }: { query: Query }) {
  useTitle(billText("disegni"));
  const { gruppo, ramo } = query;
  const { answer, again } = useAnswer<BillList>(BILLS_REQUEST);
  const groupRequest = gruppo === undefined ? null : signaturesRequest({ gruppo });
  const group = useAnswer<SignatureGraph>(groupRequest);
  const requests = groupRequest === null ? [BILLS_REQUEST] : [BILLS_REQUEST, groupRequest];
  return (
    <div class="ddl">
      <h1>{billText("titolo_elenco")}</h1>
      <Shown answer={answer} again={again} asked={query.q ?? ""}>
        {(list) => (
          <>
            <BillFields query={query} rows={list.ddl} />
            {groupRequest === null ? (
              <BillTable list={list} query={query} graph={undefined} requests={requests} />
            ) : (
              <Shown answer={group.answer} again={group.again} asked={gruppo ?? ramo ?? ""}>
                {(graph) => <BillTable list={list} query={query} graph={graph} requests={requests} />}
              </Shown>
            )}
          </>
        )}
      </Shown>
    </div>
  );
}

export function BillsPage({ address }: ViewProps) {
  // A number may have a slash in it, which somebody types as it is: S.926/I.
  const numero = address.path.slice(1).join("/");
  return numero === "" ? (
    <Bills query={address.query} />
  ) : (
    <BillPage numero={numero} path={address.path} key={numero} />
  );
}
