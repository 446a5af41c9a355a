/** A table that the reader sorts by its headings, and that begins with as many rows as one looks at. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { SheetCell, SheetTable } from "../data/csv.ts";
import { writtenCount } from "../data/written.ts";
import { amend } from "../navigate.ts";
import { type Order, orderOf, orderText } from "./order-text.ts";
import { shellText } from "./texts.ts";

export interface TableColumn<Row> {
  readonly title: string;
  /** What the column is sorted by, and what stands in the CSV. */
  readonly value: (row: Row) => SheetCell;
  /** What is shown, where that is another thing. */
  readonly cell?: (row: Row) => ComponentChildren;
  /** Numbers stand at the right, and are sorted from the largest at first. */
  readonly numeric?: boolean;
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
  return [...rows].sort((a, b) => compare(column.value(a), column.value(b), order.descending));
}

/** Rows as a table of the drawer "these data". */
export const tableOf = <Row,>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): SheetTable => ({
  columns: columns.map(({ title }) => title),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are shown at first, and with each "more". */
  readonly step?: number;
  /** An order that is kept elsewhere, as in the address: what it is, and what sets another. */
  readonly ordered?: { readonly order: Order | null; readonly set: (order: Order) => void };
}

export function SortableTable<Row>({ caption, columns, rows, rowKey, step = STEP, ordered }: TableProps<Row>) {
  const [own, setOwn] = useState<Order | null>(null);
  const [shown, setShown] = useState(step);
  const { order, set: setOrder } = ordered ?? { order: own, set: setOwn };
  const sorted = sortedRows(rows, columns, order);
  const sortBy = (column: number, numeric: boolean) => {
    const descending = order?.column === column ? !order.descending : numeric;
    setOrder({ column, descending });
  };
  const directionOf = (column: number) =>
    order?.column !== column ? undefined : order.descending ? "descending" : "ascending";
  return (
    <div class="table-frame">
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
            {sorted.slice(0, shown).map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ title, value, cell, numeric }) => (
                  <td key={title} data-title={title} class={numeric ? "numeric" : undefined}>
                    {cell ? cell(row) : value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <p class="buttons">
          <button type="button" class="quiet" onClick={() => setShown(shown + step)}>
            {shellText("altre")} ({writtenCount(Math.min(shown, rows.length))} / {writtenCount(rows.length)})
          </button>
          <button type="button" class="quiet" onClick={() => setShown(rows.length)}>
            {shellText("mostra_tutte")}
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * The order of a table as the address says it in `ordine`, and how the reader's own choice gets there.
 *
 * @param names of the columns, as they stand in addresses
 * @example <SortableTable ordered={orderedByAddress(query.ordine, ["numero", "titolo"])} ... />
 */
export const orderedByAddress = (ordine: string | undefined, names: readonly string[]) => ({
  order: orderOf(ordine, names),
  set: (order: Order) => amend({ ordine: orderText(order, names) }),
});
