/** Bills whose number or title is searched for. */

import { useState } from "preact/hooks";
import { hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { type BillRow, matchingBills } from "./matching-bills.ts";
import { searchWord } from "./search-words.ts";

const STEP = 20;

const sheetOf = (bills: readonly BillRow[]) => ({
  columns: ["numero", "titolo", "stato"],
  rows: bills.map(({ numero, titolo, stato }) => [numero, titolo, stato]),
});

function BillLines({ bills, q }: { bills: readonly BillRow[]; q: string }) {
  const [shown, setShown] = useState(STEP);
  if (bills.length === 0)
    return (
      <p>
        {searchWord("nessuno")} <strong>{q}</strong>.
      </p>
    );
  return (
    <>
      <p role="status">
        {writtenCount(bills.length)} {searchWord("risultati")}
      </p>
      <ul class="founds">
        {bills.slice(0, shown).map(({ numero, titolo, stato }) => (
          <li key={numero} class="found">
            <a href={hashOf(["ddl", numero])}>{numero}</a> <span class="label">{stato}</span>
            <p lang="it">{titolo}</p>
          </li>
        ))}
      </ul>
      {bills.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + STEP)}>
          {searchWord("altri")}
        </button>
      )}
    </>
  );
}

export function BillsFound({ q }: { q: string }) {
  const { answer, again } = useAnswer<{ readonly ddl: readonly BillRow[] }>("ddl/lista");
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, ddl }) => {
        const bills = matchingBills(ddl, q);
        return (
          <>
            <SourceLine meta={meta} />
            <BillLines key={q} bills={bills} q={q} />
            <TheseData requests={["ddl/lista"]} table={() => sheetOf(bills)} name="ddl" nota={meta.nota} />
          </>
        );
      }}
    </Shown>
  );
}
