import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MIB = 1024 * 1024;
/** Memory in use above which a run gives back what it no longer needs: on a large machine the engine would let it lie. */
const MUCH = 1280 * MIB;
/** Above which it is worth while to move what lives. */
const MUCH_SCATTERED = 1024 * MIB;

function collect(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/**
 * Gives memory back between two steps of a long run. Costs a second where much is in use, nothing where little is.
 *
 * @example giveBack()
 */
export function giveBack(): void {
  if (process.memoryUsage.rss() >= MUCH) collect();
}

/**
 * Gives memory back after a step that made much and kept little of it, here and there: what lives is moved together, so that whole pages
 * go. For a moment it takes as much again as lives. Costs half a second where much is in use, nothing where little is.
 *
 * @example giveBackScattered()
 */
export function giveBackScattered(): void {
  if (process.memoryUsage.rss() < MUCH_SCATTERED) return;
  setFlagsFromString("--compact-on-every-full-gc");
  collect();
  setFlagsFromString("--no-compact-on-every-full-gc");
}
