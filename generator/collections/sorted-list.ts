/** A list that is filled in any order and read in its own, as often as is wanted. */
export interface SortedList<T> {
  readonly count: number;
  /** @param bytes of the item as text, more or less */
  add(item: T, bytes: number): void;
  /** All items, in order, as often as they are read. Nothing is added meanwhile. */
  items(): Iterable<T>;
  /** Forgets all items. */
  close(): void;
}

/** How the items of a sorted list are ordered, and how each is written where memory does not hold all of them. */
export interface ListFormat<T> {
  /** Of two equal items the one added first comes first. */
  order(a: T, b: T): number;
  /** An item as text without a line end. */
  write(item: T): string;
  read(line: string): T;
}

/** Makes the sorted lists of some work, each under a name of its own. */
export type MakeList = <T>(name: string, format: ListFormat<T>) => SortedList<T>;

/**
 * Plain data, each as a line of JSON.
 *
 * @example jsonLines<string>(byCodeUnit).write("è") // '"è"'
 */
export const jsonLines = <T>(order: ListFormat<T>["order"]): ListFormat<T> => ({
  order,
  write: (item) => JSON.stringify(item),
  read: (line): T => JSON.parse(line),
});

/**
 * Plain data, each with a text that is written and read as it is: what orders them as JSON, a tab, the text. Where the text is long JSON,
 * a list that goes to disk neither reads nor writes it.
 *
 * @example textLines<{ at: number; text: string }>((a, b) => a.at - b.at).write({ at: 1, text: "{}" }) // '{"at":1}\t{}'
 */
export const textLines = <T extends { readonly text: string }>(order: ListFormat<T>["order"]): ListFormat<T> => ({
  order,
  write: ({ text, ...head }) => `${JSON.stringify(head)}\t${text}`,
  read(line): T {
    const tab = line.indexOf("\t");
    return { ...JSON.parse(line.slice(0, tab)), text: line.slice(tab + 1) };
  },
});
