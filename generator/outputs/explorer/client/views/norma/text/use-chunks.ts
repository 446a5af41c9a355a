import { useEffect, useState } from "preact/hooks";
import { useAwaited } from "../../../data/settled.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * How many chunks are drawn: those that are wanted at once, then one more each time the page is idle.
 *
 * @param count of all
 * @param wanted chunks that the address asks for
 */
export function useChunks(count: number, wanted: number): number {
  const [drawn, setDrawn] = useState(wanted);
  const shown = Math.min(count, Math.max(drawn, wanted));
  useEffect(() => (shown < count ? whenIdle(() => setDrawn(shown + 1)) : undefined), [shown, count]);
  useAwaited(shown < count);
  return shown;
}
