/**
 * Some items as others, made anew each time they are read.
 *
 * @example [...mapped([1, 2], String)] // ["1", "2"]
 */
export const mapped = <A, B>(items: Iterable<A>, to: (item: A) => B): Iterable<B> => ({
  *[Symbol.iterator]() {
    for (const item of items) yield to(item);
  },
});
