/** One bill: its readings, who signs it, where it was assigned, which acts it names. */

import { useEffect } from "preact/hooks";
import { type Address, actHash, addressOf, hashOf } from "../../address/address.ts";
import { isStillAt } from "../../address/navigate.ts";
import type { Meta } from "../../data/answer.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { useTitle } from "../../shell/title.ts";
import { SortableTable, type TableColumn } from "../../widgets/sortable-table.tsx";
import { ActsNamed, namedTable } from "./acts-named.tsx";
import { type Assignment, type Bill, referenceDay } from "./bill.ts";
import { lawText } from "./bill-columns.tsx";
import { billWord } from "./bill-words.ts";
import { Readings } from "./readings.tsx";
import { Signatories } from "./signatories.tsx";

const ASSIGNMENT_COLUMNS: readonly TableColumn<Assignment>[] = [
  { title: billWord("giorno"), value: ({ data }) => data, cell: ({ data }) => writtenDate(data) },
  { title: billWord("commissione"), value: ({ commissione }) => commissione },
  { title: billWord("tipo"), value: ({ tipo }) => tipo },
  { title: billWord("sede"), value: ({ sede }) => sede, cell: ({ sede }) => sede ?? "—" },
];

/** Where it stands: the source's own words, since when, and for how many days. */
function State({ bill }: { bill: Bill }) {
  const { stato_esteso, data_stato, giorni_fermo, legge } = bill;
  const facts = [
    [billWord("stato"), <span lang="it">{stato_esteso}</span>],
    [billWord("dal_giorno"), writtenDate(data_stato)],
    giorni_fermo === null ? undefined : [billWord("fermo"), writtenCount(giorni_fermo)],
    giorni_fermo === null ? undefined : [billWord("giorno_riferimento"), writtenDate(referenceDay(bill))],
    legge === null ? undefined : [billWord("diventato"), <a href={actHash(legge.eli)}>{lawText(legge)}</a>],
  ].filter((fact) => fact !== undefined);
  return (
    <dl class="facts">
      {facts.map(([name, fact]) => (
        <div key={String(name)}>
          <dt class="label">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BillProps {
  readonly bill: Bill & { readonly meta: Meta };
  /** Of the address that the page was drawn for. */
  readonly path: Address["path"];
  readonly request: string;
}

function BillShown({ bill, path, request }: BillProps) {
  const { numero, titolo, ramo, natura, iniziativa, assegnazioni, dossier, meta } = bill;
  useTitle(`${numero} ${titolo.slice(0, 80)}`);
  useEffect(() => {
    if (!isStillAt(path)) return;
    // The address says the number as it is published, whatever was typed; the page is the same.
    const { query } = addressOf(location.hash);
    history.replaceState(history.state, "", hashOf(["ddl", numero], query));
  }, [numero]);
  return (
    <>
      <p class="label">
        <a href={hashOf(["ddl"])}>{billWord("tutti")}</a> · {ramo} · {natura} · {billWord("iniziativa")}{" "}
        {iniziativa.toLowerCase()}
      </p>
      <h1 class="bill-title">
        <span class="bill-number">{numero}</span> <span lang="it">{titolo}</span>
      </h1>
      <State bill={bill} />
      <SourceLine meta={meta} />
      <TheseData
        requests={[request]}
        table={() => namedTable(dossier.citazioni)}
        name={numero.replace("/", "_")}
        nota={meta.nota}
      />
      <h2>{billWord("letture")}</h2>
      <Readings bill={bill} />
      <h2>{billWord("chi_firma")}</h2>
      <Signatories bill={bill} />
      <h2>{billWord("assegnazioni")}</h2>
      {assegnazioni.length === 0 ? (
        <p>{billWord("nessuna_assegnazione")}</p>
      ) : (
        <SortableTable
          caption={`${billWord("quante_assegnazioni")}: ${writtenCount(assegnazioni.length)}`}
          columns={ASSIGNMENT_COLUMNS}
          rows={assegnazioni}
          rowKey={({ data, commissione, tipo, sede }) => `${data} ${commissione} ${tipo} ${sede}`}
        />
      )}
      <h2>{billWord("citati")}</h2>
      <ActsNamed dossier={dossier} />
    </>
  );
}

export function BillPage({ numero, path }: { numero: string; path: Address["path"] }) {
  useTitle(numero);
  const request = `ddl/${encodeURIComponent(numero)}`;
  const { answer, again } = useAnswer<Bill>(request);
  return (
    <div class="ddl">
      <Shown answer={answer} again={again} asked={numero}>
        {(bill) => <BillShown bill={bill} path={path} request={request} />}
      </Shown>
    </div>
  );
}
