import { describe, expect, it } from "vitest";
import { TextBytes } from "../../generator/jobs/text-bytes.ts";

describe("text gathered as bytes", () => {
  it("is what it would be by itself, however much there is and whatever its letters", () => {
    const text = new TextBytes();
    const pieces = ["è", "’", "𝄞", "a".repeat(100_000), "à".repeat(100_000), "’".repeat(100_000), ""];
    for (const piece of pieces) text.add(piece);
    expect(text.bytes().equals(Buffer.from(pieces.join("")))).toBe(true);
    expect(text.length).toBe(Buffer.byteLength(pieces.join("")));
  });

  it("has something between lines and a newline after the last; of no line, nothing", () => {
    const text = new TextBytes();
    expect([text.addLines(["è", "b"], ",\n"), text.addLines([], ",\n"), text.addLines(["c"], ",\n")]).toEqual([
      6, 0, 2,
    ]);
    expect(text.bytes().toString()).toBe("è,\nb\nc\n");
  });

  it("begins anew where it was cleared", () => {
    const text = new TextBytes();
    text.add("before");
    text.clear();
    text.add("è");
    expect(text.bytes().toString()).toBe("è");
  });
});
