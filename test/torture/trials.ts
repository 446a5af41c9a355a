/** The trials, in the order in which they run. */

import { downloadKill } from "./download-kill.ts";
import { kill } from "./kill.ts";
import { swaps } from "./swaps.ts";
import type { Trial } from "./trial.ts";
import { wire } from "./wire.ts";

export const TRIALS: readonly Trial[] = [kill, downloadKill, swaps, wire];
