import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";
import type { Cell, Table, TableSink } from "./tables.ts";

const SPECIAL = /[",\r\n]/;

/**
 * A text that a spreadsheet would take for a formula ("CSV injection" in OWASP's list of attacks), or that has the apostrophe of one
 * already: taking one apostrophe away gives the text back, whatever it was.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** RFC 4180: a field with a quote, a comma or a line end stands in quotes; what is not known is an empty field. */
const field = (cell: Cell): string => {
  if (cell === null) return "";
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A line of CSV (RFC 4180), line end included. No text begins as a formula does: it has an apostrophe before it.
 *
 * @example csvLine(["a", null, 'b "c"', -3, "=1+1"]) // 'a,,"b ""c""",-3,\'=1+1\r\n'
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(field).join(",")}\r\n`;
}

/** Writes a table as CSV: UTF-8, the names of the columns in the first line. */
export function csvSink(staging: Staging, name: string, table: Table): TableSink {
  const file = new GrowingFile(staging, name);
  file.write(csvLine(table.columns.map((column) => column.name)));
  let records = 0;
  return {
    row(row) {
      records++;
      file.write(csvLine(row));
    },
    end: () => file.end({ records }),
  };
}
