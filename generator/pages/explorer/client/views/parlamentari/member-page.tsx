/** One member of Parliament: the bills they signed, and with which groups. */

import type { DdlRow } from "../../../../../contract/resources/ddl.ts";
import { hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { counted, dated, writtenCount } from "../../data/written.ts";
import { ListedRows } from "../../shell/listing.tsx";
import { SortableTable, type TableColumn } from "../../shell/sortable-table.tsx";
import { LazyPart, Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { BILLS_REQUEST, type BillList } from "../ddl/bill-list.ts";
import { MemberTabs, UnknownMember } from "./member-tabs.tsx";
import { memberText } from "./members-texts.ts";
import {
  type CosigningGroup,
  type MemberSignatures,
  type SignatureGraph,
  type SignedBill,
  signaturesOf,
  signaturesRequest,
} from "./signatures.ts";

/** Bills by number, once the list has come: it has the days that the graph does not. */
type Rows = ReadonlyMap<string, DdlRow>;

function stalled(rows: Rows, numero: string): string {
  const row = rows.get(numero);
  if (row === undefined) return "…";
  if (row.giorni_fermo !== null) return writtenCount(row.giorni_fermo);
  return row.chiuso ? memberText("chiuso") : "—";
}

const billColumns = (rows: Rows): readonly TableColumn<SignedBill>[] => [
  { title: memberText("numero"), value: ({ numero }) => numero, href: ({ numero }) => hashOf(["ddl", numero]) },
  { title: memberText("titolo"), value: ({ titolo }) => titolo },
  { title: memberText("firma"), value: ({ primo }) => memberText(primo ? "come_primo" : "come_altro") },
  { title: memberText("stato"), value: ({ stato }) => stato },
  {
    title: memberText("fermo"),
    value: ({ numero }) => rows.get(numero)?.giorni_fermo ?? null,
    cell: ({ numero }) => stalled(rows, numero),
    numeric: true,
  },
];

const groupColumns = (largest: number): readonly TableColumn<CosigningGroup>[] => [
  {
    title: memberText("gruppo"),
    value: ({ gruppo }) => gruppo,
    cell: ({ gruppo }) => gruppo ?? memberText("senza_gruppo"),
  },
  { title: memberText("insieme"), value: ({ atti }) => atti, bar: { largest }, numeric: true },
  { title: memberText("altre_persone"), value: ({ persone }) => persone, numeric: true },
];

interface MemberProps extends MemberSignatures {
  readonly meta: Meta;
  readonly cut: boolean;
  readonly request: string;
}

function Member({ member, bills, groups, meta, cut, request }: MemberProps) {
  useTitle(member.label);
  const { answer } = useAnswer<BillList>(BILLS_REQUEST);
  const list = answer.state === "ready" ? answer.body : undefined;
  const rows = new Map(list?.ddl.map((row) => [row.numero, row]));
  const first = bills.filter(({ primo }) => primo).length;
  const day = list ? ` · ${dated(memberText("riferimento"), list.data_riferimento)}` : "";
  return (
    <>
      <h1>{member.label}</h1>
      <p class="lead">
        {member.ramo} ·{" "}
        {member.gruppo === null ? (
          memberText("senza_gruppo")
        ) : (
          <a href={hashOf(["parlamentari"], { gruppo: member.gruppo, ramo: member.ramo })}>{member.gruppo}</a>
        )}{" "}
        · {counted(bills.length, memberText("n_firmati"))}, {writtenCount(first)} {memberText("legenda_primo")}
      </p>
      <MemberTabs id={member.id} current="firme" />
      <ListedRows
        of={{
          meta,
          rows: bills,
          rowKey: ({ numero }) => numero,
          columns: billColumns(rows),
          caption: () => `${memberText("firmati_da")}: ${writtenCount(bills.length)}${day}`,
          requests: [request, BILLS_REQUEST],
          name: member.id,
          totals: cut && <p class="warning notice">{memberText("tagliato")}</p>,
        }}
      />
      <h2>{memberText("con_chi")}</h2>
      <p class="label">{memberText("con_chi_testo")}</p>
      {groups.length === 0 ? (
        <p>{memberText("nessun_altro")}</p>
      ) : (
        <SortableTable
          caption={memberText("con_chi")}
          columns={groupColumns(bills.length)}
          rows={groups}
          rowKey={({ gruppo }) => gruppo ?? ""}
        />
      )}
    </>
  );
}

/** Codes of members begin with the letter of their branch; one of another letter is nobody's. */
const BRANCHES: Readonly<Record<string, string>> = { S: "Senato", C: "Camera" };

const loadVotes = async () => (await import("./member-votes.tsx")).MemberVotesPage;

export function MemberPage({ id, address }: ViewProps & { id: string }) {
  const known = id.toUpperCase();
  const ramo = /^[SC]-\d+$/.test(known) ? BRANCHES[known.slice(0, 1)] : undefined;
  useTitle(id);
  const request = signaturesRequest({ ramo });
  const ofVotes = address.query.vista === "voti";
  const { answer, again } = useAnswer<SignatureGraph>(ramo === undefined || ofVotes ? null : request);
  const votes = <LazyPart load={loadVotes} props={{ id: known, address }} />;
  return (
    <div class="parliament">
      {ramo === undefined ? (
        <UnknownMember />
      ) : ofVotes ? (
        votes
      ) : (
        <Shown answer={answer} again={again} asked={id}>
          {(graph) => {
            const found = signaturesOf(graph, known);
            // Who signed nothing may have voted.
            if (found === undefined) return votes;
            return <Member {...found} meta={graph.meta} cut={graph.troncato} request={request} />;
          }}
        </Shown>
      )}
    </div>
  );
}
