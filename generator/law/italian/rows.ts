/** The cells of a line, each its items. */
export type Columns = readonly [first: string[], second: string[], third: string[], fourth: string[]];

const itemsOf = (cell = ""): string[] => (cell === "" ? [] : cell.split("; "));

/**
 * The rows of a table of words: a line each, cells divided by `|`, items in a cell by `; `; lines that begin with `#` are remarks.
 *
 * @example tableRows("a; b | | c") // [[["a", "b"], [], ["c"], []]]
 */
export function tableRows(table: string): Columns[] {
  const lines = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [first, second, third, fourth] = line.split("|").map((cell) => cell.trim());
    return [itemsOf(first), itemsOf(second), itemsOf(third), itemsOf(fourth)];
  });
}

/**
 * An act in a cell.
 *
 * @example identityIn("legge 1990-08-07 241") // { tipo: "legge", data: "1990-08-07", numero: "241" }
 */
export function identityIn(cell: string) {
  const [tipo = "", data = "", numero = ""] = cell.split(" ");
  return { tipo, data, numero };
}
