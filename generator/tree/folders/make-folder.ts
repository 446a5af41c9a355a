import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and those it lies in. Step by step: asked for all at once, Node.js never ends where a folder takes none (`/proc`).
 *
 * @returns the folders that were made, the outermost first
 * @throws Error of the system
 * @example makeFolder("/srv/trees/today") // ["/srv/trees", "/srv/trees/today"]
 */
export function makeFolder(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return [];
  const outer = found === undefined && folder !== path.dirname(folder) ? makeFolder(path.dirname(folder)) : [];
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run made it just now.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return outer;
    throw error;
  }
  return [...outer, folder];
}
