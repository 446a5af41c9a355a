/** How the router sees the files of the tree (`generator/format/FORMAT.md`). */

import { BASE_PATH } from "../contract/operations.ts";
import type { Lingua } from "../contract/prose.ts";
import { decode } from "./bytes.ts";
import { cardFile, metaLine } from "./card.ts";

/**
 * Gives the bytes of a file of the tree, `null` where there is none; rejects when it cannot be read. The same array for the same file
 * lets the router keep what it parsed.
 */
export type Read = (name: string) => Promise<Uint8Array | null>;

/** Reads a file that every tree has; rejects where this one has not. */
export async function readRequired(read: Read, name: string): Promise<Uint8Array> {
  const bytes = await read(name);
  if (!bytes) throw new Error(`manca ${name}: rigenerare l'albero con \`npm run generate\``);
  return bytes;
}

/** Name in the tree of the answer at a path below the base, which begins with a slash. */
export const answerFile = (path: string): string => `${BASE_PATH.slice(1)}${path}.json`;

const parsed = new WeakMap<Uint8Array, unknown>();

/**
 * What a JSON file says. Parsed once as long as the reader hands out the same array.
 *
 * @param part of the file, where not all of it is JSON: always the same one
 */
export function json<T>(bytes: Uint8Array, part = bytes): T {
  if (!parsed.has(bytes)) parsed.set(bytes, JSON.parse(decode(part)));
  // What a file of the tree says, its format says.
  return parsed.get(bytes) as T;
}

/** The card of an operation: what it says besides, and line 1 of the operation's answers. */
interface Card<Said> {
  readonly said: Said;
  metaLine(lingua: Lingua): string;
}

/** Reads the card of an operation. */
export async function card<Said>(read: Read, operation: string): Promise<Card<Said>> {
  const bytes = await readRequired(read, cardFile(operation));
  return { said: json<Said>(bytes), metaLine: (lingua) => metaLine(bytes, lingua) };
}
