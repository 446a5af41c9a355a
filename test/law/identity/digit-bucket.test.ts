import { describe, expect, it } from "vitest";
import { digitBucket } from "../../../generator/law/identity/digit-bucket.ts";

describe("the bucket of a number", () => {
  it("is the rest of its first digits, in two digits", () => {
    expect(digitBucket("241", 16)).toBe("01");
    expect(digitBucket("2-b", 16)).toBe("02");
    expect(digitBucket("108-376-B", 32)).toBe("12");
  });

  it("is exact for a number of any length", () => {
    expect(digitBucket("9007199254740993", 32)).toBe(String(9007199254740993n % 32n).padStart(2, "0"));
  });

  it("is the first where there is no number", () => {
    for (const text of ["", "bis-3", "-"]) expect(digitBucket(text, 16)).toBe("00");
  });
});
