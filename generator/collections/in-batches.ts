/**
 * Values in arrays of so many, the last one of as many as are left. None is kept.
 *
 * @example [...inBatches([1, 2, 3], 2)] // [[1, 2], [3]]
 */
export function* inBatches<T>(values: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
