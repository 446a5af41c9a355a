/** Who signs bills: members of Parliament and groups. */

import { MEMBERS_FILE, type MemberEntry } from "../../../../../contract/resources/members-file.ts";
import { wordsMatcher } from "../../../../../law/has-words.ts";
import { surnameFirst } from "../../../../../law/surname-first.ts";
import { hashOf } from "../../address.ts";
import { useAnswer, useAsked } from "../../data/answer.ts";
import { counted, writtenCount } from "../../data/written.ts";
import { BarLegend } from "../../shell/bar-cell.tsx";
import { Listing } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { LazyPart, type ViewProps } from "../../shell/view.tsx";
import { MemberPage } from "./member-page.tsx";
import { type AllMembers, allMembers } from "./members-file.ts";
import { memberText } from "./members-texts.ts";
import { ParliamentTabs } from "./parliament-tabs.tsx";
import { GROUPS_REQUEST, type GroupRanking, groupChoices, ramoOf } from "./signatures.ts";

const loadVotes = async () => (await import("../votazioni/votes-page.tsx")).VotesPage;

const RANKING_REQUEST = "politici/classifica-parlamentari?limit=100";
/** Rows that are shown at first, and with each "more". */
const STEP = 100;

const memberColumns = (largest: number): readonly TableColumn<MemberEntry>[] => [
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

function named(rows: readonly MemberEntry[], q: string): MemberEntry[] {
  const isAsked = wordsMatcher(q);
  return rows.filter(({ nome }) => isAsked(nome));
}

/** Those of a group: by its acronym, which the branches write in different cases, else by a part of its name. */
function ofGroup(rows: readonly MemberEntry[], gruppo: string): MemberEntry[] {
  const asked = gruppo.toLowerCase();
  const exact = rows.filter((row) => row.gruppo?.toLowerCase() === asked);
  return exact.length > 0 ? exact : rows.filter((row) => row.gruppo_nome?.toLowerCase().includes(asked));
}

/** Who signs bills: all members, those with most bills first. */
function MembersPage({ address }: ViewProps) {
  const { ramo: branch, ...others } = address.query;
  // A branch that there is not is no choice.
  const ramo = ramoOf(branch);
  const query = ramo === undefined ? others : { ...others, ramo };
  const groups = useAnswer<GroupRanking>(GROUPS_REQUEST).answer;
  return (
    <div class="parliament">
      <Listing<AllMembers, MemberEntry>
        of={{
          title: memberText("chi"),
          tab: memberText("parlamentari"),
          lead: <ParliamentTabs current="parlamentari" />,
          asked: useAsked<AllMembers>("", allMembers),
          words: others.gruppo ?? others.q ?? "",
          address: { ...address, query },
          filters: () => [
            { name: "q", label: memberText("cerca_nome"), keep: named },
            {
              name: "ramo",
              label: memberText("ramo"),
              none: memberText("entrambi"),
              choices: ["Camera", "Senato"].map((value) => ({ value, text: value })),
              keep: (rows, value) => rows.filter((row) => row.ramo === value),
            },
            {
              name: "gruppo",
              label: memberText("gruppo"),
              none: memberText("tutti"),
              choices: groups.state === "ready" ? groupChoices(groups.body) : [],
              keep: ofGroup,
            },
          ],
          listed: ({ meta, membri }) => ({
            meta,
            rows: membri,
            rowKey: ({ id }) => id,
            columns: memberColumns(Math.max(0, ...membri.map(({ numero_atti }) => numero_atti))),
            caption: (shown) => counted(shown, memberText("persone")),
            requests: [RANKING_REQUEST, GROUPS_REQUEST],
            files: [MEMBERS_FILE],
            name: "parlamentari",
            notes: (
              <>
                <p class="label">
                  {memberText("solo_chi_firma")} {memberText("giorno_gruppi")}
                </p>
                <BarLegend whole={memberText("legenda_firmati")} part={memberText("legenda_primo")} />
              </>
            ),
            none: memberText("nessuno"),
            step: STEP,
          }),
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
