/** Bills whose number or title is searched for. */

import { hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { FoundList } from "./found-list.tsx";
import { type BillRow, matchingBills } from "./matching-bills.ts";

const sheetOf = (bills: readonly BillRow[]) => ({
  columns: ["numero", "titolo", "stato"],
  rows: bills.map(({ numero, titolo, stato }) => [numero, titolo, stato]),
});

const line = ({ numero, titolo, stato }: BillRow) => (
  <>
    <a href={hashOf(["ddl", numero])}>{numero}</a> <span class="label">{stato}</span>
    <p lang="it">{titolo}</p>
  </>
);

export function BillsFound({ q }: { q: string }) {
  const { answer, again } = useAnswer<{ readonly ddl: readonly BillRow[] }>("ddl/lista");
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, ddl }) => {
        const bills = matchingBills(ddl, q);
        return (
          <>
            <SourceLine meta={meta} />
            <FoundList key={q} q={q} items={bills} keyOf={({ numero }) => numero} line={line} />
            <TheseData requests={["ddl/lista"]} table={() => sheetOf(bills)} name="ddl" nota={meta.nota} />
          </>
        );
      }}
    </Shown>
  );
}
