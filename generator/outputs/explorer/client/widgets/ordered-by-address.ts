import { amend } from "../address/navigate.ts";
import { type Order, orderOf, orderText } from "./order-text.ts";

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
