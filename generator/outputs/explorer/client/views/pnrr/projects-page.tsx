/** The projects of a place: a town, a province, a region, all of Italy; and of one code. */

import type { PlanPlace, ProjectRow } from "../../../../../api/plan-projects.ts";
import { hashOf } from "../../address.ts";
import { type Meta, type PageAnswer, useAnswer } from "../../data/answer.ts";
import { writtenCount, writtenEuro } from "../../data/written.ts";
import { amend, go } from "../../navigate.ts";
import { orderOf, orderText } from "../../shell/order-text.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Message, Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import { WholeNote } from "./amount-bar.tsx";
import { pnrrText } from "./pnrr-texts.ts";

interface Projects {
  /** All that are chosen; the answer has the first thousand. */
  readonly totale: number;
  readonly importo_totale: number;
  readonly luogo: PlanPlace | null;
  readonly progetti: readonly ProjectRow[];
}

/** Rows of one request, and those that are shown at first. */
const MOST = 1000;
const FIRST = 50;

const NAMES = ["titolo", "luogo", "finanziamento", "appalti"];

/** Address of the page of a place. */
export const placeHash = ({ tipo, codice }: Pick<PlanPlace, "tipo" | "codice">): string =>
  hashOf(["pnrr", "progetti"], { luogo: `${tipo} ${codice ?? "non disponibile"}` });

const placeNames = ({ luoghi }: ProjectRow) => luoghi.map(({ nome }) => nome).join(", ");
const idOf = ({ cup, clp, submisura }: ProjectRow) => `progetto:${cup ?? ""}:${clp ?? ""}:${submisura ?? ""}`;

const COLUMNS: readonly TableColumn<ProjectRow>[] = [
  {
    title: pnrrText("progetto"),
    value: (row) => row.titolo ?? row.cup,
    // Projects with tenders have a page of their own.
    cell: (row) =>
      row.n_appalti > 0 && row.cup !== null ? (
        <a href={hashOf(["pnrr", "nodo", idOf(row)])}>{row.titolo ?? row.cup}</a>
      ) : (
        (row.titolo ?? row.cup)
      ),
  },
  { title: pnrrText("luogo"), value: placeNames },
  {
    title: pnrrText("finanziamento"),
    value: (row) => row.finanziamento_totale,
    numeric: true,
    cell: ({ finanziamento_totale: amount }) => (amount === null ? "" : writtenEuro(amount)),
  },
  {
    title: pnrrText("appalti"),
    value: (row) => row.n_appalti,
    numeric: true,
    cell: (row) => writtenCount(row.n_appalti),
  },
];

/** What stands in the CSV besides. */
const FURTHER: readonly TableColumn<ProjectRow>[] = [
  { title: "CUP", value: (row) => row.cup },
  { title: pnrrText("settore"), value: (row) => row.settore },
];

function PlaceLinks({ title, places }: { readonly title: string; readonly places: readonly PlanPlace[] }) {
  return (
    <Message title={title}>
      <ul class="choices">
        {places.map((place) => (
          <li key={`${place.tipo} ${place.codice}`}>
            <a href={placeHash(place)}>{place.nome}</a>{" "}
            <span class="label">
              {pnrrText(place.tipo).toLowerCase()}
              {place.tipo === "comune" && place.provincia !== null && `, ${place.provincia}`}
            </span>
          </li>
        ))}
      </ul>
    </Message>
  );
}

type Found = Projects & ViewProps & { readonly meta: Meta; readonly request: string };

function ProjectsTable({ meta, totale, importo_totale, luogo, progetti, address, request }: Found) {
  const where = luogo === null ? pnrrText("italia") : `${luogo.nome} (${pnrrText(luogo.tipo).toLowerCase()})`;
  const count = `${writtenCount(totale)} ${pnrrText("progetti").toLowerCase()}`;
  const shown = totale > progetti.length ? ` · ${pnrrText("primi")} ${writtenCount(progetti.length)}` : "";
  return (
    <>
      <SourceLine meta={meta} />
      <p class="lead" role="status">
        <strong>{where}</strong>: {count}, {writtenEuro(importo_totale)}
        {shown}
      </p>
      {progetti.length > 0 && (
        <SortableTable
          caption={where}
          columns={COLUMNS}
          rows={progetti}
          rowKey={idOf}
          step={FIRST}
          ordered={{
            order: orderOf(address.query.ordine, NAMES),
            set: (order) => amend({ ordine: orderText(order, NAMES) }),
          }}
        />
      )}
      <TheseData
        requests={[request]}
        table={() => tableOf(progetti, [...COLUMNS, ...FURTHER])}
        name="pnrr-progetti"
        nota={meta.nota}
      />
      <WholeNote nota={meta.nota} />
    </>
  );
}

/** The places among which a reader chooses, or that are nearest to what was asked. */
function placesIn(answer: PageAnswer<Projects> | { readonly state: "waiting" }): readonly PlanPlace[] | null {
  if (answer.state !== "choice" && answer.state !== "absent") return null;
  const { candidati, luoghi }: { candidati?: unknown; luoghi?: unknown } = answer.body;
  const places = candidati ?? luoghi;
  return Array.isArray(places) ? places : null;
}

export function ProjectsPage({ address }: ViewProps) {
  useTitle(pnrrText("titolo_progetti"));
  const { luogo = "", cup = "" } = address.query;
  const request = `pnrr/progetti?${new URLSearchParams({ luogo, cup, limit: `${MOST}` })}`;
  const { answer, again } = useAnswer<Projects>(request);
  const places = placesIn(answer);
  return (
    <>
      <h1>{pnrrText("titolo_progetti")}</h1>
      <p class="lead">{pnrrText("testo_progetti")}</p>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new FormData(event.currentTarget).get("luogo");
          go(["pnrr", "progetti"], { luogo: typeof asked === "string" ? asked : "" });
        }}
      >
        <label class="field">
          {pnrrText("cerca_luogo")}
          <input key={luogo} type="search" name="luogo" defaultValue={luogo} />
        </label>
        <button type="submit" class="quiet">
          {pnrrText("mostra")}
        </button>
      </form>
      {places ? (
        <PlaceLinks title={pnrrText(answer.state === "choice" ? "più_luoghi" : "nessun_luogo")} places={places} />
      ) : (
        <Shown answer={answer} again={again} asked={luogo || cup}>
          {(body) => <ProjectsTable {...body} address={address} request={request} />}
        </Shown>
      )}
    </>
  );
}
