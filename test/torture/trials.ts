/** The trials, in the order in which they run. */

import { downloadKill } from "./download-kill.ts";
import { inputs } from "./inputs/trial.ts";
import { kill } from "./kill.ts";
import { router } from "./router.ts";
import { swaps } from "./swaps.ts";
import type { Trial } from "./trial.ts";

export const TRIALS: readonly Trial[] = [kill, downloadKill, swaps, router, inputs];
