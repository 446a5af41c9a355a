/** What an act does with acts of the European Union: first what its title says, then what it cites, in reading order. */

import type { UnionCited, UnionRows, UnionTransposed } from "../../../../../format/union-lists.ts";
import { actHash } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted } from "../../data/written.ts";
import { FilterFields, ListedRows } from "../../shell/listing.tsx";
import type { TableColumn } from "../../shell/sortable-table.tsx";
import { Shown } from "../../shell/view.tsx";
import { ueText } from "../ue/ue-texts.ts";
import { DOES, DOES_COLUMN, type Does, doesFilters, unionColumns } from "../ue/union-columns.tsx";
import type { ActArticle, TabProps } from "./act-body.ts";
import { normaAddress, onDay } from "./norma-address.ts";
import { articleCalled } from "./text/changes.ts";

/** A line: of the title, or of a place that cites. */
interface Line extends Does {
  readonly n: number;
  readonly said: UnionTransposed | UnionCited;
}

const linesOf = (body: UnionRows): readonly Line[] =>
  DOES.flatMap((fa) => body[fa].map((said) => ({ fa, said }))).map((line, n) => ({ n, ...line }));

const PLACES: Readonly<Record<string, string>> = { titolo: ueText("titolo_atto"), preambolo: ueText("preambolo") };

/** `comma 2`, `title and preamble`. */
const placesOf = ({ said }: Line): string =>
  ("base" in said ? said.base : [said.partizione ?? ""]).map((place) => PLACES[place] ?? place).join(", ");

const wordsOf = ({ said }: Line) => ("base" in said ? said.evidenza : said.testo);

/** @param link where an article is read */
const columnsOf = (articles: readonly ActArticle[], link: (eli: string) => string): readonly TableColumn<Line>[] => [
  DOES_COLUMN,
  ...unionColumns<Line>(({ said }) => said.ue),
  {
    name: "dove",
    title: ueText("dove"),
    value: (line) => {
      const article = "base" in line.said ? null : line.said.articolo;
      return [article === null ? "" : `art. ${article}`, placesOf(line)].filter(Boolean).join(", ");
    },
    cell: (line) => {
      const name = "base" in line.said ? null : line.said.articolo;
      const article = name === null ? undefined : articleCalled(articles, name);
      return (
        <span lang={name === null ? undefined : "it"}>
          {article ? <a href={link(article.eli)}>art. {article.numero}</a> : name}
          {name !== null && ", "}
          {placesOf(line)}
          {"base" in line.said && line.said.affidabilita !== "alta" && ` (${ueText("incerta")})`}
        </span>
      );
    },
  },
  {
    name: "parole",
    title: ueText("parole"),
    value: wordsOf,
    lang: "it",
    cell: (line) => {
      const article = "base" in line.said ? null : line.said.articolo_ue;
      return article === null ? wordsOf(line) : `art. ${article}, ${wordsOf(line)}`;
    },
  },
];

const FILTERS = doesFilters<Line>();

export function UeTab({ act, address }: TabProps) {
  const { day } = normaAddress(address.path);
  const request = `norme/${encodeURI(onDay(act.eli, day))}/ue`;
  const { answer, again } = useAnswer<UnionRows>(request);
  return (
    <div>
      <FilterFields filters={FILTERS} query={address.query} />
      <Shown answer={answer} again={again} asked={act.titolo}>
        {({ meta, ...body }) => (
          <ListedRows
            address={address}
            filters={FILTERS}
            of={{
              meta,
              rows: linesOf(body),
              rowKey: ({ n }) => `${n}`,
              columns: columnsOf(act.articoli, (eli) => actHash(onDay(eli, day))),
              caption: (shown) => `${ueText("titolo")}: ${counted(shown, ueText("righe"))}`,
              requests: [request],
              name: "ue",
              notes: <p class="label">{ueText("silenzio")}</p>,
              none: ueText("non_ne_nomina"),
            }}
          />
        )}
      </Shown>
    </div>
  );
}
