import { foldWords } from "../../../../../law/fold.ts";
import { hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { BarCell, BarLegend } from "../../shell/bar-cell.tsx";
import { FilterField, SelectField } from "../../shell/fields.tsx";
import { orderedByAddress, SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import { MemberPage } from "./member-page.tsx";
import { memberText } from "./members-texts.ts";
import {
  GROUPS_REQUEST,
  type GroupRanking,
  groupChoices,
  type RankedMember,
  ramoOf,
  rankedMembers,
  type SignatureGraph,
  signaturesRequest,
} from "./signatures.ts";

/** From members to groups and back. */
function ParliamentTabs({ current }: { current: "parlamentari" | "gruppi" }) {
  return (
    <nav class="tabs" aria-label={memberText("viste")}>
      {(["parlamentari", "gruppi"] as const).map((name) => (
        <a key={name} href={hashOf([name])} aria-current={name === current ? "page" : undefined}>
          {memberText(name)}
        </a>
      ))}
    </nav>
  );
}

/** What this page reads of `/politici/classifica-parlamentari`. */
interface MemberRanking {
  readonly totale: number;
  readonly classifica: readonly RankedMember[];
}

const RANKING_REQUEST = "politici/classifica-parlamentari?limit=100";

const MEMBER_COLUMN_NAMES = ["nome", "ramo", "gruppo", "firmati", "primo"];

const memberColumns = (largest: number): readonly TableColumn<RankedMember>[] => [
  {
    title: memberText("nome"),
    value: ({ nome }) => nome,
    cell: ({ id, nome }) => <a href={hashOf(["parlamentare", id])}>{nome}</a>,
  },
  { title: memberText("ramo"), value: ({ ramo }) => ramo },
  { title: memberText("gruppo"), value: ({ gruppo }) => gruppo, cell: ({ gruppo }) => gruppo ?? "—" },
  {
    title: memberText("firmati"),
    value: ({ numero_atti }) => numero_atti,
    cell: ({ numero_atti, numero_prime_firme }) => (
      <BarCell value={numero_atti} largest={largest} part={numero_prime_firme}>
        {writtenCount(numero_atti)}
      </BarCell>
    ),
    numeric: true,
  },
  {
    title: memberText("da_primo"),
    value: ({ numero_prime_firme }) => numero_prime_firme,
    cell: ({ numero_prime_firme }) => writtenCount(numero_prime_firme),
    numeric: true,
  },
];

/** Whether each word of a text begins a word of a name. */
function named(nome: string, q: string): boolean {
  const words = foldWords(nome);
  return foldWords(q).every((asked) => words.some((word) => word.startsWith(asked)));
}

interface RankingProps {
  readonly meta: Meta;
  readonly request: string;
  readonly rows: readonly RankedMember[];
  /** How many there are in all, where these are the first of them. */
  readonly total: number;
  readonly cut: boolean;
  readonly query: Readonly<Record<string, string>>;
}

function MemberTable({ meta, request, rows, total, cut, query }: RankingProps) {
  const { q = "", ordine } = query;
  const shown = rows.filter(({ nome }) => named(nome, q));
  const columns = memberColumns(Math.max(0, ...shown.map(({ numero_atti }) => numero_atti)));
  const of = rows.length < total ? `${memberText("primi")} ${writtenCount(rows.length)} ${memberText("di")} ` : "";
  const caption = `${of}${writtenCount(total)} ${memberText("persone")}`;
  return (
    <>
      <SourceLine meta={meta} />
      {cut && <p class="warning">{memberText("tagliato")}</p>}
      <p class="label">
        {memberText(rows.length < total ? "solo_primi" : "solo_chi_firma")} {memberText("giorno_gruppi")}
      </p>
      <TheseData
        requests={[request, GROUPS_REQUEST]}
        table={() => tableOf(shown, columns)}
        name="parlamentari"
        nota={meta.nota}
      />
      {shown.length === 0 ? (
        <p role="status">
          {memberText("nessuno")} <a href={hashOf(["parlamentari"])}>{memberText("togli_filtri")}</a>
        </p>
      ) : (
        <>
          <BarLegend whole={memberText("legenda_firmati")} part={memberText("legenda_primo")} />
          <div class="cards">
            <SortableTable
              caption={caption}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              ordered={orderedByAddress(ordine, MEMBER_COLUMN_NAMES)}
            />
          </div>
        </>
      )}
    </>
  );
}

/** Who signs bills: the ranking, or all members of a group or a branch. */
function MembersPage({ query }: { query: Readonly<Record<string, string>> }) {
  useTitle(memberText("parlamentari"));
  const { gruppo, q = "" } = query;
  const ramo = ramoOf(query.ramo);
  const filtered = gruppo !== undefined || ramo !== undefined;
  const graphRequest = signaturesRequest({ gruppo, ramo });
  const groups = useAnswer<GroupRanking>(GROUPS_REQUEST);
  const ranking = useAnswer<MemberRanking>(filtered ? null : RANKING_REQUEST);
  const graph = useAnswer<SignatureGraph>(filtered ? graphRequest : null);
  const choices = groups.answer.state === "ready" ? groupChoices(groups.answer.body) : [];
  return (
    <div class="parliament">
      <h1>{memberText("chi")}</h1>
      <ParliamentTabs current="parlamentari" />
      <div class="fields">
        <FilterField name="q" label={memberText("cerca_nome")} value={q} />
        <SelectField
          name="ramo"
          label={memberText("ramo")}
          value={ramo ?? ""}
          none={memberText("entrambi")}
          choices={["Camera", "Senato"].map((value) => ({ value, text: value }))}
        />
        <SelectField
          name="gruppo"
          label={memberText("gruppo")}
          value={gruppo ?? ""}
          none={memberText("tutti")}
          choices={choices}
        />
      </div>
      {filtered ? (
        <Shown answer={graph.answer} again={graph.again} asked={gruppo ?? ""}>
          {(body) => {
            const rows = rankedMembers(body, gruppo);
            const { meta, troncato } = body;
            return (
              <MemberTable
                meta={meta}
                request={graphRequest}
                rows={rows}
                total={rows.length}
                cut={troncato}
                query={query}
              />
            );
          }}
        </Shown>
      ) : (
        <Shown answer={ranking.answer} again={ranking.again} asked={q}>
          {({ meta, totale, classifica }) => (
            <MemberTable
              meta={meta}
              request={RANKING_REQUEST}
              rows={classifica}
              total={totale}
              cut={false}
              query={query}
            />
          )}
        </Shown>
      )}
    </div>
  );
}

type Group = GroupRanking["classifica"][number];

const GROUP_COLUMN_NAMES = ["gruppo", "sigla", "ramo", "firmati", "firme"];

const groupColumns = (largest: number): readonly TableColumn<Group>[] => [
  {
    title: memberText("gruppo"),
    value: ({ nome }) => nome,
    cell: ({ nome, sigla, ramo }) => <a href={hashOf(["parlamentari"], { gruppo: sigla ?? nome, ramo })}>{nome}</a>,
  },
  { title: memberText("sigla"), value: ({ sigla }) => sigla },
  { title: memberText("ramo"), value: ({ ramo }) => ramo },
  {
    title: memberText("firmati"),
    value: ({ numero_atti }) => numero_atti,
    cell: ({ numero_atti, sigla, nome, ramo }) => (
      <BarCell value={numero_atti} largest={largest}>
        <a href={hashOf(["ddl"], { gruppo: sigla ?? nome, ramo })}>{writtenCount(numero_atti)}</a>
      </BarCell>
    ),
    numeric: true,
  },
  {
    title: memberText("firme"),
    value: ({ numero_firme }) => numero_firme,
    cell: ({ numero_firme }) => writtenCount(numero_firme),
    numeric: true,
  },
];

/** Groups of both branches by the bills that their members signed. */
function GroupsPage({ query }: { query: Readonly<Record<string, string>> }) {
  useTitle(memberText("gruppi"));
  const { answer, again } = useAnswer<GroupRanking>(GROUPS_REQUEST);
  return (
    <div class="parliament">
      <h1>{memberText("chi_gruppi")}</h1>
      <ParliamentTabs current="gruppi" />
      <Shown answer={answer} again={again} asked={memberText("gruppi")}>
        {({ meta, classifica }) => {
          const columns = groupColumns(Math.max(0, ...classifica.map(({ numero_atti }) => numero_atti)));
          return (
            <>
              <SourceLine meta={meta} />
              <p class="label">{memberText("giorno_gruppi")}</p>
              <TheseData
                requests={[GROUPS_REQUEST]}
                table={() => tableOf(classifica, columns)}
                name="gruppi"
                nota={meta.nota}
              />
              <div class="cards">
                <SortableTable
                  caption={`${memberText("gruppi")}: ${writtenCount(classifica.length)}`}
                  columns={columns}
                  rows={classifica}
                  rowKey={({ ramo, nome }) => `${ramo} ${nome}`}
                  ordered={orderedByAddress(query.ordine, GROUP_COLUMN_NAMES)}
                />
              </div>
            </>
          );
        }}
      </Shown>
    </div>
  );
}

export function ParliamentPage({ address }: ViewProps) {
  const [first, id] = address.path;
  if (first === "gruppi") return <GroupsPage query={address.query} />;
  if (first === "parlamentare" && id !== undefined) return <MemberPage id={id} />;
  return <MembersPage query={address.query} />;
}
