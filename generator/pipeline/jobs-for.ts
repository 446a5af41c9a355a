import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { filesBelow } from "../sources/files-below.ts";

/** Bytes of acts below which a second thread is not worth its start: a third of a second, in which one thread reads so much. */
const SMALL = 2 * 1024 * 1024;

/**
 * How many threads a collection is read with where nobody says.
 *
 * @param data folder of the data
 * @example await jobsFor("data-raw") // 1
 */
export async function jobsFor(data: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(path.join(data, "norme"))) bytes += statSync(file).size;
  return bytes < SMALL ? 1 : availableParallelism();
}
