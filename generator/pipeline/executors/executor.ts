/** A task of a build: the folder of its stage, the name of its phase, its number. Whoever can say these three can run it. */
export interface TaskName {
  readonly stage: string;
  readonly phase: string;
  readonly task: number;
}

/** Whoever runs the tasks of a build. Whoever it is, they leave the same files. */
export interface Executor {
  /**
   * Runs the tasks 0 to `count - 1` of a phase; rejects with the first error of one.
   *
   * @param done told of each task that is done
   */
  run(stage: string, phase: string, count: number, done: () => void): Promise<void>;
  /**
   * Runs the one task of a phase that holds much. Where others did much before, what they hold is given back before it begins, and what it
   * took when it is done.
   */
  runApart(stage: string, phase: string, done: () => void): Promise<void>;
  /** Ends it, whatever it does. */
  close(): Promise<void>;
}

/** What an engine must know of a phase. */
export interface PlannedPhase {
  readonly name: string;
  /** Its shares, one for each process: the integers from 0 on. To an engine they are the tasks. */
  readonly tasks: number;
  /** The phase all of whose shares must be done before; `null` where none must. */
  readonly after: string | null;
}

/** The stage that the shares of a build work on. */
export interface SharedStage {
  readonly folder: string;
  /** Megabytes that a task may take. */
  readonly memory: number;
}

/** The last phase: what `generate` does with the tree once it is whole. */
export const PUBLISH = "publish";

/** A phase, and which of its shares are not done. */
export interface PhaseLeft extends PlannedPhase {
  readonly left: readonly number[];
}
