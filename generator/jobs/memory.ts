import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Memory in use above which a run gives back what it no longer needs: on a large machine the engine would let it lie. */
const MUCH = 1024 * 1024 * 1024;

/**
 * Gives memory back between two steps of a long run: what lives is moved together, and whole pages go. Costs half a second where much is
 * in use, nothing where little is.
 *
 * @example giveBack()
 */
export function giveBack(): void {
  if (process.memoryUsage.rss() < MUCH) return;
  setFlagsFromString("--expose-gc");
  setFlagsFromString("--compact-on-every-full-gc");
  (runInNewContext("gc") as () => void)();
  setFlagsFromString("--no-compact-on-every-full-gc");
}
