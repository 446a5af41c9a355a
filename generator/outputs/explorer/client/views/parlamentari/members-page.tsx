/** Who signs bills: the ranking, or all members of a group or a branch. */

import { foldWords } from "../../../../../law/fold.ts";
import { hashOf } from "../../address/address.ts";
import type { Meta } from "../../data/answer.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import { BarCell, BarLegend } from "../../widgets/bar-cell.tsx";
import { FilterField, SelectField } from "../../widgets/fields.tsx";
import { orderedByAddress } from "../../widgets/ordered-by-address.ts";
import { SortableTable, type TableColumn, tableOf } from "../../widgets/sortable-table.tsx";
import { GROUPS_REQUEST, type GroupRanking, groupChoices } from "./groups.ts";
import { memberWord } from "./members-words.ts";
import { ParliamentTabs } from "./parliament-tabs.tsx";
import { type RankedMember, ramoOf, rankedMembers, type SignatureGraph, signaturesRequest } from "./signatures.ts";

/** What this page reads of `/politici/classifica-parlamentari`. */
interface MemberRanking {
  readonly totale: number;
  readonly classifica: readonly RankedMember[];
}

const RANKING_REQUEST = "politici/classifica-parlamentari?limit=100";

const COLUMN_NAMES = ["nome", "ramo", "gruppo", "firmati", "primo"];

const columnsOf = (largest: number): readonly TableColumn<RankedMember>[] => [
  {
    title: memberWord("nome"),
    value: ({ nome }) => nome,
    cell: ({ id, nome }) => <a href={hashOf(["parlamentare", id])}>{nome}</a>,
  },
  { title: memberWord("ramo"), value: ({ ramo }) => ramo },
  { title: memberWord("gruppo"), value: ({ gruppo }) => gruppo, cell: ({ gruppo }) => gruppo ?? "—" },
  {
    title: memberWord("firmati"),
    value: ({ numero_atti }) => numero_atti,
    cell: ({ numero_atti, numero_prime_firme }) => (
      <BarCell value={numero_atti} largest={largest} part={numero_prime_firme}>
        {writtenCount(numero_atti)}
      </BarCell>
    ),
    numeric: true,
  },
  {
    title: memberWord("da_primo"),
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
  const columns = columnsOf(Math.max(0, ...shown.map(({ numero_atti }) => numero_atti)));
  const of = rows.length < total ? `${memberWord("primi")} ${writtenCount(rows.length)} ${memberWord("di")} ` : "";
  const caption = `${of}${writtenCount(total)} ${memberWord("persone")}`;
  return (
    <>
      <SourceLine meta={meta} />
      {cut && <p class="warning">{memberWord("tagliato")}</p>}
      <p class="label">
        {memberWord(rows.length < total ? "solo_primi" : "solo_chi_firma")} {memberWord("giorno_gruppi")}
      </p>
      <TheseData
        requests={[request, GROUPS_REQUEST]}
        table={() => tableOf(shown, columns)}
        name="parlamentari"
        nota={meta.nota}
      />
      {shown.length === 0 ? (
        <p role="status">
          {memberWord("nessuno")} <a href={hashOf(["parlamentari"])}>{memberWord("togli_filtri")}</a>
        </p>
      ) : (
        <>
          <BarLegend whole={memberWord("legenda_firmati")} part={memberWord("legenda_primo")} />
          <div class="cards">
            <SortableTable
              caption={caption}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              ordered={orderedByAddress(ordine, COLUMN_NAMES)}
            />
          </div>
        </>
      )}
    </>
  );
}

export function MembersPage({ query }: { query: Readonly<Record<string, string>> }) {
  useTitle(memberWord("parlamentari"));
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
      <h1>{memberWord("chi")}</h1>
      <ParliamentTabs current="parlamentari" />
      <div class="fields">
        <FilterField name="q" label={memberWord("cerca_nome")} value={q} />
        <SelectField
          name="ramo"
          label={memberWord("ramo")}
          value={ramo ?? ""}
          none={memberWord("entrambi")}
          choices={["Camera", "Senato"].map((value) => ({ value, text: value }))}
        />
        <SelectField
          name="gruppo"
          label={memberWord("gruppo")}
          value={gruppo ?? ""}
          none={memberWord("tutti")}
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
