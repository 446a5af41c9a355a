/**
 * A 64-bit fingerprint of some bytes: two 32-bit lanes that take four bytes a step by multiplication and rotation, crossed at the
 * end. Not cryptographic: it tells versions of our own answers apart, nobody gains by forging it.
 *
 * @returns 16 hexadecimal digits, the same on every machine
 * @example fingerprint(new Uint8Array()).length // 16
 */
export function fingerprint(bytes: Uint8Array): string {
  const length = bytes.length;
  let a = 0x9e3779b9 ^ length;
  let b = 0x85ebca6b ^ length;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const word = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    a = Math.imul(a ^ word, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ word, 0x5f356495);
    b = (b << 17) | (b >>> 15);
  }
  for (; i < length; i++) {
    a = Math.imul(a ^ bytes[i]!, 0x01000193);
    b = Math.imul(b ^ bytes[i]!, 0x27d4eb2f);
  }
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x846ca68b) ^ Math.imul(a ^ (a >>> 13), 0x165667b1);
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}

const TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Says whether an `If-None-Match` header names a tag, by weak comparison (RFC 9110, 13.1.2): a list, `*`, with or without `W/`.
 *
 * @example namesTag('"x", W/"y"', '"y"') // true
 */
export function namesTag(header: string, etag: string): boolean {
  if (header.trim() === "*") return true;
  for (const match of header.matchAll(TAG)) if (match[1] === etag) return true;
  return false;
}
