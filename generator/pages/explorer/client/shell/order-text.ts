/** The order of a table, as the address says it: the name of a column, `-` before it where it is from the largest down. */

/** By which column, and which way. */
export interface Order {
  readonly column: number;
  readonly descending: boolean;
}

/**
 * The order that a text means.
 *
 * @param names of the columns, as they stand in addresses
 * @returns `null` where it is none of them: the rows stay as they come
 * @example orderOf("-importo", ["nome", "importo"]) // { column: 1, descending: true }
 */
export function orderOf(text: string | undefined, names: readonly string[]): Order | null {
  const descending = text?.startsWith("-") ?? false;
  const column = names.indexOf(text?.slice(descending ? 1 : 0) ?? "");
  return column < 0 ? null : { column, descending };
}

/**
 * The text of an order.
 *
 * @example orderText({ column: 1, descending: true }, ["nome", "importo"]) // "-importo"
 */
export const orderText = ({ column, descending }: Order, names: readonly string[]): string =>
  `${descending ? "-" : ""}${names[column] ?? ""}`;
