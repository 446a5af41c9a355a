/**
 * A promise that is awaited later, or never where the run fails before: until then nobody hears of its failure, and the process must not end
 * for that. Whoever awaits it hears what went wrong.
 *
 * @example const next = awaitedLater(readInput(input)); work(); await next
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
