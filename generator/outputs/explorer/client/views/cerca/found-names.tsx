import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { Message, Shown, SourceLine, Waiting } from "../../shell/view.tsx";
import { BILLS_REQUEST, type BillList, type ListedBill, matchingBills } from "../ddl/bill-list.ts";
import { findBearers } from "../pnrr/money-files.ts";
import type { Bearer } from "../pnrr/names.ts";
import { searchText } from "./search-texts.ts";

/** Lines that are shown at first, and with each "more". */
const STEP = 20;

interface ListProps<Item> {
  readonly q: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly line: (item: Item) => ComponentChildren;
}

/** What was found, all of it at hand: how many, the first lines, and more where they are wanted. */
function FoundList<Item>({ q, items, keyOf, line }: ListProps<Item>) {
  const [shown, setShown] = useState(STEP);
  if (items.length === 0)
    return (
      <p>
        {searchText("nessuno")} <strong>{q}</strong>.
      </p>
    );
  return (
    <>
      <p role="status">
        {writtenCount(items.length)} {searchText("risultati")}
      </p>
      <ul class="founds">
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)} class="found">
            {line(item)}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + STEP)}>
          {searchText("altri")}
        </button>
      )}
    </>
  );
}

const billsSheet = (bills: readonly ListedBill[]) => ({
  columns: ["numero", "titolo", "stato"],
  rows: bills.map(({ numero, titolo, stato }) => [numero, titolo, stato]),
});

const billLine = ({ numero, titolo, stato }: ListedBill) => (
  <>
    <a href={hashOf(["ddl", numero])}>{numero}</a> <span class="label">{stato}</span>
    <p lang="it">{titolo}</p>
  </>
);

/** Bills whose number or title is searched for. */
export function BillsFound({ q }: { q: string }) {
  const { answer, again } = useAnswer<BillList>(BILLS_REQUEST);
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta, ddl }) => {
        const bills = matchingBills(ddl, q);
        return (
          <>
            <SourceLine meta={meta} />
            <FoundList key={q} q={q} items={bills} keyOf={({ numero }) => numero} line={billLine} />
            <TheseData requests={[BILLS_REQUEST]} table={() => billsSheet(bills)} name="ddl" nota={meta.nota} />
          </>
        );
      }}
    </Shown>
  );
}

/** An answer about the same sources: says which they are, and of which day. */
const SAME_SOURCES = "pnrr/classifica-aziende?limit=1";

const bearersSheet = (bearers: readonly Bearer[]) => ({
  columns: ["id", "tipo", "nome", "appalti"],
  rows: bearers.map(({ id, tipo, nome, appalti }) => [id, tipo, nome, appalti]),
});

const bearerLine = ({ id, nome, tipo, appalti }: Bearer) => (
  <>
    <a href={hashOf(["pnrr", "nodo", id])}>{nome}</a>{" "}
    <span class="label">
      {searchText(tipo)} · {writtenCount(appalti)} {searchText("appalti")}
    </span>
  </>
);

/** Companies and authorities of the recovery plan by their names. */
export function BearersFound({ q }: { q: string }) {
  const { answer, again } = useAnswer(SAME_SOURCES);
  const [found, setFound] = useState<readonly Bearer[] | "failed">();
  useEffect(() => {
    let wanted = true;
    const show = (now: readonly Bearer[] | "failed") => {
      if (wanted) setFound(now);
    };
    findBearers(q).then(show, () => show("failed"));
    return () => {
      wanted = false;
    };
  }, [q]);
  if (found === undefined) return <Waiting />;
  if (found === "failed") return <Message title={searchText("nomi_assenti")} />;
  return (
    <Shown answer={answer} again={again} asked={q}>
      {({ meta }) => (
        <>
          <SourceLine meta={meta} />
          <FoundList q={q} items={found} keyOf={({ id }) => id} line={bearerLine} />
          <TheseData requests={[]} table={() => bearersSheet(found)} name="nomi" nota={meta.nota} />
        </>
      )}
    </Shown>
  );
}
