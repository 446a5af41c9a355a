/** An answer as it is printed: as it came, as a table to look at, as CSV to keep. */

import { csvLine } from "../../outputs/downloads/csv.ts";
import type { Cell } from "../../outputs/downloads/tables.ts";

export const FORMATS = ["json", "table", "csv"] as const;
export type Format = (typeof FORMATS)[number];

type Item = Readonly<Record<string, unknown>>;

/** Characters of a column of a table to look at. */
const WIDEST = 60;

/** A value in one cell: what is no text and no number as JSON. */
function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

/** The rows of an answer: the items of its first list, or else its own members, one a row. */
function rowsOf(body: Item): { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
  const list: unknown = Object.values(body).find(Array.isArray);
  if (!Array.isArray(list)) {
    const members = Object.entries(body).filter(([name]) => name !== "meta");
    return { columns: ["campo", "valore"], rows: members.map(([name, value]) => [name, cellOf(value)]) };
  }
  const items: readonly Item[] = list.map((item) => Object(item));
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return { columns, rows: items.map((item) => columns.map((name) => cellOf(item[name]))) };
}

function aligned(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const short = (cell: Cell) => {
    const text = String(cell ?? "").replace(/\s+/g, " ");
    return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
  };
  const lines = [columns, ...rows].map((row) => row.map(short));
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

/**
 * The text of an answer in a format. Of an answer with several lists the table has the first.
 *
 * @param text JSON, as the client gives it
 * @example printed('{"meta":{},"norme":[{"eli":"eli:/it/legge/1990/08/07/241"}]}', "csv") // "eli\r\neli:/it/legge/1990/08/07/241\r\n"
 */
export function printed(text: string, format: Format): string {
  if (format === "json") return text.endsWith("\n") ? text : `${text}\n`;
  const { columns, rows } = rowsOf(JSON.parse(text));
  return format === "csv" ? [columns, ...rows].map(csvLine).join("") : aligned(columns, rows);
}
