import { SortedRuns } from "../generator/build/stage/sorted-runs.ts";
import type { MakeList } from "../generator/collections/sorted-list.ts";

/** Sorted lists that no memory bounds: nothing is written. */
export const listsInMemory: MakeList = (name, format) => new SortedRuns(name, Number.POSITIVE_INFINITY, format);
