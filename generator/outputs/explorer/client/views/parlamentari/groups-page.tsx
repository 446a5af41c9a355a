/** Groups of both branches by the bills that their members signed. */

import { hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import { BarCell } from "../../widgets/bar-cell.tsx";
import { orderedByAddress } from "../../widgets/ordered-by-address.ts";
import { SortableTable, type TableColumn, tableOf } from "../../widgets/sortable-table.tsx";
import { GROUPS_REQUEST, type GroupRanking } from "./groups.ts";
import { memberWord } from "./members-words.ts";
import { ParliamentTabs } from "./parliament-tabs.tsx";

type Group = GroupRanking["classifica"][number];

const COLUMN_NAMES = ["gruppo", "sigla", "ramo", "firmati", "firme"];

const columnsOf = (largest: number): readonly TableColumn<Group>[] => [
  {
    title: memberWord("gruppo"),
    value: ({ nome }) => nome,
    cell: ({ nome, sigla, ramo }) => <a href={hashOf(["parlamentari"], { gruppo: sigla ?? nome, ramo })}>{nome}</a>,
  },
  { title: memberWord("sigla"), value: ({ sigla }) => sigla },
  { title: memberWord("ramo"), value: ({ ramo }) => ramo },
  {
    title: memberWord("firmati"),
    value: ({ numero_atti }) => numero_atti,
    cell: ({ numero_atti, sigla, nome, ramo }) => (
      <BarCell value={numero_atti} largest={largest}>
        <a href={hashOf(["ddl"], { gruppo: sigla ?? nome, ramo })}>{writtenCount(numero_atti)}</a>
      </BarCell>
    ),
    numeric: true,
  },
  {
    title: memberWord("firme"),
    value: ({ numero_firme }) => numero_firme,
    cell: ({ numero_firme }) => writtenCount(numero_firme),
    numeric: true,
  },
];

export function GroupsPage({ query }: { query: Readonly<Record<string, string>> }) {
  useTitle(memberWord("gruppi"));
  const { answer, again } = useAnswer<GroupRanking>(GROUPS_REQUEST);
  return (
    <div class="parliament">
      <h1>{memberWord("chi_gruppi")}</h1>
      <ParliamentTabs current="gruppi" />
      <Shown answer={answer} again={again} asked={memberWord("gruppi")}>
        {({ meta, classifica }) => {
          const columns = columnsOf(Math.max(0, ...classifica.map(({ numero_atti }) => numero_atti)));
          return (
            <>
              <SourceLine meta={meta} />
              <p class="label">{memberWord("giorno_gruppi")}</p>
              <TheseData
                requests={[GROUPS_REQUEST]}
                table={() => tableOf(classifica, columns)}
                name="gruppi"
                nota={meta.nota}
              />
              <div class="cards">
                <SortableTable
                  caption={`${memberWord("gruppi")}: ${writtenCount(classifica.length)}`}
                  columns={columns}
                  rows={classifica}
                  rowKey={({ ramo, nome }) => `${ramo} ${nome}`}
                  ordered={orderedByAddress(query.ordine, COLUMN_NAMES)}
                />
              </div>
            </>
          );
        }}
      </Shown>
    </div>
  );
}
