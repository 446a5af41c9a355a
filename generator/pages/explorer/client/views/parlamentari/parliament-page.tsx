/** Who signs bills: members of Parliament and groups. */

import { wordsMatcher } from "../../../../../law/has-words.ts";
import { surnameFirst } from "../../../../../law/surname-first.ts";
import { hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { counted, writtenCount } from "../../data/written.ts";
import { BarLegend } from "../../shell/bar-cell.tsx";
import { Listing, type Rows } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { LazyPart, type ViewProps } from "../../shell/view.tsx";
import { MemberPage } from "./member-page.tsx";
import { memberText } from "./members-texts.ts";
import { ParliamentTabs } from "./parliament-tabs.tsx";
import {
  GROUPS_REQUEST,
  type GroupRanking,
  groupChoices,
  type MemberRanking,
  type RankedMember,
  ramoOf,
  rankedMembers,
  type SignatureGraph,
  signaturesRequest,
} from "./signatures.ts";

const loadVotes = async () => (await import("../votazioni/votes-page.tsx")).VotesPage;

const RANKING_REQUEST = "politici/classifica-parlamentari?limit=100";

const memberColumns = (largest: number): readonly TableColumn<RankedMember>[] => [
  {
    name: "nome",
    title: memberText("nome"),
    value: ({ nome }) => nome,
    by: ({ nome }) => surnameFirst(nome),
    href: ({ id }) => hashOf(["parlamentare", id]),
  },
  { name: "ramo", title: memberText("ramo"), value: ({ ramo }) => ramo },
  { name: "gruppo", title: memberText("gruppo"), value: ({ gruppo }) => gruppo },
  {
    name: "firmati",
    title: memberText("firmati"),
    value: ({ numero_atti }) => numero_atti,
    bar: { largest, part: ({ numero_prime_firme }) => numero_prime_firme },
    numeric: true,
  },
  {
    name: "primo",
    title: memberText("da_primo"),
    value: ({ numero_prime_firme }) => numero_prime_firme,
    numeric: true,
  },
];

function named(rows: readonly RankedMember[], q: string): RankedMember[] {
  const isAsked = wordsMatcher(q);
  return rows.filter(({ nome }) => isAsked(nome));
}

interface RankedOf {
  readonly rows: readonly RankedMember[];
  /** How many there are in all, where these are the first of them. */
  readonly total: number;
  readonly cut: boolean;
}

/** The ranking, or all that sign of a group or a branch. */
function rankedOf(body: MemberRanking | SignatureGraph, gruppo: string | undefined): RankedOf {
  if ("classifica" in body) return { rows: body.classifica, total: body.totale, cut: false };
  const rows = rankedMembers(body, gruppo);
  return { rows, total: rows.length, cut: body.troncato };
}

function memberRows({ rows, total, cut }: RankedOf, meta: Meta, request: string): Rows<RankedMember> {
  const first = rows.length < total;
  const of = first ? `${memberText("primi")} ${writtenCount(rows.length)} ${memberText("di")} ` : "";
  return {
    meta,
    rows,
    rowKey: ({ id }) => id,
    columns: memberColumns(Math.max(0, ...rows.map(({ numero_atti }) => numero_atti))),
    caption: () => `${of}${counted(total, memberText("persone"))}`,
    requests: [request, GROUPS_REQUEST],
    name: "parlamentari",
    totals: cut && <p class="warning notice">{memberText("tagliato")}</p>,
    notes: (
      <>
        <p class="label">
          {memberText(first ? "solo_primi" : "solo_chi_firma")} {memberText("giorno_gruppi")}
        </p>
        <BarLegend whole={memberText("legenda_firmati")} part={memberText("legenda_primo")} />
      </>
    ),
    none: memberText("nessuno"),
  };
}

/** Who signs bills: the ranking, or all members of a group or a branch. */
function MembersPage({ address }: ViewProps) {
  const { ramo: branch, ...others } = address.query;
  const { gruppo, q = "" } = others;
  // A branch that there is not is no choice.
  const ramo = ramoOf(branch);
  const query = ramo === undefined ? others : { ...others, ramo };
  const filtered = gruppo !== undefined || ramo !== undefined;
  const request = filtered ? signaturesRequest({ gruppo, ramo }) : RANKING_REQUEST;
  const asked = useAnswer<MemberRanking | SignatureGraph>(request);
  const groups = useAnswer<GroupRanking>(GROUPS_REQUEST).answer;
  return (
    <div class="parliament">
      <Listing<MemberRanking | SignatureGraph, RankedMember>
        of={{
          title: memberText("chi"),
          tab: memberText("parlamentari"),
          lead: <ParliamentTabs current="parlamentari" />,
          asked,
          words: gruppo ?? q,
          address: { ...address, query },
          filters: () => [
            { name: "q", label: memberText("cerca_nome"), keep: named },
            {
              name: "ramo",
              label: memberText("ramo"),
              none: memberText("entrambi"),
              choices: ["Camera", "Senato"].map((value) => ({ value, text: value })),
            },
            {
              name: "gruppo",
              label: memberText("gruppo"),
              none: memberText("tutti"),
              choices: groups.state === "ready" ? groupChoices(groups.body) : [],
            },
          ],
          listed: (body) => memberRows(rankedOf(body, gruppo), body.meta, request),
        }}
      />
    </div>
  );
}

type Group = GroupRanking["classifica"][number];

const groupColumns = (largest: number): readonly TableColumn<Group>[] => [
  {
    name: "gruppo",
    title: memberText("gruppo"),
    value: ({ nome }) => nome,
    href: ({ nome, sigla, ramo }) => hashOf(["parlamentari"], { gruppo: sigla ?? nome, ramo }),
  },
  { name: "sigla", title: memberText("sigla"), value: ({ sigla }) => sigla },
  { name: "ramo", title: memberText("ramo"), value: ({ ramo }) => ramo },
  {
    name: "firmati",
    title: memberText("firmati"),
    value: ({ numero_atti }) => numero_atti,
    href: ({ nome, sigla, ramo }) => hashOf(["ddl"], { gruppo: sigla ?? nome, ramo }),
    bar: { largest },
    numeric: true,
  },
  { name: "firme", title: memberText("firme"), value: ({ numero_firme }) => numero_firme, numeric: true },
];

/** Groups of both branches by the bills that their members signed. */
function GroupsPage({ address }: ViewProps) {
  return (
    <div class="parliament">
      <Listing<GroupRanking, Group>
        of={{
          title: memberText("chi_gruppi"),
          tab: memberText("gruppi"),
          lead: <ParliamentTabs current="gruppi" />,
          asked: useAnswer<GroupRanking>(GROUPS_REQUEST),
          address,
          listed: ({ meta, classifica }) => ({
            meta,
            rows: classifica,
            rowKey: ({ ramo, nome }) => `${ramo} ${nome}`,
            columns: groupColumns(Math.max(0, ...classifica.map(({ numero_atti }) => numero_atti))),
            caption: () => `${memberText("gruppi")}: ${writtenCount(classifica.length)}`,
            requests: [GROUPS_REQUEST],
            name: "gruppi",
            notes: <p class="label">{memberText("giorno_gruppi")}</p>,
          }),
        }}
      />
    </div>
  );
}

export function ParliamentPage({ address }: ViewProps) {
  const [first, id] = address.path;
  if (first === "gruppi") return <GroupsPage address={address} />;
  if (first === "votazioni") return <LazyPart load={loadVotes} props={{ address }} />;
  if (first === "parlamentare" && id !== undefined) return <MemberPage address={address} id={id} />;
  return <MembersPage address={address} />;
}
