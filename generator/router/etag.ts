/**
 * A 64-bit fingerprint of some bytes: two 32-bit lanes that take four bytes a step by multiplication and rotation, crossed at the
 * end. Not cryptographic: it tells versions of our own answers apart, nobody gains by forging it.
 *
 * @returns 16 hexadecimal digits, the same on every machine
 * @example fingerprint(new Uint8Array()).length // 16
 */
export function fingerprint(bytes: Uint8Array): string {
  const length = bytes.length;
  // The length keeps apart what the zeros beyond the end would make equal.
  let a = 0x9e3779b9 ^ length;
  let b = 0x85ebca6b ^ length;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  for (let i = 0; i < length; i += 4) {
    let word = 0;
    if (i + 4 <= length) word = view.getInt32(i, true);
    else for (let last = length - 1; last >= i; last--) word = (word << 8) | view.getUint8(last);
    a = Math.imul(a ^ word, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ word, 0x5f356495);
    b = (b << 17) | (b >>> 15);
  }
  const c = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ b;
  const d = Math.imul(b ^ (b >>> 13), 0xc2b2ae35) ^ Math.imul(c ^ (c >>> 15), 0x846ca68b);
  return [c, d].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * Says whether an `If-None-Match` header names a tag, by weak comparison (RFC 9110, 13.1.2): a list, `*`, with or without `W/`.
 *
 * @example namesTag('"x", W/"y"', '"y"') // true
 * @example namesTag('"x"', 'W/"x"') // true
 */
export function namesTag(header: string, etag: string): boolean {
  return header.trim() === "*" || (header.match(/"[^"]*"/g) ?? []).some((tag) => etag.endsWith(tag));
}
