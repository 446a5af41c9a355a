/** Compression by WebAssembly: any bytes, bounds, and what a fault leaves. */

import { inflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deflatedBytes, LONGEST } from "../../generator/tree/libdeflate/libdeflate.ts";
import { sha256 } from "../../generator/tree/sha256.ts";

const text = new TextEncoder().encode("Articolo di esempio. ".repeat(200_000));

afterEach(() => void vi.restoreAllMocks());

describe("deflated by WebAssembly", () => {
  it("gives what an inflater reads, empty or longer than the memory it begins with", () => {
    for (const bytes of [new Uint8Array(), new Uint8Array([91, 93, 10]), text, new Uint8Array(40_000_000).fill(7)])
      expect(Buffer.compare(inflateRawSync(deflatedBytes(bytes)), bytes)).toBe(0);
  });

  it("always gives the same bytes", () => {
    expect(sha256(deflatedBytes(text.subarray(0, 100_000)))).toBe(
      "6bf982fcef976d76d4812796f5b4915e77d1b8b6eb1a7b5da4447bfa7b239d56",
    );
  });

  it("listens to nothing of the process", () => {
    deflatedBytes(text);
    const listening = (name: string) =>
      process.listeners(name as "exit").filter((one) => /ExitStatus|throw reason/.test(`${one}`));
    expect([...listening("uncaughtException"), ...listening("unhandledRejection")]).toEqual([]);
  });

  it("refuses in a sentence what is too long, and goes on", () => {
    const long = Object.defineProperty(new Uint8Array(1), "length", { value: LONGEST + 1 });
    expect(() => deflatedBytes(long)).toThrow(/^a text of 536870913 bytes is too long/);
    expect(inflateRawSync(deflatedBytes(text))).toHaveLength(text.length);
  });

  it("says that memory is short where it cannot grow, and begins anew", () => {
    vi.spyOn(WebAssembly.Memory.prototype, "grow").mockImplementation(() => {
      throw new RangeError("no memory");
    });
    expect(() => deflatedBytes(new Uint8Array(60_000_000))).toThrow(
      /^there is no memory to compress a text of 60000000 bytes/,
    );
    vi.restoreAllMocks();
    expect(inflateRawSync(deflatedBytes(text))).toHaveLength(text.length);
  });
});
