/** All acts of the European Union that acts name, by kind, year and number; or one, with the acts that transpose it, give effect to it and cite it. */

import type { UnionEntry } from "../../../../../format/union-lists.ts";
import { type AttoUe, TIPI_UE } from "../../../../../law/identity/union-act.ts";
import { unionKind, unionName } from "../../../../../law/identity/union-name.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { counted, writtenCount } from "../../data/written.ts";
import { type Filter, FilterFields, ListedRows, Listing } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { shellText } from "../../shell/texts.ts";
import { Message, Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { linesOf, type NamingLine, type UnionBody } from "./naming-lines.ts";
import { ueText } from "./ue-texts.ts";
import { DOES_COLUMN, doesFilters, unionColumns } from "./union-columns.tsx";

interface UnionList {
  readonly totale: number;
  /** The newest first; no more than `MOST`. */
  readonly ue: readonly UnionEntry[];
}

/** Acts of one request. */
const MOST = 1000;
/** The year of the oldest act. */
const OLDEST = 1952;

const years = () => {
  const newest = new Date().getFullYear();
  return Array.from({ length: newest - OLDEST + 1 }, (_, n) => `${newest - n}`);
};

/** The answer has what they leave. */
const FILTERS: readonly Filter<UnionEntry>[] = [
  {
    name: "tipo",
    label: ueText("tipo"),
    none: ueText("ogni"),
    choices: TIPI_UE.map((value) => ({ value, text: unionKind(value, LINGUA) })),
  },
  {
    name: "anno",
    label: ueText("anno"),
    none: ueText("ogni"),
    choices: years().map((year) => ({ value: year, text: year })),
  },
  { name: "q", label: ueText("numero") },
];

const LISTED: readonly TableColumn<UnionEntry>[] = [
  ...unionColumns<UnionEntry>((entry) => entry),
  ...(["recepita_da", "attuata_da", "citata_da"] as const).map(
    (name): TableColumn<UnionEntry> => ({
      ...{ name, title: ueText(name), numeric: true },
      value: (entry) => entry[`n_${name}`],
    }),
  ),
];

function UnionListing({ address }: ViewProps) {
  const { tipo = "", anno = "", q = "" } = address.query;
  const request = `ue?${new URLSearchParams({ tipo, anno: anno || "0", q, limit: `${MOST}` })}`;
  return (
    <Listing<UnionList, UnionEntry>
      of={{
        title: ueText("titolo"),
        lead: <p class="lead">{ueText("silenzio")}</p>,
        asked: useAnswer<UnionList>(request),
        address,
        filters: () => FILTERS,
        listed: ({ meta, totale, ue }) => ({
          meta,
          rows: ue,
          rowKey: ({ celex }) => celex,
          columns: LISTED,
          caption: (shown) =>
            `${shown === totale ? "" : `${writtenCount(shown)} ${ueText("di")} `}${counted(totale, ueText("atti"))}`,
          requests: [request],
          name: "ue",
          none: ueText("nessuno"),
        }),
      }}
    />
  );
}

/** Articles that are named of each act, at the most. */
const MOST_NAMED = 12;

/** The articles of an act that cite, and how often if more than once. */
const Articles = ({ articoli, parole }: NamingLine) =>
  articoli.length === 0 ? (
    <span lang={parole === null ? undefined : "it"}>{parole ?? ueText("fuori")}</span>
  ) : (
    <span lang="it">
      {articoli.slice(0, MOST_NAMED).map(({ numero, eli, n }, i) => (
        <span key={eli}>
          {i > 0 && ", "}
          <a href={actHash(eli)}>art. {numero}</a>
          {n > 1 && (
            <span class="label" lang={LINGUA}>
              {" "}
              ({counted(n, ueText("volte"))})
            </span>
          )}
        </span>
      ))}
      {articoli.length > MOST_NAMED && ", …"}
    </span>
  );

const NAMING: readonly TableColumn<NamingLine>[] = [
  {
    name: "norma",
    title: ueText("norma"),
    value: ({ norma }) => citationLabel(norma),
    cell: ({ norma }) => (
      <span lang="it">
        <a href={actHash(norma.eli)}>{citationLabel(norma)}</a> {norma.titolo}
      </span>
    ),
  },
  DOES_COLUMN,
  {
    name: "dove",
    title: ueText("dove"),
    value: ({ articoli, parole }) => parole ?? articoli.map(({ numero }) => numero).join(", "),
    cell: Articles,
  },
  { title: "ELI", value: ({ norma }) => norma.eli, hidden: true },
];

const NAMING_FILTERS = doesFilters<NamingLine>();

/** What identifies an act of the Union, with its text in EUR-Lex. */
const Identity = ({ ue }: { ue: AttoUe }) => (
  <p>
    CELEX {ue.celex} · <a href={ue.url}>EUR-Lex</a> · <a href={ue.eli}>ELI</a>
  </p>
);

/** The act that a 404 or a search understood; none if it did not. */
function understoodIn(body: Readonly<Record<string, unknown>>): AttoUe | undefined {
  const { ue }: { readonly ue?: AttoUe } = Object(body.riconosciuta);
  return ue;
}

function UnionPage({ address, name }: ViewProps & { readonly name: string }) {
  const request = `ue/${encodeURIComponent(name)}`;
  const { answer, again } = useAnswer<UnionBody>(request);
  const title =
    answer.state === "ready" ? `${ueText("unione")}, ${unionName(answer.body.ue, LINGUA)}` : ueText("titolo");
  useTitle(title);
  const all = <a href={hashOf(["ue"])}>{ueText("tutti")}</a>;
  if (answer.state === "absent") {
    const ue = understoodIn(answer.body);
    return (
      <Message title={shellText("assente")}>
        <p>{String(answer.body.detail)}</p>
        {ue && (
          <>
            <p>
              {ueText("riconosciuto")}: <strong>{unionName(ue, LINGUA)}</strong>
            </p>
            <Identity ue={ue} />
          </>
        )}
        <p>{all}</p>
      </Message>
    );
  }
  return (
    <Shown answer={answer} again={again} asked={name}>
      {({ meta, ...body }) => (
        <>
          <p class="label">{all}</p>
          <h1>{title}</h1>
          <Identity ue={body.ue} />
          <FilterFields filters={NAMING_FILTERS} query={address.query} />
          <ListedRows
            address={address}
            filters={NAMING_FILTERS}
            of={{
              meta,
              rows: linesOf(body),
              rowKey: ({ fa, norma }) => `${fa} ${norma.eli}`,
              columns: NAMING,
              caption: (shown) => counted(shown, ueText("righe")),
              requests: [request],
              name: body.ue.celex,
              notes: <p class="label">{ueText("silenzio")}</p>,
              none: ueText("nessuno"),
            }}
          />
        </>
      )}
    </Shown>
  );
}

export function UePage({ address }: ViewProps) {
  // Somebody types direttiva 2014/24/UE as it is.
  const name = address.path.slice(1).join("/");
  return name === "" ? <UnionListing address={address} /> : <UnionPage key={name} address={address} name={name} />;
}
