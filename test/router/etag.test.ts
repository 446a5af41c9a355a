import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint, namesTag } from "../../generator/router/etag.ts";

describe("a fingerprint", () => {
  it("is 16 hexadecimal digits and depends on the bytes alone, not on where they stand", () => {
    const bytes = Uint8Array.of(0, 0, 0, 1, 2, 3, 4, 5);
    expect(fingerprint(bytes.subarray(3))).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint(bytes.subarray(3))).toBe(fingerprint(Uint8Array.of(1, 2, 3, 4, 5)));
  });

  it("changes with any single bit, at any length", () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat(7), (some, at, bit) => {
        const other = some.slice();
        other[at % some.length]! ^= 1 << bit;
        expect(fingerprint(other)).not.toBe(fingerprint(some));
      }),
    );
  });

  it("keeps apart runs of zeros and 200,000 numbered documents", () => {
    const seen = new Set<string>();
    for (let n = 0; n < 64; n++) seen.add(fingerprint(new Uint8Array(n)));
    const utf8 = new TextEncoder();
    for (let n = 0; n < 200_000; n++) seen.add(fingerprint(utf8.encode(`{"limit":${n},"offset":${n * 7}}`)));
    expect(seen.size).toBe(200_064);
  });
});

describe("If-None-Match", () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ["*", true],
    [" * ", true],
    ['"x", "a"', true],
    ['"x" , W/"a","y"', true],
    ["a", false],
    ['"A"', false],
    ['"aa"', false],
    ['"b"', false],
    ['"', false],
    ["", false],
    ['"x, "a', false],
  ])("%j names the tag: %s", (header, named) => expect(namesTag(header, '"a"')).toBe(named));
});
