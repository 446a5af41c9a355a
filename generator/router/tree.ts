/** How the router sees the files of the tree (`generator/format/FORMAT.md`). */

import { BASE_PATH } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { afterLine, decode } from "../format/bytes.ts";

/**
 * Gives the bytes of a file of the tree, `null` where there is none; rejects when it cannot be read. The same array for the same file
 * lets the router keep what it parsed.
 */
export type Read = (name: string) => Promise<Uint8Array | null>;

/** Reads a file that every tree has; rejects where this one has not. */
export async function must(read: Read, name: string): Promise<Uint8Array> {
  const bytes = await read(name);
  if (!bytes) throw new Error(`manca ${name}: rigenerare l'albero con \`npm run generate\``);
  return bytes;
}

/**
 * What is asked for before it is known whether it is wanted: it may fail without being heard.
 *
 * @example const act = ahead(read("indici/albero.json"))
 */
export function ahead<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Name in the tree of the answer at a path below the base, which begins with a slash. */
export const answerFile = (path: string): string => `${BASE_PATH.slice(1)}${path}.json`;

const parsed = new WeakMap<Uint8Array, unknown>();

/** What a JSON file says. Parsed once as long as the reader hands out the same array. */
export function json<T>(bytes: Uint8Array): T {
  if (!parsed.has(bytes)) parsed.set(bytes, JSON.parse(decode(bytes)));
  // What a file of the tree says, its format says.
  return parsed.get(bytes) as T;
}

/**
 * What an object read from JSON says under a key: never what every object inherits.
 *
 * @example own({ a: 1 }, "a") // 1
 * @example own({ a: 1 }, "constructor") // undefined
 */
export function own<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Name in the tree of the card of an operation. */
export const cardFile = (operation: string): string => `indici/${operation}.json`;

/** Offset of the end of the JSON object that begins at `start`: where the braces outside its texts are closed. */
function endOfObject(json: Uint8Array, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < json.length; at++) {
    const c = json[at];
    if (quoted && c === BACKSLASH) at++;
    else if (c === QUOTE) quoted = !quoted;
    else if (!quoted && c === OPEN) depth++;
    else if (!quoted && c === CLOSE && --depth === 0) return at + 1;
  }
  throw new Error("scheda rotta: rigenerare l'albero con `npm run generate`");
}
const [QUOTE, BACKSLASH, OPEN, CLOSE] = [34, 92, 123, 125];

/**
 * Line 1 of an answer, newline included, from the bytes of a card, which begins `{"meta":{"it":{…},"en":{…}}`. Taken as it is written:
 * an engine may order the keys of what it has parsed anew.
 */
export function metaLine(card: Uint8Array, lingua: Lingua): string {
  const it = '{"meta":{"it":'.length;
  const end = endOfObject(card, it);
  const en = end + ',"en":'.length;
  const meta = lingua === "it" ? card.subarray(it, end) : card.subarray(en, endOfObject(card, en));
  return `{"meta":${decode(meta)},\n`;
}

/** The card of an operation: what it says besides, and line 1 of the operation's answers. */
export interface Card<Said> {
  readonly said: Said;
  metaLine(lingua: Lingua): string;
}

/** Reads the card of an operation. */
export async function card<Said>(read: Read, operation: string): Promise<Card<Said>> {
  const bytes = await must(read, cardFile(operation));
  return { said: json<Said>(bytes), metaLine: (lingua) => metaLine(bytes, lingua) };
}

/**
 * Line 2 of an answer with lists, which lacks the braces and ends with a comma.
 *
 * @param second where it begins: at 0 in an answer without line 1
 * @throws SyntaxError where the file is none of these
 * @example scalarsOf(new TextEncoder().encode('{"meta":{},\n"totale":3,\n"norme":[')) // { totale: 3 }
 */
export function scalarsOf<S>(file: Uint8Array, second = afterLine(file)): S {
  return JSON.parse(`{${decode(file.subarray(second, afterLine(file, second) - 2))}}`);
}
