/** A tree in a zip: members are read where they stand, nothing is unpacked beforehand. */

import type { TreePlace } from "./tree-place.ts";
import { type Bytes, halfZip, type ZipMember, zipDirectory } from "./zip-directory.ts";

const LOCAL = { signature: 0x04034b50, length: 30 };
/** A local header may say a little more than the directory: so many bytes are read along. */
const SLACK = 64;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let code = byte;
  for (let bit = 0; bit < 8; bit++) code = code & 1 ? (code >>> 1) ^ 0xedb88320 : code >>> 1;
  return code;
});

/** CRC-32 of some bytes, as a zip holds it. */
function crc32(bytes: Uint8Array): number {
  let code = 0xffffffff;
  for (const byte of bytes) code = (code >>> 8) ^ (TABLE[(code ^ byte) & 0xff] ?? 0);
  return (code ^ 0xffffffff) >>> 0;
}

/** What is deflated, as many bytes as are due; `null` where it is more or fewer. Nothing is unpacked beyond one piece more. */
async function inflated(packed: Uint8Array, due: number): Promise<Uint8Array | null> {
  const stream = new Blob([Uint8Array.from(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > due) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts.map((part) => Uint8Array.from(part))).arrayBuffer());
}

/** The bytes of a member, held against its checksum. */
async function memberBytes(zip: Bytes, name: string, member: ZipMember): Promise<Uint8Array> {
  const { at, head, packed, size, crc, method } = member;
  const broken = () => halfZip(zip.name, `${name} in it is damaged`);
  let read = await zip.slice(at, at + LOCAL.length + head + packed + SLACK);
  const view = new DataView(read.buffer, read.byteOffset, read.length);
  if (read.length < LOCAL.length || view.getUint32(0, true) !== LOCAL.signature) throw broken();
  const start = LOCAL.length + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + packed > read.length) read = await zip.slice(at, at + start + packed);
  const held = read.subarray(start, start + packed);
  if (held.length < packed || (method !== 0 && method !== 8)) throw broken();
  const bytes = method === 0 ? held : await inflated(held, size).catch(() => null);
  if (bytes?.length !== size || crc32(bytes) !== crc) throw broken();
  return bytes;
}

/**
 * The tree in a zip.
 *
 * @param open opens the zip; called again after it was closed
 * @example zipTree("albero.zip", () => fileBytes("albero.zip"))
 */
export function zipTree(name: string, open: () => Promise<Bytes & { close(): Promise<void> }>): TreePlace {
  const opened = async () => {
    const zip = await open();
    try {
      return { zip, members: await zipDirectory(zip) };
    } catch (error) {
      await zip.close();
      throw error;
    }
  };
  let held: ReturnType<typeof opened> | undefined;
  return {
    name,
    async read(asked) {
      held ??= opened();
      const { zip, members } = await held.catch((error: unknown) => {
        held = undefined;
        throw error;
      });
      const member = members.get(asked);
      return member ? memberBytes(zip, asked, member) : null;
    },
    async close() {
      const before = held;
      held = undefined;
      await before?.then(({ zip }) => zip.close()).catch(() => undefined);
    },
  };
}
