import { SortedRuns } from "../generator/build/stage/sorted-runs.ts";
import { StoredTexts } from "../generator/build/stage/stored-texts.ts";
import type { MakeList } from "../generator/collections/sorted-list.ts";
import type { MakeTexts } from "../generator/collections/text-list.ts";

/** Sorted lists that no memory bounds: nothing is written. */
export const listsInMemory: MakeList = (name, format) => new SortedRuns(name, Number.POSITIVE_INFINITY, format);

/** Lists of texts that no memory bounds. */
export const textsInMemory: MakeTexts = (name) => new StoredTexts(name, Number.POSITIVE_INFINITY);
