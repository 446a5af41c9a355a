/** A list that is read from its start, and what comes next of it. */
interface Head<T> {
  item: T;
  /** Place among the lists: of two equal items that of the earlier list comes first. */
  readonly list: number;
  readonly rest: Iterator<T>;
}

/** Moves the first head to where it belongs: every head comes before those at `2i + 1` and `2i + 2`. */
function sink<T>(heads: Head<T>[], before: (a: Head<T>, b: Head<T>) => boolean, from: number): void {
  const moved = heads[from];
  if (moved === undefined) return;
  let at = from;
  for (;;) {
    let next = 2 * at + 1;
    let below = heads[next];
    const other = heads[next + 1];
    if (below !== undefined && other !== undefined && before(other, below)) [next, below] = [next + 1, other];
    if (below === undefined || !before(below, moved)) break;
    heads[at] = below;
    at = next;
  }
  heads[at] = moved;
}

/**
 * Lists in an order as one list in it. One item of each is held at a time.
 *
 * @param order of two equal items that of the earlier list comes first
 * @example [...mergeSorted([["a", "d"], ["b", "c"]], byCodeUnit)] // ["a", "b", "c", "d"]
 */
export function* mergeSorted<T>(lists: readonly Iterable<T>[], order: (a: T, b: T) => number): Generator<T> {
  const before = (a: Head<T>, b: Head<T>) => (order(a.item, b.item) || a.list - b.list) < 0;
  const iterators = lists.map((list) => list[Symbol.iterator]());
  try {
    const heads = iterators.flatMap((rest, list): Head<T>[] => {
      const { done, value } = rest.next();
      return done ? [] : [{ item: value, list, rest }];
    });
    for (let at = heads.length >> 1; at >= 0; at--) sink(heads, before, at);
    for (let [first] = heads; first !== undefined; [first] = heads) {
      yield first.item;
      const { done, value } = first.rest.next();
      if (!done) first.item = value;
      else {
        const last = heads.pop();
        if (last !== undefined && last !== first) heads[0] = last;
      }
      sink(heads, before, 0);
    }
  } finally {
    // Lists that are files are closed, wherever the reader stops.
    for (const iterator of iterators) iterator.return?.();
  }
}
