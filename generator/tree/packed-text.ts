import type { PackPlace } from "./pack.ts";

/**
 * The text of one act in a pack.
 *
 * @throws RangeError where the pack has no such act
 * @example packedText(pack, "legge/1990/08/07/241") // '"eli":"eli:/it/legge/1990/08/07/241",...'
 */
export function packedText(pack: Buffer, file: string): string {
  const texts = pack.indexOf(10) + 1;
  const places = JSON.parse(pack.toString("utf8", 0, texts)) as Readonly<Record<string, PackPlace>>;
  if (!Object.hasOwn(places, file)) throw new RangeError(`${file}: non è nel pacchetto`);
  const [start, length] = places[file]!;
  return pack.toString("utf8", texts + start, texts + start + length);
}
