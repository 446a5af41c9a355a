/** Tables as files that spreadsheets open. */

/** What stands in a cell. */
export type SheetCell = string | number | boolean | null;

export interface SheetTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** First characters that make a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function field(cell: SheetCell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a table by RFC 4180, in UTF-8 with the mark by which spreadsheets know it.
 *
 * @example csvText({ columns: ["nome"], rows: [["Rossi, s.r.l."]] }) // '\ufeffnome\r\n"Rossi, s.r.l."\r\n'
 */
export function csvText({ columns, rows }: SheetTable): string {
  return `\ufeff${[columns, ...rows].map((cells) => `${cells.map(field).join(",")}\r\n`).join("")}`;
}
