import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Memory in use above which a run gives back what it no longer needs: on a large machine the engine would let it lie. */
const MUCH = 1280 * 1024 * 1024;

/**
 * Gives memory back between two steps of a long run. Costs a second where much is in use, nothing where little is.
 *
 * @example giveBack()
 */
export function giveBack(): void {
  if (process.memoryUsage.rss() < MUCH) return;
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
