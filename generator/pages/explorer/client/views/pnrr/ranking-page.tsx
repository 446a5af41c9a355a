/** Who won most, and who put out most: the table of a ranking with bars in its rows. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../../../contract/resources/rankings.ts";
import { wordsMatcher } from "../../../../../law/has-words.ts";
import { hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { Listing } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import type { ViewProps } from "../../shell/view.tsx";
import { AmountBar, AmountLegend, WholeNote } from "./amount-bar.tsx";
import { type NoteSubject, noteAbout } from "./nota.ts";
import { pnrrText } from "./pnrr-texts.ts";

/** What both rankings answer. */
type Ranking = AnswerOf<(typeof RANKINGS)["pnrr-aziende" | "pnrr-enti"]>;
/** An entry; what belongs to tenders of elsewhere too is said of a place alone. */
export type RankingEntry = Ranking["classifica"][number] & { readonly importo_anche_altrove?: number };

/** What the two rankings differ in. */
interface Kind {
  readonly request: string;
  readonly tipo: "azienda" | "ente";
  readonly title: "titolo_aziende" | "titolo_enti";
  readonly text: "testo_aziende" | "testo_enti";
  readonly about: NoteSubject;
}

const AZIENDE: Kind = {
  request: "pnrr/classifica-aziende?limit=100",
  tipo: "azienda",
  title: "titolo_aziende",
  text: "testo_aziende",
  about: "intero",
};

const ENTI: Kind = {
  request: "pnrr/classifica-enti?limit=100",
  tipo: "ente",
  title: "titolo_enti",
  text: "testo_enti",
  about: "ente",
};

/** The two rankings, by what they rank. */
export const RANKED = { aziende: AZIENDE, enti: ENTI } as const;

/** Rows that are shown at first. */
const FIRST = 20;

const mostOf = (rows: readonly RankingEntry[], of: (row: RankingEntry) => number) => Math.max(0, ...rows.map(of));

/** The columns of a ranking. Bars are as long as their share of the longest of the whole answer, whatever is filtered. */
function rankingColumns({ tipo }: Pick<Kind, "tipo">, all: readonly RankingEntry[]): TableColumn<RankingEntry>[] {
  const most = mostOf(all, (r) => r.importo_totale);
  const mostTenders = mostOf(all, (r) => r.numero_appalti);
  return [
    { name: "posizione", title: pnrrText("posizione"), value: (r) => r.posizione, numeric: true },
    {
      name: "nome",
      title: pnrrText(tipo),
      value: (r) => r.nome,
      href: (r) => hashOf(["pnrr", "nodo", `${tipo}:${r.codice_fiscale}`]),
    },
    {
      name: "appalti",
      title: pnrrText("appalti"),
      value: (r) => r.numero_appalti,
      numeric: true,
      ...(tipo === "ente" && { bar: { largest: mostTenders } }),
    },
    {
      name: "importo",
      title: pnrrText("importo_totale"),
      value: (r) => r.importo_totale,
      numeric: true,
      cell: (r) => (
        <AmountBar
          amount={r.importo_totale}
          most={most}
          oltre={r.importo_oltre_finanziamento}
          contributi={r.importo_contributi}
          altrove={r.importo_anche_altrove ?? 0}
        />
      ),
    },
    { title: pnrrText("oltre"), value: (r) => r.importo_oltre_finanziamento, hidden: true },
    { title: pnrrText("contributi"), value: (r) => r.importo_contributi, hidden: true },
    { title: pnrrText("codice"), value: (r) => r.codice_fiscale, hidden: true },
    ...(all.some((r) => r.importo_anche_altrove !== undefined)
      ? [{ title: pnrrText("altrove"), value: (r: RankingEntry) => r.importo_anche_altrove ?? null, hidden: true }]
      : []),
  ];
}

/** A ranking, its first rows shown at first. */
export const rankedRows = (
  kind: Pick<Kind, "tipo">,
  {
    meta,
    totale,
    classifica,
  }: Pick<Ranking, "totale"> & { readonly meta: Meta; readonly classifica: readonly RankingEntry[] },
  request: string,
) => ({
  meta,
  rows: classifica,
  rowKey: (entry: RankingEntry) => entry.codice_fiscale,
  columns: rankingColumns(kind, classifica),
  caption: () => `${pnrrText("primi")} ${writtenCount(classifica.length)} ${pnrrText("di")} ${writtenCount(totale)}`,
  requests: [request],
  step: FIRST,
});

/** The entries whose name or code has all words of a text, or words that begin with them. */
function named(entries: readonly RankingEntry[], q: string): RankingEntry[] {
  const isAsked = wordsMatcher(q);
  return entries.filter(({ nome, codice_fiscale }) => isAsked(`${nome} ${codice_fiscale}`));
}

function RankingPage({ kind, address }: ViewProps & { readonly kind: Kind }) {
  const { q = "" } = address.query;
  return (
    <Listing
      of={{
        title: pnrrText(kind.title),
        lead: <p class="lead">{pnrrText(kind.text)}</p>,
        asked: useAnswer<Ranking>(kind.request),
        address,
        filters: () => [{ name: "q", label: pnrrText("filtra"), keep: named }],
        listed: (body) => ({
          ...rankedRows(kind, body, kind.request),
          name: `pnrr-${kind.tipo}`,
          notes: (
            <>
              <p class="caveat">{noteAbout(body.meta.nota, kind.about)}</p>
              <AmountLegend nota={body.meta.nota} />
            </>
          ),
          none: pnrrText("nessuna"),
          instead: <a href={hashOf(["cerca"], { q, vista: "imprese" })}>{pnrrText("cerca_tutte")}</a>,
        }),
        below: ({ meta }) => <WholeNote nota={meta.nota} />,
      }}
    />
  );
}

export const CompaniesPage = ({ address }: ViewProps) => <RankingPage kind={AZIENDE} address={address} />;
export const AuthoritiesPage = ({ address }: ViewProps) => <RankingPage kind={ENTI} address={address} />;
