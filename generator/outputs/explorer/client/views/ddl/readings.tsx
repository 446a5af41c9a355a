import { writtenCount, writtenDate } from "../../data/written.ts";
import { type Bill, type BillReading, daysBetween } from "./bill.ts";
import { billWord } from "./bill-words.ts";

function ReadingStep({ reading, current, still }: { reading: BillReading; current: boolean; still: number | null }) {
  const { numero, ramo, data_presentazione, stato, data_stato } = reading;
  const days = daysBetween(data_presentazione, data_stato);
  return (
    <li aria-current={current ? "step" : undefined}>
      <strong>{numero}</strong> <span class="label">{ramo}</span>
      <p class="label">
        {billWord("presentato")} {data_presentazione === null ? billWord("ignoto") : writtenDate(data_presentazione)}
      </p>
      <p>
        <span lang="it">{stato}</span>
      </p>
      <p class="label">
        {data_stato === null ? billWord("ignoto") : writtenDate(data_stato)}
        {days !== null && days > 0 && `, ${writtenCount(days)} ${billWord("dopo")}`}
      </p>
      {current && (
        <p class="label">
          {billWord("lettura_attuale")}
          {still !== null && ` · ${billWord("fermo").toLowerCase()}: ${writtenCount(still)}`}
        </p>
      )}
    </li>
  );
}

/** The readings of a bill as a line, in their order: from left to right, on a phone downwards. */
export function Readings({ bill }: { bill: Bill }) {
  return (
    <ol class="readings">
      {bill.fasi.map((reading) => (
        <ReadingStep
          key={reading.numero}
          reading={reading}
          current={reading.numero === bill.numero}
          still={bill.giorni_fermo}
        />
      ))}
    </ol>
  );
}
