/** Who won most, and who put out most: the table of a ranking with bars in its rows. */

import { foldWords } from "../../../../../law/fold.ts";
import { hashOf } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { writtenCount } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { BarCell } from "../../shell/bar-cell.tsx";
import { orderOf, orderText } from "../../shell/order-text.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import { AmountBar, AmountLegend, WholeNote } from "./amount-bar.tsx";
import { type NoteSubject, noteAbout } from "./nota.ts";
import { pnrrText } from "./pnrr-texts.ts";

/** What this page reads of an entry. */
interface Entry {
  readonly posizione: number;
  readonly nome: string;
  readonly codice_fiscale: string;
  readonly numero_appalti: number;
  readonly importo_totale: number;
  readonly importo_oltre_finanziamento: number;
  readonly importo_contributi: number;
}

interface Ranking {
  /** Entries that there are, of which the answer has the first. */
  readonly totale: number;
  readonly classifica: readonly Entry[];
}

/** What the two rankings differ in. */
interface Kind {
  readonly request: string;
  readonly tipo: "azienda" | "ente";
  readonly title: "titolo_aziende" | "titolo_enti";
  readonly text: "testo_aziende" | "testo_enti";
  readonly about: NoteSubject;
}

const COMPANIES: Kind = {
  request: "pnrr/classifica-aziende?limit=100",
  tipo: "azienda",
  title: "titolo_aziende",
  text: "testo_aziende",
  about: "intero",
};

const AUTHORITIES: Kind = {
  request: "pnrr/classifica-enti?limit=100",
  tipo: "ente",
  title: "titolo_enti",
  text: "testo_enti",
  about: "ente",
};

/** Rows that are shown at first. */
const FIRST = 20;

/** Names of the columns in addresses, in their order; the last three are not shown but stand in the CSV. */
const NAMES = ["posizione", "nome", "appalti", "importo"];

const mostOf = (rows: readonly Entry[], of: (row: Entry) => number) => Math.max(0, ...rows.map(of));

/** The columns that are shown. Bars are as long as their share of the longest of the whole answer, whatever is filtered. */
function columnsOf({ tipo }: Kind, all: readonly Entry[]): TableColumn<Entry>[] {
  const [most, mostTenders] = [mostOf(all, (r) => r.importo_totale), mostOf(all, (r) => r.numero_appalti)];
  return [
    { title: pnrrText("posizione"), value: (r) => r.posizione, numeric: true },
    {
      title: pnrrText(tipo),
      value: (r) => r.nome,
      cell: (r) => <a href={hashOf(["pnrr", "nodo", `${tipo}:${r.codice_fiscale}`])}>{r.nome}</a>,
    },
    {
      title: pnrrText("appalti"),
      value: (r) => r.numero_appalti,
      numeric: true,
      cell: (r) =>
        tipo === "azienda" ? (
          writtenCount(r.numero_appalti)
        ) : (
          <BarCell value={r.numero_appalti} largest={mostTenders}>
            <strong>{writtenCount(r.numero_appalti)}</strong>
          </BarCell>
        ),
    },
    {
      title: pnrrText("importo_totale"),
      value: (r) => r.importo_totale,
      numeric: true,
      cell: (r) => (
        <AmountBar
          amount={r.importo_totale}
          most={most}
          oltre={r.importo_oltre_finanziamento}
          contributi={r.importo_contributi}
        />
      ),
    },
  ];
}

/** What stands in the CSV besides. */
const FURTHER: readonly TableColumn<Entry>[] = [
  { title: pnrrText("oltre"), value: (r) => r.importo_oltre_finanziamento },
  { title: pnrrText("contributi"), value: (r) => r.importo_contributi },
  { title: pnrrText("codice"), value: (r) => r.codice_fiscale },
];

/** Whether a name, or a code, has all words of a text, or words that begin with them. */
const isNamed = (words: readonly string[], { nome, codice_fiscale }: Entry) => {
  const own = foldWords(`${nome} ${codice_fiscale}`);
  return words.every((word) => own.some((of) => of.startsWith(word)));
};

interface RankingProps extends ViewProps {
  readonly kind: Kind;
  readonly ranking: Ranking & { readonly meta: Meta };
}

function RankingTable({ kind, ranking: { meta, totale, classifica }, address }: RankingProps) {
  const { q = "", ordine } = address.query;
  const columns = columnsOf(kind, classifica);
  const words = foldWords(q);
  const rows = classifica.filter((entry) => isNamed(words, entry));
  const caption = `${pnrrText("primi")} ${writtenCount(classifica.length)} ${pnrrText("di")} ${writtenCount(totale)}`;
  return (
    <>
      <SourceLine meta={meta} />
      <p class="caveat">{noteAbout(meta.nota, kind.about)}</p>
      <AmountLegend nota={meta.nota} />
      <div class="fields">
        <label class="field">
          {pnrrText("filtra")}
          <input type="search" value={q} onInput={(event) => amend({ q: event.currentTarget.value })} />
        </label>
      </div>
      {rows.length === 0 ? (
        <p role="status">
          {pnrrText("nessuna")} <a href={hashOf(["cerca"], { q, vista: "imprese" })}>{pnrrText("cerca_tutte")}</a>
        </p>
      ) : (
        <SortableTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={(entry) => entry.codice_fiscale}
          step={FIRST}
          ordered={{
            order: orderOf(ordine, NAMES),
            set: (order) => amend({ ordine: orderText(order, NAMES) }),
          }}
        />
      )}
      <TheseData
        requests={[kind.request]}
        table={() => tableOf(rows, [...columns, ...FURTHER])}
        name={`pnrr-${kind.tipo}`}
        nota={meta.nota}
      />
      <WholeNote nota={meta.nota} />
    </>
  );
}

function RankingPage({ kind, address }: ViewProps & { readonly kind: Kind }) {
  useTitle(pnrrText(kind.title));
  const { answer, again } = useAnswer<Ranking>(kind.request);
  return (
    <>
      <h1>{pnrrText(kind.title)}</h1>
      <p class="lead">{pnrrText(kind.text)}</p>
      <Shown answer={answer} again={again} asked={pnrrText(kind.title)}>
        {(ranking) => <RankingTable kind={kind} ranking={ranking} address={address} />}
      </Shown>
    </>
  );
}

export const CompaniesPage = ({ address }: ViewProps) => <RankingPage kind={COMPANIES} address={address} />;
export const AuthoritiesPage = ({ address }: ViewProps) => <RankingPage kind={AUTHORITIES} address={address} />;
