/** What a build can be done with: tasks by their names, from plain data to plain data. */
export type Tasks = Readonly<Record<string, (payload: never) => unknown>>;

type Payload<T extends Tasks, K extends keyof T> = Parameters<T[K]>[0];
type Result<T extends Tasks, K extends keyof T> = Awaited<ReturnType<T[K]>>;

/** Whoever runs the tasks of a build. Whoever it is, they give the same results. */
export interface Executor<T extends Tasks> {
  /** Runs one task; rejects with the task's error. Tasks start in the order of the calls. */
  run<K extends keyof T & string>(task: K, payload: Payload<T, K>): Promise<Result<T, K>>;
  /**
   * Does some work on each item, on as many side by side as keep it busy: what waits its turn takes no memory. Rejects with the first
   * error.
   */
  each<I>(items: Iterable<I>, work: (item: I) => Promise<void>): Promise<void>;
  /** Ends it, whatever it does. */
  close(): Promise<void>;
}
