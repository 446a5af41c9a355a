/** Pages of resources, made from their declarations: the list of all, one with what belongs to it, rows below an act. */

import type { ComponentChildren } from "preact";
import type { AnyRow } from "../../../contract/resources/declare/fields.ts";
import {
  type FilterOf,
  type Resource,
  type ResourceList,
  type ResourceTable,
  type Say,
  SECTION,
  type ValueCount,
} from "../../../contract/resources/declare/resource.ts";
import {
  cellAt,
  columnsOf,
  linesOf,
  plain,
  type SectionLine,
  type ShownColumn,
} from "../../../contract/resources/derive/text.ts";
import { hashOf } from "./address.ts";
import { answerHere, answerTo, type Meta, type PageAnswer, useAnswer, useAsked } from "./data/answer.ts";
import type { SheetCell } from "./data/csv.ts";
import { LINGUA } from "./data/place.ts";
import { counted, writtenCount } from "./data/written.ts";
import { Inlines, SAY } from "./inlines.tsx";
import { type Filter, FilterFields, ListedRows, Listing, type Rows } from "./shell/listing.tsx";
import { SortableTable, type TableColumn } from "./shell/sortable-table.tsx";
import { shellText, textsOf } from "./shell/texts.ts";
import { Message, Shown, useTitle, type ViewProps } from "./shell/view.tsx";

const listText = textsOf({
  tutti: { it: "tutti", en: "all" },
  di: { it: "di", en: "of" },
  vuota: { it: "In questa raccolta", en: "In this collection" },
});

/** What an answer says besides its `meta`. */
export type Body = AnyRow;
type Ready = Body & { readonly meta: Meta };

// Columns

/** What a line is sorted by, and has in the CSV: a number or a day itself, else what is shown, without links. */
function sheetCellOf(line: SectionLine, column: ShownColumn, say: Say): SheetCell {
  const value = line.row[column.field ?? column.name];
  if (column.numeric || column.dated) return typeof value === "number" || typeof value === "string" ? value : null;
  return plain(cellAt(line, column, say)) || null;
}

const tableColumn = (column: ShownColumn, say: Say): TableColumn<SectionLine> => ({
  name: column.name,
  title: column.label[LINGUA],
  value: (line) => sheetCellOf(line, column, say),
  cell(line) {
    const cell = cellAt(line, column, say);
    if (typeof cell === "number") return writtenCount(cell);
    return typeof cell === "string" ? cell : cell ? <Inlines of={cell} /> : "—";
  },
  ...(column.by && { by: ({ row }) => column.by?.(row) ?? null }),
  ...(column.numeric && { numeric: true }),
  ...(column.dated && { dated: true }),
  ...(column.hidden && { hidden: true }),
  ...(column.italian && { lang: "it" as const }),
});

// Filters

/** The year of the oldest thing that is listed. */
const OLDEST = 1952;
const years = () => {
  const newest = new Date().getFullYear();
  return Array.from({ length: newest - OLDEST + 1 }, (_, n) => `${newest - n}`);
};

/** Values that lines have, with how many have each: years from the newest, others from the most frequent. */
function valuesOf({ has, of }: FilterOf, lines: readonly SectionLine[]): ValueCount[] {
  const counts = new Map<string, number>();
  for (const value of lines.flatMap(({ row }) => has?.(row) ?? []))
    if (value !== null) counts.set(`${value}`, (counts.get(`${value}`) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => (of === "year" ? Number(b) - Number(a) : n - m || (a < b ? -1 : 1)));
}

/** What is chosen from; a text is typed. */
function choicesOf(filter: FilterOf, lines: readonly SectionLine[]): Filter<SectionLine>["choices"] {
  const { of, has } = filter;
  if (of === "text" || of === "day") return undefined;
  if (typeof of === "object") return Object.entries(of).map(([value, text]) => ({ value, text: text[LINGUA] }));
  if (of === "year" && !has) return years().map((value) => ({ value, text: value }));
  return valuesOf(filter, lines).map(([value, n]) => ({ value, text: `${value} (${writtenCount(n)})` }));
}

/** The lines that have a value; `undefined` if the answer holds no others. */
function keepOf({ has, keep }: FilterOf): Filter<SectionLine>["keep"] {
  if (has) return (lines, value) => lines.filter(({ row }) => has(row).some((one) => `${one}` === value));
  if (!keep) return undefined;
  return (lines, value) => {
    const of = new Map<unknown, SectionLine>(lines.map((line) => [line.row, line]));
    return keep(
      lines.map(({ row }) => row),
      value,
    ).flatMap((row) => of.get(row) ?? []);
  };
}

/** The fields of a table's filters. */
export function filtersOf(
  { filters = {}, sections, columns }: ResourceTable,
  lines: readonly SectionLine[],
): Filter<SectionLine>[] {
  const none = listText("tutti");
  const several = Object.entries(sections).map(([value, { label, does = label }]) => ({
    value,
    text: does[LINGUA].toLowerCase(),
  }));
  const keep = (all: readonly SectionLine[], value: string) => all.filter(({ name }) => name === value);
  const bySection = { name: SECTION, label: columns[SECTION]?.label?.[LINGUA] ?? "", none, choices: several, keep };
  const declared = Object.entries(filters).map(([name, filter]): Filter<SectionLine> => {
    const choices = choicesOf(filter, lines);
    const kept = keepOf(filter);
    return {
      name,
      label: filter.label[LINGUA],
      ...(filter.of === "day" && { dated: true as const }),
      ...(choices && { none, choices }),
      ...(kept && { keep: kept }),
    };
  });
  return several.length > 1 ? [bySection, ...declared] : declared;
}

// Tables

/** What is said of the rows of an answer. */
export function resourceRows(of: Resource, table: ResourceTable, body: Ready, request: string, say: Say) {
  const rows = linesOf(table, body);
  const all = table === of.list ? Number(body.totale) : rows.length;
  const more = table === of.list ? (of.list.caption?.(body, say) ?? "") : "";
  return {
    meta: body.meta,
    rows,
    columns: columnsOf(table).map((column) => tableColumn(column, say)),
    requests: [request],
    name: of.name,
    rowKey: ({ name, row }) => `${name} ${JSON.stringify(row)}`,
    caption: (shown) =>
      `${shown === all ? "" : `${writtenCount(shown)} ${listText("di")} `}${counted(all, (table.unit ?? of.unit)[LINGUA])}${more}`,
    // The page of a list says it on top.
    ...(table !== of.list && { notes: <p class="label">{of.caution[LINGUA]}</p> }),
    none:
      of.list.whole && table === of.list && rows.length === 0
        ? `${listText("vuota")}: ${counted(0, of.unit[LINGUA])}.`
        : (table.none ?? of.none)[LINGUA],
  } satisfies Rows<SectionLine>;
}

interface CountedBarsProps extends ViewProps {
  readonly of: Resource;
  readonly table: ResourceTable;
  readonly body: Body;
}

/** How many rows each value of the filter has that its table counts by, as bars; nothing where it counts by none. */
export function CountedBars({ of, table, body, address }: CountedBarsProps) {
  const { by = "", title: { [LINGUA]: title } = { it: "", en: "" } } = table.counted ?? {};
  const filter = table.filters?.[by];
  const counts = table.counted?.counts?.(body) ?? (filter ? valuesOf(filter, linesOf(table, body)) : []);
  // One value is no choice.
  if (filter === undefined || counts.length < 2) return null;
  const largest = Math.max(...counts.map(([, n]) => n));
  const unit = (table.unit ?? of.unit)[LINGUA];
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  const choices = filter.of;
  const called = (value: string) => (typeof choices === "object" ? choices[value]?.[LINGUA] : null) ?? value;
  const href = ([value]: ValueCount) => hashOf(address.path, { ...address.query, [by]: value });
  return (
    <details class="aside">
      <summary>{title}</summary>
      <SortableTable
        caption={`${title}: ${counted(all, unit)}`}
        rows={counts}
        rowKey={([value]) => value}
        columns={[
          { title: filter.label[LINGUA], value: ([value]) => called(value), href },
          {
            title: unit.replace(/^.*\//, ""),
            value: ([, n]) => n,
            numeric: true,
            bar: { largest },
          },
        ]}
      />
    </details>
  );
}

interface RowsProps extends ViewProps {
  readonly of: Resource;
  readonly table: ResourceTable;
  readonly body: Ready;
  readonly request: string;
  readonly say: Say;
}

/** The rows of a whole answer, with the fields that narrow them. */
export function ResourceRows({ of, table, body, request, say, address }: RowsProps) {
  const lines = linesOf(table, body);
  // One value is no choice.
  const narrowing = Object.entries(table.filters ?? {}).filter(
    ([, filter]) => (filter.keep ? lines : valuesOf(filter, lines)).length > 1,
  );
  const filters = filtersOf({ ...table, filters: Object.fromEntries(narrowing) }, lines);
  return (
    <>
      {filters.length > 0 && <FilterFields filters={filters} query={address.query} />}
      <ListedRows
        address={address}
        filters={filters}
        of={{
          ...resourceRows(of, table, body, request, say),
          ...(table.counted && { totals: <CountedBars {...{ of, table, body, address }} /> }),
        }}
      />
    </>
  );
}

// The list of all

/** Rows of one request. */
const MOST = 1000;

/** What is asked for of a list: what the reader chose, unless the page has all rows and filters there. */
export function listRequest({ name, list }: Resource, query: ViewProps["address"]["query"], offset = 0): string {
  const { filters = {}, path = name, unpaged } = list;
  const chosen = Object.entries(list.whole ? {} : filters).map(([key, { of }]) => [
    key,
    query[key] ?? (of === "year" ? "0" : ""),
  ]);
  const window = unpaged ? [] : [["limit", `${MOST}`], ...(offset > 0 ? [["offset", `${offset}`]] : [])];
  const pairs = `${new URLSearchParams([...chosen, ...window])}`;
  return pairs ? `${path}?${pairs}` : path;
}

/** The answer to a list; of one that its page has whole, window by window. */
async function listed(
  of: Resource,
  query: ViewProps["address"]["query"],
  before: readonly unknown[] = [],
): Promise<PageAnswer<Body>> {
  const [section = ""] = Object.keys(of.list.sections);
  const answer = await answerTo<Body>(listRequest(of, query, before.length));
  if (answer.state !== "ready") return answer;
  const found = linesOf(of.list, answer.body).map(({ row }) => row);
  const rows = [...before, ...found];
  if (of.list.whole && !of.list.unpaged && found.length === MOST) return listed(of, query, rows);
  return { ...answer, body: { ...answer.body, [section]: rows } };
}

/** What no declaration says: what leads to pages beside it, filters and notes from another answer. */
export interface More {
  readonly tabs?: ComponentChildren;
  readonly filters?: readonly Filter<SectionLine>[];
  readonly rows?: Partial<Rows<SectionLine>>;
  /** What is said of all lines, before their sources. */
  readonly said?: (lines: readonly SectionLine[], meta: Meta) => ComponentChildren;
}

export function ResourceListing({
  of,
  address,
  more = {},
}: ViewProps & { readonly of: Resource; readonly more?: More }) {
  const list: ResourceList = of.list;
  const request = listRequest(of, address.query);
  const pieced = list.whole && !list.unpaged;
  const asked = useAsked<Body>(
    request,
    () => listed(of, address.query),
    pieced ? undefined : answerHere<Body>(request),
  );
  return (
    <Listing<Body, SectionLine>
      of={{
        title: of.title[LINGUA],
        lead: [more.tabs, <p class="lead">{of.caution[LINGUA]}</p>],
        asked,
        address,
        filters: (body) => [...filtersOf(list, body ? linesOf(list, body) : []), ...(more.filters ?? [])],
        listed: (body) => ({
          ...resourceRows(of, list, body, request, SAY),
          ...(list.counted && { totals: <CountedBars {...{ of, body, address }} table={list} /> }),
          ...(more.said && { totals: more.said(linesOf(list, body), body.meta) }),
          ...more.rows,
        }),
      }}
    />
  );
}

// One

/** Words that rows quote, said once where all say the same. */
const Quotes = ({ lines }: { lines: readonly SectionLine[] }) => (
  <div class="ruling-words">
    {[...new Set(lines.flatMap(({ section: { quote = "" }, row }) => row[quote] || []).map(String))].map((text) => (
      <blockquote key={text} lang="it">
        {text}
      </blockquote>
    ))}
  </div>
);

interface ResourceProps<One extends Body> extends ViewProps {
  readonly of: Resource;
  /** What stands above the rows of one, whose answer is as its schema says. */
  readonly above?: ((body: One) => ComponentChildren) | undefined;
}

function ItemPage<One extends Body>({ of, name, address, above }: ResourceProps<One> & { readonly name: string }) {
  const { item, title: all } = of;
  const request = `${of.name}/${encodeURIComponent(name)}`;
  const { answer, again } = useAnswer<One>(request);
  const thingOf = (body: Body): AnyRow => Object(item?.at ? body[item.at] : body);
  const title = item && answer.state === "ready" ? item.title(thingOf(answer.body), SAY) : all[LINGUA];
  useTitle(title);
  if (!item) return null;
  const toAll = <a href={hashOf([of.name])}>{of.all[LINGUA]}</a>;
  if (answer.state === "absent")
    return (
      <Message title={shellText("assente")}>
        <p>{String(answer.body.detail)}</p>
        <p class="row choices">
          <Inlines of={item.absent?.(answer.body, SAY) ?? []} />
        </p>
        <p>{toAll}</p>
      </Message>
    );
  return (
    <Shown answer={answer} again={again} asked={name}>
      {(body) => (
        <>
          <p class="label">{toAll}</p>
          <h1>{title}</h1>
          <p>
            <Inlines of={item.identity(thingOf(body), SAY)} />
          </p>
          {above?.(body)}
          <Quotes lines={linesOf(item, body)} />
          {Object.keys(item.sections).length > 0 && (
            <ResourceRows of={of} table={item} say={SAY} {...{ body, address, request }} />
          )}
        </>
      )}
    </Shown>
  );
}

/** The list of a resource, or one: somebody types direttiva 2014/24/UE, or 242/2019, as it is. */
export function ResourcePage<One extends Body>({ of, address, above }: ResourceProps<One>) {
  const name = address.path.slice(1).join("/");
  return name && of.item ? (
    <ItemPage key={name} {...{ of, name, address, above }} />
  ) : (
    <ResourceListing of={of} address={address} />
  );
}
