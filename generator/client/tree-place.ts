/** Where the files of a tree are had from. */

import type { Read } from "../router/tree.ts";

/** A place with a tree: an address, a folder, a zip, a function that reads. */
export interface TreePlace {
  /** For messages: `https://example.org/`, `dist-api`. */
  readonly name: string;
  /** The bytes of a file, `null` where there is none. Rejects where the place cannot be read, with a `TreeError` where that has a remedy. */
  readonly read: Read;
  /** Closes what was opened; the next read opens the place anew. */
  close?(): Promise<void>;
}

/** Says that a place is no longer what it was when it was opened: another file in place of a zip, for example. */
export class PlaceChanged extends Error {}

const START_OF_PAGE = /^\s*<(?:!doctype|html|head|body|\?xml)/i;

/**
 * Whether bytes are a page, where a file of data was asked for: what many hosts answer, with status 200, to an address that they do not know.
 *
 * @example isPage(new TextEncoder().encode("<!DOCTYPE html>")) // true
 */
export const isPage = (bytes: Uint8Array): boolean =>
  START_OF_PAGE.test(new TextDecoder().decode(bytes.subarray(0, 200)));
