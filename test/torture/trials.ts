/** The trials, in the order in which they run. */

import type { Trial } from "./trial.ts";

export const TRIALS: readonly Trial[] = [];
