/** The phases of a build as an engine runs them: each in a number of shares that is fixed before the build begins. */

import { type PlannedPhase, PUBLISH } from "../executors/executor.ts";
import { PHASES } from "../run-task.ts";

/**
 * All phases, in their order. Share `k` of `n` has the tasks `k`, `k + n`, `k + 2n` ... of its phase, as many as earlier phases leave it:
 * there may be none. A phase that never has more tasks than some has no more shares either.
 *
 * @param of shares of a phase at the most
 * @example planOf(4).slice(0, 2) // [{ name: "list", tasks: 1, after: null }, { name: "read", tasks: 4, after: "list" }]
 */
export function planOf(of: number): readonly PlannedPhase[] {
  const phases = [...PHASES.map(({ name, most = of }) => ({ name, most })), { name: PUBLISH, most: 1 }];
  return phases.map(({ name, most }, i) => ({ name, tasks: Math.min(of, most), after: phases[i - 1]?.name ?? null }));
}
