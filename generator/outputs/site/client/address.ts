/** What is chosen on the page, in its address: reload, back, the other language and whoever gets the link find it again. */

/** A field of a form of the page. */
export interface Choice {
  readonly operation: string;
  readonly name: string;
  readonly value: string;
  /** What it holds before anybody touches it: that is not in the address. */
  readonly initial: string;
}

const keyOf = ({ operation, name }: Pick<Choice, "operation" | "name">) => `${operation}.${name}`;

/**
 * The query of an address with what is chosen; what else it says stays.
 *
 * @param search the query as it is, with its question mark, or empty
 * @example searchWith("?lang=en", [{ operation: "norme", name: "limit", value: "3", initial: "100" }]) // "?lang=en&norme.limit=3"
 */
export function searchWith(search: string, choices: readonly Choice[]): string {
  const query = new URLSearchParams(search);
  for (const choice of choices) {
    query.delete(keyOf(choice));
    if (choice.value !== choice.initial) query.append(keyOf(choice), choice.value);
  }
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * The value of a field that an address asks for, else the one that it begins with.
 *
 * @example valueIn("?norme.limit=3", { operation: "norme", name: "limit", initial: "100" }) // "3"
 */
export function valueIn(search: string, choice: Pick<Choice, "operation" | "name" | "initial">): string {
  return new URLSearchParams(search).get(keyOf(choice)) ?? choice.initial;
}
