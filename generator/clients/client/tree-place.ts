/** Where the files of a tree are had from. */

import type { Read } from "../../format/read-tree.ts";

/** A place with a tree: an address, a folder, a zip, a function that reads. */
export interface TreePlace {
  /** For messages: `https://example.org/`, `dist-api`. */
  readonly name: string;
  /** The bytes of a file, `null` where there is none. Rejects where the place cannot be read, with a `TreeError` where that has a remedy. */
  readonly read: Read;
  /** Closes what was opened; the next read opens the place anew. */
  close?(): Promise<void>;
}
