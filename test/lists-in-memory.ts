import { StoredTexts } from "../generator/build/stage/stored-texts.ts";
import { HeldList } from "../generator/collections/held-list.ts";
import type { MakeList } from "../generator/collections/sorted-list.ts";
import type { MakeTexts } from "../generator/collections/text-list.ts";

/** Sorted lists that no memory bounds: nothing is written. */
export const listsInMemory: MakeList = (_, format) => new HeldList(format.order);

/** Lists of texts that no memory bounds. */
export const textsInMemory: MakeTexts = (name) => new StoredTexts(name, Number.POSITIVE_INFINITY);
