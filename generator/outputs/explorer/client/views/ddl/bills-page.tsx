/** All bills, filtered and sorted as the address and the reader say; or one of them. */

import { hashOf } from "../../address/address.ts";
import type { Meta } from "../../data/answer.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import type { ViewProps } from "../../shell/view.ts";
import { orderedByAddress } from "../../widgets/ordered-by-address.ts";
import { SortableTable, tableOf } from "../../widgets/sortable-table.tsx";
import { membersOfGroup, type SignatureGraph, signaturesRequest, signedBills } from "../parlamentari/signatures.ts";
import { BILL_COLUMN_NAMES, BILL_COLUMNS } from "./bill-columns.tsx";
import { BillFields } from "./bill-fields.tsx";
import { BILLS_REQUEST, type BillList, filteredBills } from "./bill-list.ts";
import { BillPage } from "./bill-page.tsx";
import { billWord } from "./bill-words.ts";

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
  const of = shown.length === totale ? "" : `${writtenCount(shown.length)} ${billWord("di")} `;
  const counted = `${of}${writtenCount(totale)} ${billWord("disegni").toLowerCase()}`;
  return (
    <>
      <SourceLine meta={meta} />
      <p class="label">
        {billWord("stato_nota")} {graph && billWord("gruppo_nota")}
      </p>
      {graph?.troncato && <p class="warning">{billWord("tagliato")}</p>}
      <TheseData requests={requests} table={() => tableOf(shown, BILL_COLUMNS)} name="ddl" nota={meta.nota} />
      {shown.length === 0 ? (
        <p role="status">
          {billWord("nessuno")} <a href={hashOf(["ddl"])}>{billWord("togli_filtri")}</a>
        </p>
      ) : (
        <div class="cards bill-table">
          <SortableTable
            caption={`${counted} · ${billWord("riferimento")} ${writtenDate(data_riferimento)}`}
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
  useTitle(billWord("disegni"));
  const { gruppo, ramo } = query;
  const { answer, again } = useAnswer<BillList>(BILLS_REQUEST);
  const groupRequest = gruppo === undefined ? null : signaturesRequest({ gruppo });
  const group = useAnswer<SignatureGraph>(groupRequest);
  const requests = groupRequest === null ? [BILLS_REQUEST] : [BILLS_REQUEST, groupRequest];
  return (
    <div class="ddl">
      <h1>{billWord("titolo_elenco")}</h1>
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
