/** Tables as files that spreadsheets open. */

/** What stands in a cell. */
export type SheetCell = string | number | boolean | null;

export interface SheetTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** First characters that make a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** What stands between cells, and before the decimals of a number. */
interface CsvSigns {
  readonly between: "," | ";";
  readonly decimal: "." | ",";
}
const BY_RFC: CsvSigns = { between: ",", decimal: "." };
/** As a spreadsheet in Italian reads and writes. */
export const ITALIAN_SIGNS: CsvSigns = { between: ";", decimal: "," };

function field(cell: SheetCell, { between, decimal }: CsvSigns): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", decimal);
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return text.includes(between) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a table by RFC 4180, or with other signs, in UTF-8 with the mark by which spreadsheets know it.
 *
 * @example csvText({ columns: ["nome"], rows: [["Rossi, s.r.l."]] }) // '\ufeffnome\r\n"Rossi, s.r.l."\r\n'
 * @example csvText({ columns: ["nome", "euro"], rows: [["Rossi, s.r.l.", 1.5]] }, ITALIAN_SIGNS) // "\ufeffnome;euro\r\nRossi, s.r.l.;1,5\r\n"
 */
export function csvText({ columns, rows }: SheetTable, signs = BY_RFC): string {
  const line = (cells: readonly SheetCell[]) => `${cells.map((cell) => field(cell, signs)).join(signs.between)}\r\n`;
  return `\ufeff${[columns, ...rows].map(line).join("")}`;
}
