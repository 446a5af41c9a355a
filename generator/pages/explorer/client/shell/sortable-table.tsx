/** A table that the reader sorts by its headings, and that begins with as many rows as one looks at; on a phone each row is a card. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Address } from "../address.ts";
import type { SheetCell, SheetTable } from "../data/csv.ts";
import { writtenCount } from "../data/written.ts";
import { amend } from "../navigate.ts";
import { BarCell } from "./bar-cell.tsx";
import style from "./listing.css";
import { type Order, orderOf, orderText } from "./order-text.ts";
import { adoptStyle } from "./own-style.ts";
import { shellText } from "./texts.ts";

adoptStyle(style);

export interface TableColumn<Row> {
  readonly title: string;
  /** Name in the order of an address. */
  readonly name?: string;
  /** What stands in the CSV, and what the column is sorted by unless `by` says it. */
  readonly value: (row: Row) => SheetCell;
  readonly by?: (row: Row) => SheetCell;
  /** What is shown, if that is another thing. */
  readonly cell?: (row: Row) => ComponentChildren;
  /** Where the cell leads to; `null` if nowhere. */
  readonly href?: (row: Row) => string | null;
  /** Numbers stand at the right, and are sorted from the largest at first. */
  readonly numeric?: boolean;
  /** A day stands in one line. */
  readonly dated?: boolean;
  /** A bar beside the number: as long as its share of the largest, with a part in a second tone. */
  readonly bar?: { readonly largest: number; readonly part?: (row: Row) => number };
  /** The language of what is shown, if it is not that of the page. */
  readonly lang?: "it";
  /** Stands in the CSV alone. */
  readonly hidden?: boolean;
}

/** Rows that are shown at first, and with each "more", where a table says no other number. */
const STEP = 50;

/** What is unknown comes last, whichever way. Text by the alphabet of the page's language. */
function compare(a: SheetCell, b: SheetCell, descending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order =
    typeof a === "string" ? a.localeCompare(String(b), document.documentElement.lang) : Number(a) - Number(b);
  return descending ? -order : order;
}

/**
 * Rows in the order that the reader asks for; as they are where he asks for none.
 *
 * @example sortedRows([{ n: 1 }, { n: 2 }], [{ title: "n", value: ({ n }) => n }], { column: 0, descending: true }) // n: 2, 1
 */
function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  order: Order | null,
): readonly Row[] {
  const column = order && columns[order.column];
  if (!column) return rows;
  const { by = column.value } = column;
  return [...rows].sort((a, b) => compare(by(a), by(b), order.descending));
}

/** Rows as a table of the drawer "these data". */
export const tableOf = <Row,>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): SheetTable => ({
  columns: columns.map(({ title }) => title),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** What a cell shows: `—` for what is unknown. */
function shown<Row>({ value, cell, href, bar }: TableColumn<Row>, row: Row): ComponentChildren {
  const own = value(row);
  const text = cell ? cell(row) : typeof own === "number" ? writtenCount(own) : (own ?? "—");
  const to = own === null ? null : href?.(row);
  const linked = to ? <a href={to}>{text}</a> : text;
  if (bar === undefined || typeof own !== "number") return linked;
  return (
    <BarCell value={own} largest={bar.largest} part={bar.part?.(row) ?? 0}>
      {linked}
    </BarCell>
  );
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are shown at first, and with each "more". */
  readonly step?: number;
  /** The address whose `ordine` says the order; without it the table keeps its own. */
  readonly query?: Address["query"];
}

export function SortableTable<Row>({ caption, columns: all, rows, rowKey, step = STEP, query }: TableProps<Row>) {
  const [own, setOwn] = useState<Order | null>(null);
  const [most, setMost] = useState(step);
  const columns = all.filter(({ hidden }) => !hidden);
  const names = columns.map(({ name = "" }) => name);
  const order = query ? orderOf(query.ordine, names) : own;
  const sortBy = (column: number, numeric = false) => {
    const next = { column, descending: order?.column === column ? !order.descending : numeric };
    if (query) amend({ ordine: orderText(next, names) });
    else setOwn(next);
  };
  const directionOf = (column: number) =>
    order?.column !== column ? undefined : order.descending ? "descending" : "ascending";
  return (
    <div class="table-frame">
      {rows.length > 1 && (
        <div class="sort-by">
          <span aria-hidden="true">{shellText("ordina")}</span>
          <select
            aria-label={`${shellText("ordina")}: ${caption}`}
            value={order?.column ?? ""}
            onChange={({ currentTarget: { value } }) => sortBy(Number(value), columns[Number(value)]?.numeric)}
          >
            {order === null && <option value="">—</option>}
            {columns.map(({ title }, i) => (
              <option key={title} value={i}>
                {title}
              </option>
            ))}
          </select>
          {order && (
            <button type="button" class="quiet" onClick={() => sortBy(order.column)} aria-label={shellText("inverti")}>
              {order.descending ? "▼" : "▲"}
            </button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ title, numeric = false }, i) => (
                <th key={title} scope="col" class={numeric ? "numeric" : undefined} aria-sort={directionOf(i)}>
                  <button type="button" onClick={() => sortBy(i, numeric)} title={`${shellText("ordina")} ${title}`}>
                    {title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedRows(rows, columns, order)
              .slice(0, most)
              .map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <td
                      key={column.title}
                      data-unknown={column.value(row) === null ? "" : undefined}
                      data-title={column.title}
                      class={column.numeric ? "numeric" : column.dated ? "dated" : undefined}
                      lang={column.lang}
                    >
                      {shown(column, row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && (
        <p class="buttons">
          <button type="button" class="quiet" onClick={() => setMost(most + step)}>
            {shellText("altre")} ({writtenCount(Math.min(most, rows.length))} / {writtenCount(rows.length)})
          </button>
          <button type="button" class="quiet" onClick={() => setMost(rows.length)}>
            {shellText("mostra_tutte")}
          </button>
        </p>
      )}
    </div>
  );
}
