/** The directory at the end of a zip (APPNOTE.TXT 6.3.10), Zip64 included: where each member stands. */

import { TreeError } from "./tree-error.ts";

/** Bytes of a zip that can be read from any place. */
export interface Bytes {
  /** For messages. */
  readonly name: string;
  readonly size: number;
  /** The bytes from `start` to before `end`; fewer where they end before. */
  slice(start: number, end: number): Promise<Uint8Array>;
}

/** Where a member stands. */
export interface ZipMember {
  /** Offset of its local header. */
  readonly at: number;
  /** Bytes of its name and of what the directory says more: the local header has about as many. */
  readonly head: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
}

/** Nearly every directory of a small tree is in the last bytes; of a large one, its end. */
const TAIL = 64 * 1024;
const END = { signature: 0x06054b50, length: 22 };
const LOCATOR_64 = { signature: 0x07064b50, length: 20 };
const END_64 = 0x06064b50;
const ENTRY = { signature: 0x02014b50, length: 46 };
const [BEYOND_16, BEYOND_32] = [0xffff, 0xffffffff];

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const u64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** A `TreeError` about a zip that is not whole. */
export const halfZip = (name: string, what: string): TreeError =>
  new TreeError(`${name}: ${what}, expected the whole zip of a tree (download/albero.zip): download it again`);

/** Where the directory is, and how many entries it has. */
interface Place {
  readonly start: number;
  readonly length: number;
  readonly count: number;
}

/** What the record at the end says; where its numbers are too small for the zip, the larger record before it. */
async function placeOf(zip: Bytes, tail: Uint8Array, size: number): Promise<Place> {
  const view = viewOf(tail);
  let at = tail.length - END.length;
  while (at >= 0 && view.getUint32(at, true) !== END.signature) at--;
  if (at < 0) throw halfZip(zip.name, "half a zip, or none: the directory at its end is missing");
  const said = {
    count: view.getUint16(at + 10, true),
    length: view.getUint32(at + 12, true),
    start: view.getUint32(at + 16, true),
  };
  if (said.count < BEYOND_16 && said.length < BEYOND_32 && said.start < BEYOND_32) return said;
  const locator = at - LOCATOR_64.length;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64.signature)
    throw halfZip(zip.name, "the second directory of a large zip is missing");
  const start = u64(view, locator + 8);
  const record =
    start >= size - tail.length ? tail.subarray(start - (size - tail.length)) : await zip.slice(start, start + 56);
  const larger = viewOf(record);
  if (record.length < 56 || larger.getUint32(0, true) !== END_64)
    throw halfZip(zip.name, "the second directory of a large zip is damaged");
  return { count: u64(larger, 32), length: u64(larger, 40), start: u64(larger, 48) };
}

/** Offset of the local header, which Zip64 says in a field of its own where 32 bits are too few. */
function offsetOf(view: DataView, entry: number, extra: number, end: number): number {
  const at = view.getUint32(entry + 42, true);
  if (at !== BEYOND_32) return at;
  for (let field = extra; field + 4 <= end; field += 4 + view.getUint16(field + 2, true))
    if (view.getUint16(field, true) === 1) {
      const sizes = [20, 24].filter((size) => view.getUint32(entry + size, true) === BEYOND_32).length;
      return u64(view, field + 4 + 8 * sizes);
    }
  return at;
}

/**
 * Reads where the members of a zip are: its last bytes, and what of the directory stands before them.
 *
 * @throws TreeError where this is no whole zip
 * @example (await zipDirectory(zip)).get("indici/albero.json") // { at: 1234, packed: 48, … }
 */
export async function zipDirectory(zip: Bytes): Promise<ReadonlyMap<string, ZipMember>> {
  const { size } = zip;
  const tail = await zip.slice(Math.max(0, size - TAIL), size);
  const { start, length, count } = await placeOf(zip, tail, size);
  const before = size - tail.length;
  if (start + length > size) throw halfZip(zip.name, "half a zip: it is shorter than its directory says");
  const directory = start >= before ? tail.subarray(start - before) : await zip.slice(start, start + length);
  const view = viewOf(directory);
  const members = new Map<string, ZipMember>();
  const decoder = new TextDecoder();
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY.length > directory.length || view.getUint32(at, true) !== ENTRY.signature)
      throw halfZip(zip.name, "the directory of the zip is damaged");
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const text = at + ENTRY.length;
    members.set(decoder.decode(directory.subarray(text, text + name)), {
      at: offsetOf(view, at, text + name, text + name + extra),
      head: name + extra,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      method: view.getUint16(at + 10, true),
    });
    at = text + name + extra + comment;
  }
  return members;
}
