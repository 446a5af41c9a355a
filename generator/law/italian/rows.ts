/** The cells of a line, each its items. */
export type Columns = readonly [first: string[], second: string[], third: string[], fourth: string[]];

const itemsOf = (cell = ""): string[] => (cell === "" ? [] : cell.split("; "));

/**
 * The rows of a table of words: a line each, cells divided by `|`, items in a cell by `; `; lines that begin with `#` are remarks.
 *
 * @example rowsOf("a; b | | c") // [[["a", "b"], [], ["c"], []]]
 */
export function rowsOf(table: string): Columns[] {
  const lines = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [first, second, third, fourth] = line.split("|").map((cell) => cell.trim());
    return [itemsOf(first), itemsOf(second), itemsOf(third), itemsOf(fourth)];
  });
}
