import { describe, expect, it } from "vitest";
import { attempt } from "../../../generator/sources/download/attempt.ts";
import { networkTrouble } from "../../../generator/sources/download/transport/persist.ts";
import { retryAfter } from "../../../generator/sources/download/transport/statuses.ts";

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

describe("what goes wrong on this machine", () => {
  it("a full disk is an outcome with its remedy, and ends no other file", async () => {
    const outcome = await attempt("Normattiva", "norme/a.zip", () => Promise.reject(systemError("ENOSPC")));
    expect(outcome).toMatchObject({ what: "refused", why: expect.stringMatching(/disk is full: make room/) });
  });

  it("a folder that cannot be written is named with its remedy", async () => {
    const outcome = await attempt("Normattiva", "norme/a.zip", () => Promise.reject(systemError("EACCES")));
    expect(outcome.why).toMatch(/make the data folder writable/);
  });

  it("a bug is no outcome", async () => {
    await expect(attempt("a", "b", () => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(TypeError);
  });
});

describe("what goes wrong on the way", () => {
  it("a certificate that cannot be checked is said plainly, and not passed over", () => {
    const error = systemError("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
    expect(() => networkTrouble("https://api.normattiva.it", error)).toThrow(/certificate cannot be checked.*--mirror/);
  });

  it("a broken connection passes", () => {
    expect(networkTrouble("https://dati.camera.it", systemError("ECONNRESET"))).toMatchObject({ again: "network" });
  });

  it.each([
    ["120", 120_000],
    ["Thu, 01 Jan 1970 00:01:00 GMT", 60_000],
    ["soon", undefined],
    [undefined, undefined],
  ])("Retry-After: %s", (value, wait) => {
    expect(retryAfter(value, 0)).toBe(wait);
  });
});
