/** Numbers, lines and texts in bytes, as every kind of file has them. */

const utf8 = /* @__PURE__ */ new TextEncoder();
const lenient = /* @__PURE__ */ new TextDecoder();

/** Text of some bytes. */
export const decode = (bytes: Uint8Array): string => lenient.decode(bytes);

/** The bytes of a document one after the other; texts are UTF-8. How they are joined is the engine's own. */
export type Pieces = readonly (string | Uint8Array)[];

/**
 * One array of many pieces.
 *
 * @example concat(["è", Uint8Array.of(10)]) // Uint8Array [0xc3, 0xa8, 10]
 */
export function concat(pieces: Pieces): Uint8Array {
  const arrays = pieces.map((piece) => (typeof piece === "string" ? utf8.encode(piece) : piece));
  const all = new Uint8Array(arrays.reduce((length, array) => length + array.length, 0));
  let at = 0;
  arrays.forEach((array) => {
    all.set(array, at);
    at += array.length;
  });
  return all;
}

/**
 * Offset just after the first newline at or after `from`, 0 where there is none.
 *
 * @example afterLine(new TextEncoder().encode("uno\ndue\n"), 4) // 8
 */
export const afterLine = (bytes: Uint8Array, from = 0): number => bytes.indexOf(10, from) + 1;

/** Reader of 32-bit little-endian integers, by their index; the array may start anywhere in its buffer. */
export function words(bytes: Uint8Array): (index: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (index) => view.getUint32(4 * index, true);
}

/** So many 32-bit integers, little-endian whatever the machine, and where the next one is put. */
export interface WordWriter {
  readonly view: DataView;
  readonly bytes: Uint8Array;
  /** Writes the next integers; of a list so many, each by its place. */
  put(...values: readonly number[]): void;
  list(count: number, of: (place: number) => number): void;
}

/**
 * A writer of 32-bit little-endian integers.
 *
 * @param size bytes of the file
 * @example const writer = wordWriter(8); writer.put(1, 2); writer.bytes // Uint8Array [1, 0, 0, 0, 2, 0, 0, 0]
 */
export function wordWriter(size: number): WordWriter {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const next = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  return {
    view,
    bytes,
    put: (...values) => values.forEach(next),
    list(count, of) {
      for (let place = 0; place < count; place++) next(of(place));
    },
  };
}
