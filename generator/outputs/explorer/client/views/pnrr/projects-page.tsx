/** The projects of a place: a town, a province, a region, all of Italy; and of one code. */

import type { PlacedRow, PlanPlace } from "../../../../../api/plan-projects.ts";
import { hashOf } from "../../address.ts";
import { type PageAnswer, useAnswer } from "../../data/answer.ts";
import { writtenCount, writtenEuro } from "../../data/written.ts";
import { go } from "../../navigate.ts";
import { Listing } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { Message, useTitle, type ViewProps } from "../../shell/view.tsx";
import { WholeNote } from "./amount-bar.tsx";
import { pnrrText } from "./pnrr-texts.ts";

interface Projects {
  /** All that are chosen; the answer has the first thousand. */
  readonly totale: number;
  readonly importo_totale: number;
  readonly luogo: PlanPlace | null;
  readonly progetti: readonly PlacedRow[];
}

/** Rows of one request, and those that are shown at first. */
const MOST = 1000;
const FIRST = 50;

/** Address of the page of a place. */
export const placeHash = ({ tipo, codice }: Pick<PlanPlace, "tipo" | "codice">): string =>
  hashOf(["pnrr", "progetti"], { luogo: `${tipo} ${codice ?? "non disponibile"}` });

const placeNames = ({ luoghi }: PlacedRow) => luoghi.map(({ nome }) => nome).join(", ");
const idOf = ({ cup, clp, submisura }: PlacedRow) => `progetto:${cup ?? ""}:${clp ?? ""}:${submisura ?? ""}`;

/** What falls to the place, and of how much if the project lies elsewhere too. */
function PartOfPlace({ importo_nel_luogo: part, finanziamento_totale: whole }: PlacedRow) {
  if (part === null || whole === null) return null;
  return (
    <>
      {writtenEuro(part)}
      {part !== whole && (
        <span class="label">
          {" "}
          {pnrrText("di")} {writtenEuro(whole)}
        </span>
      )}
    </>
  );
}

/** @param placed whether the rows are those of a place, whose part in each is not all of it */
const columnsOf = (placed: boolean): readonly TableColumn<PlacedRow>[] => [
  {
    name: "titolo",
    title: pnrrText("progetto"),
    value: (row) => row.titolo ?? row.cup,
    // Projects with tenders have a page of their own.
    href: (row) => (row.n_appalti > 0 && row.cup !== null ? hashOf(["pnrr", "nodo", idOf(row)]) : null),
  },
  { name: "luogo", title: pnrrText("luogo"), value: placeNames },
  {
    name: "finanziamento",
    title: pnrrText(placed ? "nel_luogo" : "finanziamento"),
    value: (row) => row.importo_nel_luogo,
    numeric: true,
    cell: PartOfPlace,
  },
  { name: "appalti", title: pnrrText("appalti"), value: (row) => row.n_appalti, numeric: true },
  { title: "CUP", value: (row) => row.cup, hidden: true },
  { title: pnrrText("settore"), value: (row) => row.settore, hidden: true },
  ...(placed ? [{ title: pnrrText("totale"), value: (row: PlacedRow) => row.finanziamento_totale, hidden: true }] : []),
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

const whereOf = ({ luogo }: Projects) =>
  luogo === null ? pnrrText("italia") : `${luogo.nome} (${pnrrText(luogo.tipo).toLowerCase()})`;

/** How many projects there are and what they are worth; the list has the first of them. */
function Totals({ of }: { of: Projects }) {
  const { totale, importo_totale, progetti } = of;
  return (
    <p class="lead" role="status">
      <strong>{whereOf(of)}</strong>: {writtenCount(totale)} {pnrrText("progetti").toLowerCase()},{" "}
      {writtenEuro(importo_totale)}
      {totale > progetti.length && ` · ${pnrrText("primi")} ${writtenCount(progetti.length)}`}
    </p>
  );
}

/** The places among which a reader chooses, or that are nearest to what was asked. */
function placesIn(answer: PageAnswer<Projects> | { readonly state: "waiting" }): readonly PlanPlace[] | null {
  if (answer.state !== "choice" && answer.state !== "absent") return null;
  const { candidati, luoghi }: { candidati?: unknown; luoghi?: unknown } = answer.body;
  const places = candidati ?? luoghi;
  return Array.isArray(places) ? places : null;
}

/** A field for a place. */
function PlaceField({ luogo }: { luogo: string }) {
  return (
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
  );
}

export function ProjectsPage({ address }: ViewProps) {
  const { luogo = "", cup = "" } = address.query;
  const request = `pnrr/progetti?${new URLSearchParams({ luogo, cup, limit: `${MOST}` })}`;
  const asked = useAnswer<Projects>(request);
  const places = placesIn(asked.answer);
  const title = pnrrText("titolo_progetti");
  useTitle(title);
  const lead = (
    <>
      <p class="lead">{pnrrText("testo_progetti")}</p>
      <PlaceField luogo={luogo} />
    </>
  );
  if (places)
    return (
      <>
        <h1>{title}</h1>
        {lead}
        <PlaceLinks title={pnrrText(asked.answer.state === "choice" ? "più_luoghi" : "nessun_luogo")} places={places} />
      </>
    );
  return (
    <Listing
      of={{
        title,
        lead,
        asked,
        words: luogo || cup,
        address,
        listed: (body) => ({
          meta: body.meta,
          rows: body.progetti,
          rowKey: idOf,
          columns: columnsOf(body.luogo !== null),
          caption: () => whereOf(body),
          requests: [request],
          name: "pnrr-progetti",
          notes: <Totals of={body} />,
          step: FIRST,
        }),
        below: ({ meta }) => <WholeNote nota={meta.nota} />,
      }}
    />
  );
}
