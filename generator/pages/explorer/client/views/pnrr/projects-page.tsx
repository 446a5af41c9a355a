/** The projects of a place: a town, a province, a region, all of Italy; and of one code. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { PROJECT_BODIES } from "../../../../../contract/resources/progetti.ts";
import { hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted, writtenCount, writtenEuro } from "../../data/written.ts";
import { Listing } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import type { ViewProps } from "../../shell/view.tsx";
import { WholeNote } from "./amount-bar.tsx";
import { PlaceChoice, PlaceField, PlaceTabs, placesIn, placeTitle } from "./place.tsx";
import { pnrrText } from "./pnrr-texts.ts";

type Projects = AnswerOf<(typeof PROJECT_BODIES)["pnrr-progetti"]>;
type PlacedRow = Projects["progetti"][number];

/** Rows of one request, and those that are shown at first. */
const MOST = 1000;
const FIRST = 50;

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

const whereOf = ({ luogo }: Projects) => (luogo === null ? pnrrText("italia") : placeTitle(luogo));

/** How many projects there are and what they are worth; the list has the first of them. */
function Totals({ of: { totale, importo_totale, progetti } }: { of: Projects }) {
  return (
    <p class="lead" role="status">
      <strong>{writtenEuro(importo_totale)}</strong>, {counted(totale, pnrrText("n_progetti"))}
      {totale > progetti.length && ` · ${pnrrText("primi").toLowerCase()} ${writtenCount(progetti.length)}`}
    </p>
  );
}

export function ProjectsPage({ address }: ViewProps) {
  const { luogo = "", cup = "" } = address.query;
  const request = `pnrr/progetti?${new URLSearchParams({ luogo, cup, limit: `${MOST}` })}`;
  const asked = useAnswer<Projects>(request);
  const { answer } = asked;
  const places = placesIn(answer);
  if (places) return <PlaceChoice several={answer.state === "choice"} places={places} luogo={luogo} vista="progetti" />;
  const body = answer.state === "ready" ? answer.body : undefined;
  return (
    <Listing
      of={{
        title: luogo === "" ? pnrrText("titolo_progetti") : body ? whereOf(body) : luogo,
        lead: (
          <>
            {luogo === "" && <p class="lead">{pnrrText("testo_progetti")}</p>}
            {body && <Totals of={body} />}
            {luogo !== "" && <PlaceTabs luogo={luogo} vista="progetti" />}
            <PlaceField luogo={luogo} vista="progetti" />
          </>
        ),
        asked,
        words: luogo || cup,
        address,
        listed: (projects) => ({
          meta: projects.meta,
          rows: projects.progetti,
          rowKey: idOf,
          columns: columnsOf(projects.luogo !== null),
          caption: () => whereOf(projects),
          requests: [request],
          name: "pnrr-progetti",
          step: FIRST,
        }),
        below: ({ meta }) => <WholeNote nota={meta.nota} />,
      }}
    />
  );
}
